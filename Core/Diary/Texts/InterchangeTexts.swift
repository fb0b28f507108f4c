public import HearthSupport

extension MessageCatalogue {
  /// The texts of the diary's imports and exports.
  public static let diaryInterchange = MessageCatalogue(
    "diary-interchange",
    [.english: InterchangeTexts.english, .russian: InterchangeTexts.russian]
  )
}

/// The texts of imports and exports, a file for each language.
enum InterchangeTexts {}
