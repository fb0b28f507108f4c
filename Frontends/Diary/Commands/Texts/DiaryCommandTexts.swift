public import HearthSupport

extension MessageCatalogue {
  /// The texts of the diary's commands.
  public static let diaryCommands = MessageCatalogue(
    "diary-commands",
    [.english: DiaryCommandTexts.english, .russian: DiaryCommandTexts.russian]
  )
}

/// The texts of the commands, a file for each language.
enum DiaryCommandTexts {}
