public import HearthPorts
public import HearthSupport

extension PlayerError {
  /// The refusal as a person is told of it.
  public func sentence(_ messages: Messages) -> String {
    let shortest = Int(TimerChange.shortest.components.seconds / 60)
    let longest = Int(TimerChange.longest.components.seconds / 60)
    return switch self {
    case .notATimer(let text): messages("player.timer.not", text, shortest, longest)
    case .timerOutOfRange: messages("player.timer.range", shortest, longest)
    case .timerTooLong: messages("player.timer.too-long", longest)
    case .nothingToPlay(let failures):
      failures.map { $0.sentence(messages) }.joined(separator: "\n")
    case .emptyName: messages("preset.no-name")
    case .noSuchPreset(let name, let known):
      known.isEmpty
        ? messages("preset.none", name) : messages("preset.unknown", name, messages.list(known))
    case .tooManySounds(let limit): messages("player.too-many", limit)
    default: stateSentence(messages)
    }
  }
}

extension PlayerError {
  /// Refusals of what the player does, or keeps.
  private func stateSentence(_ messages: Messages) -> String {
    switch self {
    case .notAVolume(let text): messages("volume.not", text)
    case .ownProcess(let scheme): messages("output.own-process", scheme)
    case .cannotWrite(let ending): messages("output.cannot-write", ending)
    case .noSuchSound(let place): messages("mix.no-sound", place + 1)
    case .nothingPlays: messages("player.nothing-plays")
    case .nothingToResume: messages("player.nothing-to-resume")
    case .unknownScheme(let name, let known):
      messages("address.unknown-scheme", name, known.joined(separator: ", "))
    case .wrongPIN: messages("pin.wrong")
    case .notAPIN: messages("pin.not")
    case .pinNotKept: messages("pin.not-kept")
    case .capOutOfRange(let lowest, let highest): messages("cap.range", lowest, highest)
    case .notCalibrated: messages("cap.not-calibrated")
    case .notALevel(let lowest, let highest): messages("level.not", lowest, highest)
    case .noSounds(let path): messages("folder.no-sounds", path)
    case .noSuchFolder(let path): messages("folder.unknown", path)
    case .noSuchWakeUp(let number): messages("wake.unknown", number)
    case .notATime(let text): messages("wake.not-a-time", text)
    case .noWeekdays: messages("wake.no-weekdays")
    default: String(describing: self)
    }
  }

  /// Whose fault it is.
  public var kind: RemoteRefusal.Kind {
    switch self {
    case .notATimer, .notAVolume, .unknownScheme, .notAPIN, .notALevel, .notATime, .cannotWrite,
      .ownProcess:
      .usage
    case .pinNotKept: .trouble
    default: .refused
    }
  }
}

extension AudioOutputError {
  /// Whose fault it is: a place that will not do is refused, what the machine does not do is trouble.
  public var kind: RemoteRefusal.Kind {
    switch self {
    case .badAddress, .badParameter: .usage
    case .missingFolder, .notAFile: .refused
    case .notPermitted, .full, .inputOutput, .unavailable, .busy, .lost, .removed, .hungUp,
      .closed:
      .trouble
    }
  }
}

/// Puts what the player refuses into the words of another process's person.
enum PlayerRefusal {
  static func of(_ error: any Error, _ messages: Messages) -> RemoteRefusal {
    switch error {
    case let error as PlayerError: RemoteRefusal(error.kind, error.sentence(messages))
    case let error as SoundFailure: RemoteRefusal(.refused, error.sentence(messages))
    case let error as AudioOutputError: RemoteRefusal(error.kind, error.sentence(messages))
    default: RemoteRefusal(.trouble, messages("player.trouble", String(describing: error)))
    }
  }
}

extension SoundFailure {
  /// Why a sound cannot be had, as a person is told of it.
  public func sentence(_ messages: Messages) -> String {
    switch reason {
    case .unknownSound(let name, let known):
      messages("sound.unknown", name, known.joined(separator: ", "))
    case .badParameter(let parameter, let name):
      messages("sound.bad-parameter", "\(parameter.name)=\(parameter.value)", name)
    case .missing(let path): messages("sound.missing", path)
    case .notPermitted(let path): messages("sound.not-permitted", path)
    case .isFolder(let path): messages("sound.is-folder", path)
    case .notAFile(let path): messages("sound.not-a-file", path)
    case .notSound(let path): messages("sound.not-sound", path)
    case .empty(let path): messages("sound.empty", path)
    case .inputOutput(let path, let detail): messages("sound.input-output", path, detail)
    }
  }

  /// What is said where the others of a mix go on without it.
  public func remark(_ messages: Messages) -> String {
    messages("sound.left-out", sentence(messages))
  }
}

extension AudioOutputError {
  /// Why an output cannot be had, as a person is told of it.
  public func sentence(_ messages: Messages) -> String {
    switch self {
    case .badAddress(let address): messages("output.bad-address", address)
    case .badParameter(let parameter):
      messages("output.bad-parameter", "\(parameter.name)=\(parameter.value)")
    case .missingFolder(let path): messages("output.missing-folder", path)
    case .notPermitted(let path): messages("output.not-permitted", path)
    case .notAFile(let path): messages("output.not-a-file", path)
    case .full(let path): messages("output.full", path)
    case .inputOutput(let path, let detail): messages("output.input-output", path, detail)
    case .unavailable(let device, let detail): messages("output.unavailable", device, detail)
    case .busy(let device): messages("output.busy", device)
    case .lost(let device): messages("output.lost", device)
    case .removed(let device): messages("output.removed", device)
    case .hungUp: messages("output.hung-up")
    case .closed: messages("output.closed")
    }
  }
}
