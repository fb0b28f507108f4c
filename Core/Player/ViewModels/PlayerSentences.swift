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
