public import HearthSupport

extension MessageCatalogue {
  /// Everything the kit itself says to a person.
  public static let commandKit = MessageCatalogue(
    "commandKit",
    [.english: CommandKitTexts.english, .russian: CommandKitTexts.russian]
  )
}

/// The kit's texts, a file for each language.
enum CommandKitTexts {}
