/// What every program understands by itself.
enum BuiltIn {
  static let helpWord = "help"
  /// What a program may not call a command of its own.
  static let words = [
    helpWord, CompletionQuestion.word, CompletionsCommand.name, ManualCommand.name,
  ]
  static let helpLetter: Character = "h"
  static let help = Flag("help", short: helpLetter, summary: "command.help.summary")
  static let version = Flag("version", summary: "command.version.summary")
}
