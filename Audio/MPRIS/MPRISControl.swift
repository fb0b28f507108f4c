import Glibc
import HearthPorts

/// A media player on the session bus.
///
/// A thread of its own speaks with the bus; nobody else ever waits for it.
final class MPRISControl: RemoteControl {
  private let mailbox: Mailbox

  /// A player under a name of its own: a second one has its process identifier in it.
  ///
  /// - Throws: `RemoteControlError.unavailable` where there is no bus, or it gives us no name.
  init(_ request: RemoteControlRequest) throws(RemoteControlError) {
    guard let address = Self.address(request.environment) else {
      throw .unavailable(detail: "DBUS_SESSION_BUS_ADDRESS")
    }
    let bus = try BusConnection(address)
    let name = MediaPlayer.busName
    guard bus.take(name) || bus.take("\(name).instance\(getpid())") else {
      throw .unavailable(detail: name)
    }
    mailbox = try Mailbox()
    BusThread(bus, mailbox, request).start()
  }

  deinit { close() }

  func show(_ state: MediaState) { mailbox.leave(state) }

  func close() { mailbox.close() }

  /// Where the session bus is; libdbus itself would start one where there is none.
  private static func address(_ environment: (String) -> String?) -> String? {
    if let address = environment("DBUS_SESSION_BUS_ADDRESS"), !address.isEmpty { return address }
    guard let folder = environment("XDG_RUNTIME_DIR"), access("\(folder)/bus", F_OK) == 0 else {
      return nil
    }
    return "unix:path=\(folder)/bus"
  }
}
