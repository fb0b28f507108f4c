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
    case let error as PlayerError:
      failure(error.sentence(messages), error.advice, ExitCode(error.kind))
    case let error as SoundFailure: failure(error.sentence(messages), error.advice, .refused)
    case let error as AudioOutputError:
      failure(error.sentence(messages), error.advice, ExitCode(error.kind))
    case let error as PlayerRemoteError:
      failure(error.sentence(messages), error.advice, ExitCode(error))
    case let error as PlayerLinkError: failure(sentence(error), nil, .trouble)
    default: nil
    }
  }

  private func sentence(_ error: PlayerLinkError) -> String {
    switch error {
    case .taken: messages("host.taken")
    case .system(let detail): messages("host.no-door", detail)
    }
  }

  private func failure(
    _ sentences: String,
    _ advice: MessageKey?,
    _ status: ExitCode
  ) -> Failure {
    let lines = messages.advising(sentences, advice).split(separator: "\n")
    return Failure(lines: lines.map(String.init), status: status)
  }
}

extension PlayerError {
  /// What to do about it on the command line.
  fileprivate var advice: MessageKey? {
    switch self {
    case .wrongPIN: "advice.pin"
    case .notCalibrated: "advice.settings"
    case .ownProcess: "advice.own-process"
    case .noSuchFolder: "advice.list"
    case .noSuchWakeUp: "advice.wake"
    case .nothingPlays, .nothingToResume: "advice.play"
    case .nothingToPlay(let failures): failures.count == 1 ? failures[0].advice : nil
    default: nil
    }
  }
}

extension SoundFailure {
  /// What to do about it on the command line.
  fileprivate var advice: MessageKey? {
    switch reason {
    case .missing, .badParameter: "advice.list"
    default: nil
    }
  }
}

extension AudioOutputError {
  /// What to do about it on the command line.
  fileprivate var advice: MessageKey? {
    if case .unavailable = self { "advice.outputs" } else { nil }
  }
}

extension PlayerRemoteError {
  /// What to do about it on the command line.
  fileprivate var advice: MessageKey? {
    if case .notRunning = self { "advice.play" } else { nil }
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
