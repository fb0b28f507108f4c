public import HearthSupport

/// The texts of the player's pages.
enum PlayerWebTexts {}

extension MessageCatalogue {
  /// What the pages of the player say besides what its core does.
  public static let playerWeb = MessageCatalogue(
    "player-web",
    [.english: PlayerWebTexts.english, .russian: PlayerWebTexts.russian]
  )
}
