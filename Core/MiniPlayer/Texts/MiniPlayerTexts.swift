public import HearthSupport

extension MessageCatalogue {
  /// The texts of the mini player.
  public static let miniPlayer = MessageCatalogue(
    "mini-player",
    [.english: MiniPlayerTexts.english, .russian: MiniPlayerTexts.russian]
  )
}

/// The mini player's texts, a file for each language.
enum MiniPlayerTexts {}
