import Glibc
import Testing

/// A session bus of a test's own, and real clients on it.
final class SessionBus: Sendable {
  /// Where it is, as the environment tells it.
  let address: String
  private let folder: SoundFolder
  private let daemon: Partner

  init(in folder: SoundFolder) throws {
    self.folder = folder
    let socket = "\(folder.path)/bus"
    address = "unix:path=\(socket)"
    daemon = try Partner(
      "dbus-daemon",
      ["--session", "--nofork", "--nopidfile", "--address=\(address)", "--print-address=1"],
      environment: ["HOME": folder.path],
      output: "\(folder.path)/bus-address"
    )
    // It tells where it is when it can be spoken to.
    let hasStarted = waitUntil { (try? folder.bytes(of: "bus-address"))?.isEmpty == false }
    try #require(hasStarted, "The bus does not start.")
  }

  /// What a player on it needs to know.
  var environment: [String: String] { ["DBUS_SESSION_BUS_ADDRESS": address] }

  /// What `playerctl` prints, without the end of the line.
  @discardableResult
  func playerctl(_ arguments: String...) throws -> String {
    let text = try Partner.run(
      "playerctl",
      arguments,
      environment: environment,
      in: folder
    ).text
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// `playerctl` that goes on and writes what changes into a file.
  func follow(_ arguments: String..., to name: String) throws -> Partner {
    try Partner(
      "playerctl",
      arguments + ["--follow"],
      environment: environment,
      output: "\(folder.path)/\(name)"
    )
  }

  /// Calls a method of the player by the bus's own client: its name, then what it takes; nil where it
  /// is refused.
  func callAll(_ call: [String]) throws -> String? {
    let (text, status) = try Partner.run(
      "dbus-send",
      [
        "--session", "--print-reply=literal", "--reply-timeout=60000",
        "--dest=org.mpris.MediaPlayer2.hearth", "/org/mpris/MediaPlayer2",
      ] + call,
      environment: environment,
      in: folder
    )
    return status == 0 ? text : nil
  }

  /// Kills it.
  func die() { daemon.end(SIGKILL) }
}
