public import HearthSupport

extension MessageCatalogue {
  /// The texts about what other programs' files say and cannot say.
  public static let habitsInterchange = MessageCatalogue(
    "habits-interchange",
    [.english: InterchangeTexts.english, .russian: InterchangeTexts.russian]
  )
}

/// The texts of the exchange with other programs, a file for each language.
enum InterchangeTexts {}
