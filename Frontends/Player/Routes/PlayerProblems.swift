import HTTPKit
import HearthPlugins
import HearthPorts
import HearthSupport
import PlayerCore

/// Puts what the player refuses into problems with sentences.
enum PlayerProblems {
  /// The problem that an error is; nil for one of no player.
  static func problem(for error: any Error, _ messages: Messages) -> Problem? {
    switch error {
    case let error as PlayerError:
      Problem(error.status, code: error.code, error.sentence(messages))
    case let error as SoundFailure:
      Problem(.unprocessable, code: "sound", error.sentence(messages))
    case let error as AudioOutputError:
      Problem(
        error.kind == .trouble ? .unavailable : .unprocessable,
        code: "output",
        error.sentence(messages)
      )
    case let error as UnknownPlugin:
      Problem(
        .unprocessable,
        code: "kind",
        PlayerError.unknownScheme(error.name, known: error.known).sentence(messages)
      )
    case is SoundEncoderError:
      Problem(.unavailable, code: "stream", messages("web.sounds.no-stream"))
    default: nil
    }
  }
}

extension PlayerError {
  /// How a request that is refused so went.
  fileprivate var status: HTTPStatus {
    switch self {
    case .noSuchPreset, .noSuchWakeUp, .noSuchSound, .noSuchFolder: .notFound
    case .wrongPIN: .forbidden
    case .nothingPlays, .nothingToResume, .notCalibrated, .timerTooLong: .conflict
    default: .unprocessable
    }
  }

  /// By what programs tell refusals apart.
  fileprivate var code: String {
    switch self {
    case .wrongPIN: "pin"
    case .nothingPlays, .nothingToResume: "nothing-plays"
    case .notCalibrated: "not-calibrated"
    case .noSuchPreset, .noSuchWakeUp, .noSuchSound, .noSuchFolder: "not-found"
    default: "refused"
    }
  }
}
