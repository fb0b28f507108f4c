public import HearthPorts
public import HearthSupport

/// Watches and commands the player of a person from any program of the suite.
///
/// A player may come and go at any time; the mini player meets it as soon as it is there.
public struct MiniPlayer: Sendable {
  private let link: any PlayerLink
  private let language: Language
  private let wait: @Sendable () async throws -> Void

  /// A mini player.
  ///
  /// - Parameters:
  ///   - link: where the player is met.
  ///   - language: what titles and refusals are written in.
  ///   - wait: lets a moment pass before it is looked for a player again; throws to end.
  public init(
    _ link: any PlayerLink,
    in language: Language,
    wait: @escaping @Sendable () async throws -> Void
  ) {
    self.link = link
    self.language = language
    self.wait = wait
  }

  /// How the player stands, now and after every change; stopped while none runs.
  ///
  /// Never starts a player. Ends when the task that reads it does.
  public func statuses() -> AsyncStream<RemoteStatus> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task {
        var last: RemoteStatus?
        while !Task.isCancelled {
          if let statuses = try? await link.remote().statuses(in: language.code) {
            for await status in statuses {
              last = status
              continuation.yield(status)
            }
          }
          if last != .stopped { continuation.yield(.stopped) }
          last = .stopped
          guard (try? await wait()) != nil else { break }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// Commands the player that runs.
  ///
  /// - Returns: how it stands then.
  /// - Throws: `PlayerRemoteError`; `notRunning` where none runs.
  public func perform(
    _ command: RemoteCommand
  ) async throws(PlayerRemoteError) -> RemoteStatus {
    try await link.remote().perform(command, in: language.code)
  }
}

extension PlayerRemoteError {
  /// What went wrong, as a person is told of it.
  public func sentence(_ messages: Messages) -> String {
    switch self {
    case .notRunning: messages("player.not-running")
    case .refused(let refusal): refusal.sentence
    case .disconnected(let detail): messages("player.disconnected", detail)
    case .notUnderstood(let detail): messages("player.not-understood", detail)
    }
  }
}
