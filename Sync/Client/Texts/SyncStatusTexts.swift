public import HearthSupport

extension MessageCatalogue {
  /// What is said in a line of how the household's exchange stands.
  public static let syncStatus = MessageCatalogue(
    "sync-status",
    [.english: SyncStatusTexts.english, .russian: SyncStatusTexts.russian]
  )
}

/// The texts of the status line, a file for each language.
enum SyncStatusTexts {}
