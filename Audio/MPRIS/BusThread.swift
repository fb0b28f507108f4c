import Dispatch
import HearthPorts

/// The thread that speaks with the bus, until the player closes its control or the bus goes away.
// Only `run`, on the one queue of `start`, uses the bus and the desk; the mailbox has a lock of its own.
final class BusThread: @unchecked Sendable {
  private let bus: BusConnection
  private let desk: BusDesk
  private let mailbox: Mailbox
  private let lost: @Sendable (RemoteControlError) -> Void

  init(_ bus: BusConnection, _ mailbox: Mailbox, _ request: RemoteControlRequest) {
    self.bus = bus
    self.mailbox = mailbox
    desk = BusDesk(bus, request)
    lost = request.lost
  }

  /// Begins, and keeps itself as long as it goes on.
  func start() {
    DispatchQueue(label: "hearth.mpris").async { self.run() }
  }

  private func run() {
    while true {
      let mail = mailbox.take()
      if mail.isClosed { return }
      if let state = mail.state { desk.show(state) }
      guard answer(), let descriptor = bus.descriptor else { return lost(.lost) }
      mailbox.wait(for: descriptor, toWrite: bus.hasMore)
    }
  }

  /// Answers all that has come; false where the bus has gone.
  private func answer() -> Bool {
    while bus.exchange() {
      let messages = Array(sequence(state: bus) { $0.next() })
      if messages.isEmpty { return true }
      for message in messages {
        if message.isFarewell { return false }
        if message.isCall { desk.answer(message) }
      }
    }
    return false
  }
}
