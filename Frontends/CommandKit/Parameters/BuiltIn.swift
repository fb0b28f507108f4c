/// What every program understands by itself.
enum BuiltIn {
  static let helpWord = "help"
  static let helpLetter: Character = "h"
  static let help = Flag("help", short: helpLetter, summary: "command.help.summary")
  static let version = Flag("version", summary: "command.version.summary")
}
