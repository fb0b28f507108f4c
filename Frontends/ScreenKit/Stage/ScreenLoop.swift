/// Lets a stage live on a terminal: events in, frames out, work beside it.
package struct ScreenLoop {
  private let terminal: any ScreenTerminal
  private let stage: Stage
  private let mailbox: Mailbox

  /// Work that is done within this time is shown in the same frame as the key that asked for it.
  private static let instant = Duration.milliseconds(12)

  /// A loop of a stage that has a screen.
  package init(_ stage: Stage, on terminal: any ScreenTerminal, mailbox: Mailbox) {
    self.stage = stage
    self.terminal = terminal
    self.mailbox = mailbox
  }

  /// Runs until the stage is over.
  ///
  /// - Parameter adjust: chooses the theme before each frame.
  package func run(_ adjust: (any ScreenTerminal) -> Void = { _ in }) {
    while !stage.isOver {
      stage.start(mailbox, alarm: terminal.alarm)
      awaitInstantWork()
      if stage.isOver { break }
      if stage.isStopAsked {
        stage.isStopAsked = false
        terminal.stop()
        stage.handle(.resume)
      }
      adjust(terminal)
      show()
      let events = terminal.wait(stage.patience)
      take(events)
      if events.isEmpty, mailbox.isEmpty { stage.refreshByPace() }
      stage.deliver(from: mailbox)
    }
  }

  private func take(_ events: [InputEvent]) {
    stage.advance(to: terminal.uptime)
    events.forEach(stage.handle)
  }

  private func awaitInstantWork() {
    let deadline = terminal.uptime + Self.instant
    while stage.holdsInput, !stage.isOver, terminal.uptime < deadline {
      take(terminal.wait(deadline - terminal.uptime))
      stage.deliver(from: mailbox)
      stage.start(mailbox, alarm: terminal.alarm)
    }
  }

  private func show() {
    if stage.isRedrawAsked {
      stage.isRedrawAsked = false
      terminal.forget()
    }
    let grid = Grid(terminal.size)
    stage.draw(on: grid)
    terminal.show(grid, cursor: stage.cursor)
  }
}
