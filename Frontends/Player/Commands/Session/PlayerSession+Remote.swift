import CommandKit
import HearthMiniPlayer
import HearthPorts
import HearthSupport
import PlayerCore

extension PlayerSession {
  /// The player that runs; nil where none does.
  ///
  /// - Throws: `PlayerRemoteError`.
  func runningPlayer() async throws -> (any PlayerRemote)? {
    do {
      return try await link.remote()
    } catch {
      if error == .notRunning { return nil }
      throw error
    }
  }

  /// Asks the player that runs for something, and tells how it stands then.
  ///
  /// - Throws: `PlayerRemoteError`, `OutputError`.
  func perform(_ command: RemoteCommand) async throws {
    let status = try await link.remote().perform(command, in: messages.language.code)
    try tell(status)
  }

  /// Asks the player for something, starting it where it does not run.
  ///
  /// - Parameters:
  ///   - command: what.
  ///   - isFresh: whether a player that is started goes on with nothing.
  /// - Throws: `PlayerRemoteError`, `OutputError`.
  func performStarting(_ command: RemoteCommand, isFresh: Bool) async throws {
    let options = ["host", "--background"] + (isFresh ? ["--fresh"] : []) + hostOptions
    let language = messages.language.code
    do {
      try tell(try await link.remote(starting: options).perform(command, in: language))
    } catch PlayerRemoteError.notRunning {
      // The one that was met was about to end.
      try tell(try await link.remote(starting: options).perform(command, in: language))
    }
  }

  /// Lets the player that runs, if any, know that something was stored.
  func announce() async {
    guard let remote = try? await link.remote() else { return }
    _ = try? await remote.perform(.reload, in: messages.language.code)
  }

  /// Prints how the player stands, and what it has to say besides.
  func tell(_ status: RemoteStatus) throws {
    for remark in status.remarks.flatMap({ $0.split(separator: "\n") }) {
      console.diagnostics.remark(remark.printableLine)
    }
    try print(status.json, or: [MiniPlayerViewModel(status, in: messages).summary])
  }
}
