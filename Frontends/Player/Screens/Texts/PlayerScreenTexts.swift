package import HearthSupport

extension MessageCatalogue {
  /// The texts of the player's screens.
  package static let playerScreens = MessageCatalogue(
    "player-screens",
    [.english: PlayerScreenTexts.english, .russian: PlayerScreenTexts.russian]
  )
}

/// The texts, a file for each language.
enum PlayerScreenTexts {}
