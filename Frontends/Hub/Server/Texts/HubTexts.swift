public import HearthSupport

extension MessageCatalogue {
  /// The texts of the hub.
  public static let hub = MessageCatalogue(
    "hub",
    [.english: HubTexts.english, .russian: HubTexts.russian]
  )
}

/// What the hub says, a file for each language.
enum HubTexts {}
