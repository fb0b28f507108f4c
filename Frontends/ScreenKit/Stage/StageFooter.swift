/// A line at the foot of every full screen.
package protocol StageFooter: AnyObject {
  /// How often it looks at the clock; nil for never.
  var pace: Duration? { get }
  /// The rows it needs now.
  var rows: Int { get }
  /// The keys that it answers in every screen that shows it, unless the screen takes them.
  func keys(_ stage: Stage) -> [KeyBinding]
  /// Draws it.
  func draw(on canvas: Canvas, _ stage: Stage)
}
