import HearthSupport

extension SettingsError {
  /// The error as a person is told of it; the settings are part of what the program was told.
  func failure(_ messages: Messages) -> Failure {
    switch self {
    case .unreadable(let error):
      let sentence = messages("command.settings.unreadable", error.sentence(messages))
      return Failure(sentence, status: error.status == .refused ? .usage : error.status)
    case .malformed(let path, let line, let fault):
      let sentence = messages(
        "command.settings.malformed",
        path,
        String(line),
        fault.sentence(messages)
      )
      return Failure(sentence, status: .usage)
    }
  }
}

extension SettingsError.Fault {
  fileprivate func sentence(_ messages: Messages) -> String {
    switch self {
    case .noEqualsSign: messages("command.settings.no-equals-sign")
    case .noKey: messages("command.settings.no-key")
    case .badSection: messages("command.settings.bad-section")
    case .setTwice(let key, let line):
      messages("command.settings.set-twice", key, String(line))
    case .notText: messages("command.settings.not-text")
    }
  }
}

extension XDGError {
  /// The error as a person is told of it.
  func sentence(_ messages: Messages) -> String {
    switch self {
    case .noHome(let variable): messages("command.folder.no-home", variable)
    }
  }
}
