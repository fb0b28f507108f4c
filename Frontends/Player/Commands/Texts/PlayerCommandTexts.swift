public import HearthSupport

extension MessageCatalogue {
  /// The texts of the player's commands.
  public static let playerCommands = MessageCatalogue(
    "player-commands",
    [.english: PlayerCommandTexts.english, .russian: PlayerCommandTexts.russian]
  )
}

/// The texts of the commands, a file for each language.
enum PlayerCommandTexts {}
