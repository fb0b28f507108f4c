package import HearthSupport

extension MessageCatalogue {
  /// The texts of the diary's screens.
  package static let diaryScreens = MessageCatalogue(
    "diary-screens",
    [.english: DiaryScreenTexts.english, .russian: DiaryScreenTexts.russian]
  )
}

/// The texts of the screens, a file for each language.
enum DiaryScreenTexts {}
