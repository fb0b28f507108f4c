public import HearthSupport

/// The language of a program: the kit's own texts and those of its commands.
public struct CommandLanguage: Sendable {
  /// The texts of all modules that speak.
  public let messages: Messages

  /// A language; `messages` hold the catalogue `.commandKit` and those of the commands.
  public init(_ messages: Messages) {
    self.messages = messages
  }

  /// The sentence for a wrong command line, safe to show whatever was typed.
  public func sentence(for mistake: UsageError) -> String {
    mistake.sentence(messages).printableLine
  }
}

extension CommandLanguage {
  /// The message of a key that a description holds; an unknown key stands for itself.
  func message(_ key: String) -> String {
    messages(MessageKey(key))
  }

  /// The word for a value in usage lines and tables.
  func valueWord(of kind: ValueKind) -> String {
    switch kind {
    case .text: messages("command.value.text")
    case .number: messages("command.value.number")
    case .file: messages("command.value.file")
    case .folder: messages("command.value.folder")
    case .choices: messages("command.value.word")
    case .named(let name): valueWord(named: name)
    }
  }

  private func valueWord(named name: String) -> String {
    let key: MessageKey = "command.value.\(name)"
    return messages.contains(key) ? messages(key) : name.uppercased()
  }
}
