public import HearthSupport

extension MessageCatalogue {
  /// The texts of the player's scenes and refusals.
  public static let player = MessageCatalogue(
    "player",
    [.english: PlayerTexts.english, .russian: PlayerTexts.russian]
  )
}

/// The player's texts, a file for each language.
enum PlayerTexts {}
