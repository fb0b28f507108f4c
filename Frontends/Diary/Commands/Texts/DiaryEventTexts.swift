public import HearthSupport

extension MessageCatalogue {
  /// The texts of the diary's commands about events, timers, tags and persons.
  public static let diaryEvents = MessageCatalogue(
    "diary-events",
    [.english: DiaryEventTexts.english, .russian: DiaryEventTexts.russian]
  )
}

/// The texts of commands about events, a file for each language.
enum DiaryEventTexts {}
