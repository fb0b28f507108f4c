/// A row of a screen's table of keys: what it is called and what it does.
package struct KeyBinding {
  /// Any of these.
  package let keys: [Key]
  /// What it does, for help and for the bar.
  package let label: String
  /// Whether the bar at the bottom shows it.
  package let isInBar: Bool
  /// Does it.
  package let action: () -> Void

  package init(
    _ keys: Key...,
    label: String,
    isInBar: Bool = false,
    action: @escaping () -> Void
  ) {
    self.keys = keys
    self.label = label
    self.isInBar = isInBar
    self.action = action
  }

  /// Its keys as help shows them.
  package var names: String { keys.map(\.name).joined(separator: " ") }
}
