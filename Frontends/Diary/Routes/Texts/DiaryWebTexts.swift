public import HearthSupport

extension MessageCatalogue {
  /// The texts of the diary's pages.
  public static let diaryWeb = MessageCatalogue(
    "diary-web",
    [.english: DiaryWebTexts.english, .russian: DiaryWebTexts.russian]
  )
}

/// The texts of the diary's pages, a file for each language.
enum DiaryWebTexts {}
