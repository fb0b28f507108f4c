public import HearthSupport

extension MessageCatalogue {
  /// The texts of the diary's view models.
  public static let diary = MessageCatalogue(
    "diary",
    [.english: DiaryTexts.english, .russian: DiaryTexts.russian]
  )
}

/// The diary's texts, a file for each language.
enum DiaryTexts {}
