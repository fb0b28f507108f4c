/// One scene: it draws itself into cells and answers keys.
///
/// A screen belongs to one stage and is used on its thread alone.
package protocol Screen: AnyObject {
  /// What stands in the bar at the top, or in the frame of a panel.
  var title: String { get }
  /// Whether and how large it lies over the screen below.
  var placement: Placement { get }
  /// How often it looks at the clock; nil for never.
  var pace: Duration? { get }
  /// Whether the footer is shown with it.
  var showsFooter: Bool { get }
  /// Whether letters are typed into it; else a Russian keyboard's letters are taken for the Latin ones
  /// in their place.
  var isTyping: Bool { get }

  /// All keys that it answers, in the order of help.
  func keys(_ stage: Stage) -> [KeyBinding]
  /// Draws it as it is.
  func draw(on canvas: Canvas, _ stage: Stage)
  /// Takes an event before the table of keys is asked.
  ///
  /// - Returns: whether that was all.
  func take(_ event: InputEvent, _ stage: Stage) -> Bool
  /// Reads anew what it shows: when it comes to the front, when others have written, when time passes.
  func refresh(_ stage: Stage)
}

/// Where a screen lies.
package enum Placement: Sendable, Hashable {
  /// All of the terminal but the bars.
  case full
  /// In the middle, at most so large.
  case panel(Size)
}

extension Screen {
  package var placement: Placement { .full }
  package var pace: Duration? { nil }
  package var isTyping: Bool { false }
  package var showsFooter: Bool { true }

  package func take(_ event: InputEvent, _ stage: Stage) -> Bool { false }
  package func refresh(_ stage: Stage) {}
}
