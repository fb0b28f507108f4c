import CommandKit
import HearthMiniPlayer
import HearthPlugins
import HearthPorts
import HearthSupport
import PlayerCore

extension PlayerSession {
  /// What commands the player of this person.
  var control: PlayerControl {
    PlayerControl(link, in: messages.language, hostOptions: hostOptions)
  }

  /// The address of an output for the player that goes on by itself, in whichever folder it stands.
  ///
  /// - Throws: `UnknownPlugin`, `PlayerError` for an output that only this process could play to.
  func hosted(_ url: String) throws -> String {
    let address = OutputAddress(url)
    let capabilities = try outputs.plugin(named: address.scheme).capabilities
    guard !capabilities.contains(.ownProcess) else {
      throw PlayerError.ownProcess(scheme: address.scheme)
    }
    guard capabilities.contains(.durable) else { return url }
    return address.url(path: absolute(address.path))
  }

  /// Asks the player that runs for something, and tells how it stands then.
  ///
  /// - Throws: `PlayerRemoteError`, `OutputError`.
  func perform(_ command: RemoteCommand) async throws {
    try tell(try await control.perform(command))
  }

  /// Asks the player for something, starting it where it does not run.
  ///
  /// - Parameters:
  ///   - command: what.
  ///   - isFresh: whether a player that is started goes on with nothing.
  /// - Throws: `PlayerRemoteError`, `OutputError`.
  func performStarting(_ command: RemoteCommand, isFresh: Bool) async throws {
    try tell(try await control.performStarting(command, isFresh: isFresh))
  }

  /// Prints the volume, which there is before anything plays too.
  func tellVolume(_ status: RemoteStatus) throws {
    guard status.sounds.isEmpty else { return try tell(status) }
    try print(status.json, or: [messages("volume.next", status.volume)])
  }

  /// Prints how the player stands, and what it has to say besides.
  func tell(_ status: RemoteStatus) throws {
    for remark in status.remarks.flatMap({ $0.split(separator: "\n") }) {
      console.diagnostics.remark(String(remark))
    }
    try print(status.json, or: [MiniPlayerViewModel(status, in: messages).summary])
  }
}
