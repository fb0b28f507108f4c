import CommandKit
import HearthMiniPlayer
import HearthPorts
import HearthSupport
import PlayerCore

extension PlayerSession {
  /// Puts what the player refuses into sentences; nil for other errors.
  ///
  /// - Throws: `OutputError.closed` where nobody reads any more, which is nobody's mistake.
  func failure(for error: any Error) throws -> Failure? {
    switch error {
    case AudioOutputError.hungUp: throw OutputError.closed
    case let error as PlayerError: failure(error.sentence(messages), ExitCode(error.kind))
    case let error as SoundFailure: failure(error.sentence(messages), .refused)
    case let error as AudioOutputError: failure(error.sentence(messages), ExitCode(error.kind))
    case let error as PlayerRemoteError: failure(error.sentence(messages), ExitCode(error))
    case let error as PlayerLinkError: failure(sentence(error), .trouble)
    default: nil
    }
  }

  private func sentence(_ error: PlayerLinkError) -> String {
    switch error {
    case .taken: messages("host.taken")
    case .system(let detail): messages("host.no-door", detail)
    }
  }

  private func failure(_ sentences: String, _ status: ExitCode) -> Failure {
    Failure(lines: sentences.split(separator: "\n").map(String.init), status: status)
  }
}

extension ExitCode {
  fileprivate init(_ kind: RemoteRefusal.Kind) {
    switch kind {
    case .refused: self = .refused
    case .usage: self = .usage
    case .trouble: self = .trouble
    }
  }

  fileprivate init(_ error: PlayerRemoteError) {
    switch error {
    case .notRunning: self = .refused
    case .refused(let refusal): self.init(refusal.kind)
    case .disconnected, .notUnderstood: self = .trouble
    }
  }
}
