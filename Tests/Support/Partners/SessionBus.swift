import Glibc
import Testing

/// A session bus of a test's own, and real clients on it.
package final class SessionBus: Sendable {
  /// Where it is, as the environment tells it.
  package let address: String
  private let folder: String
  private let daemon: Partner

  /// A bus whose socket lies in a folder.
  package init(in folder: String) throws {
    self.folder = folder
    let socket = "\(folder)/bus"
    address = "unix:path=\(socket)"
    daemon = try Partner(
      "dbus-daemon",
      ["--session", "--nofork", "--nopidfile", "--address=\(address)", "--print-address=1"],
      environment: ["HOME": folder],
      output: "\(folder)/bus-address"
    )
    // It tells where it is when it can be spoken to.
    let hasStarted = waitUntil { TextFile("\(folder)/bus-address").read()?.isEmpty == false }
    try #require(hasStarted, "The bus does not start.")
  }

  /// What a player on it needs to know.
  package var environment: [String: String] { ["DBUS_SESSION_BUS_ADDRESS": address] }

  /// What `playerctl` prints, without the end of the line.
  @discardableResult
  package func playerctl(_ arguments: String...) throws -> String {
    let text = try Partner.run(
      "playerctl",
      arguments,
      environment: environment,
      in: folder
    ).text
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// `playerctl` that goes on and writes what changes into a file.
  package func follow(_ arguments: String..., to name: String) throws -> Partner {
    try Partner(
      "playerctl",
      arguments + ["--follow"],
      environment: environment,
      output: "\(folder)/\(name)"
    )
  }

  /// Calls a method of the player by the bus's own client: its name, then what it takes; nil where it
  /// is refused.
  package func callAll(_ call: [String]) throws -> String? {
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
  package func die() { daemon.end(SIGKILL) }
}
