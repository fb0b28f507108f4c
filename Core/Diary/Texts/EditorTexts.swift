public import HearthSupport

extension MessageCatalogue {
  /// The texts of the diary's editors and of what it refuses there.
  public static let diaryEditors = MessageCatalogue(
    "diary-editors",
    [.english: EditorTexts.english, .russian: EditorTexts.russian]
  )
}

/// The texts of the editors, a file for each language.
enum EditorTexts {}
