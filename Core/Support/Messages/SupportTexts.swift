extension MessageCatalogue {
  /// Dates, durations and lists, which everything else is said with.
  public static let support = MessageCatalogue(
    "support",
    [.english: SupportTexts.english, .russian: SupportTexts.russian]
  )
}

/// The texts of this module, one file a language.
enum SupportTexts {}
