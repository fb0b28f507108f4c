public import HearthSupport

extension MessageCatalogue {
  /// The texts of the diary's forms, questions and refusals.
  public static let diaryWebFields = MessageCatalogue(
    "diary-web-fields",
    [.english: DiaryWebFieldTexts.english, .russian: DiaryWebFieldTexts.russian]
  )
}

/// The texts of the diary's forms, questions and refusals, a file for each language.
enum DiaryWebFieldTexts {}
