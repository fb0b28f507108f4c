public import HearthSupport

extension MessageCatalogue {
  /// What is said of the household's exchange.
  public static let sync = MessageCatalogue(
    "sync",
    [.english: SyncTexts.english, .russian: SyncTexts.russian]
  )
}

/// The texts of `sync`, a file for each language.
enum SyncTexts {}
