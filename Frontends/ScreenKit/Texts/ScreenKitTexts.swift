package import HearthSupport

extension MessageCatalogue {
  /// The texts of what all screens share.
  package static let screenKit = MessageCatalogue(
    "screen-kit",
    [.english: ScreenKitTexts.english, .russian: ScreenKitTexts.russian]
  )
}

/// The texts of the kit, a file for each language.
enum ScreenKitTexts {}
