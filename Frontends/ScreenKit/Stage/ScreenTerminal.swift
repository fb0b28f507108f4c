/// A terminal that shows grids and tells of keys: ncurses in programs, memory in tests.
///
/// Used by one thread, but for `alarm`.
package protocol ScreenTerminal: AnyObject {
  /// The cells there are.
  var size: Size { get }
  /// The colours there are.
  var theme: Theme { get set }
  /// How long the program has run.
  var uptime: Duration { get }
  /// Ends a wait from any thread, the present one or the next.
  var alarm: @Sendable () -> Void { get }

  /// Shows a grid of the terminal's size; what is there already is not written again.
  func show(_ grid: Grid, cursor: Point?)
  /// Waits for events.
  ///
  /// - Parameter patience: the longest wait; nil for ever.
  /// - Returns: none after an alarm or when the wait was over.
  func wait(_ patience: Duration?) -> [InputEvent]
  /// Gives the terminal back and stops the process until it is called back; then tells `resume`.
  func stop()
  /// Makes the next grid be written as a whole.
  func forget()
  /// A short sound or flash.
  func ring()
}
