import HearthSupport

extension UsageLines {
  /// All that is to be said of a parameter: its summary, its choices, what stands in for it.
  func explanation(of info: ParameterInfo) -> String {
    let parts = [
      language.message(info.summary), choices(of: info),
      info.defaultText.map { language.messages("command.note.default", $0) },
      info.environment.map { "[$\($0)]" },
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// All that is to be said of a subcommand in a list.
  func explanation(of subcommand: Command<Context>) -> String {
    let also = note("command.note.aliases", subcommand.aliases)
    return [language.message(subcommand.summary), also].compactMap(\.self).joined(separator: " ")
  }

  /// The choices that the signature does not show.
  private func choices(of info: ParameterInfo) -> String? {
    guard case .choices(let words) = info.kind, info.form != .flag, listedChoices(of: info) == nil
    else { return nil }
    return note("command.note.choices", words)
  }

  private func note(_ key: MessageKey, _ words: [String]) -> String? {
    words.isEmpty ? nil : language.messages(key, words.joined(separator: ", "))
  }
}
