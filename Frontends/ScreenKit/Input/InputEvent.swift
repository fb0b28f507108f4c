/// What happens to a program that draws on a terminal.
package enum InputEvent: Sendable, Hashable {
  case key(Key)
  /// Text that was pasted as a whole.
  case paste(String)
  case mouse(MouseEvent)
  /// The terminal has another size now.
  case resize(Size)
  /// The terminal told what colour its background has.
  case background(Background)
  /// The program goes on after it was stopped: all has to be drawn anew.
  case resume
  /// The program is asked to end: by a signal, or since the terminal is gone.
  case end
}

/// What a mouse did, or a finger on a phone.
package struct MouseEvent: Sendable, Hashable {
  /// What was done.
  package enum Action: Sendable, Hashable {
    case press
    case release
    case scrollUp
    case scrollDown
  }

  package let action: Action
  package let point: Point

  package init(_ action: Action, at point: Point) {
    self.action = action
    self.point = point
  }
}
