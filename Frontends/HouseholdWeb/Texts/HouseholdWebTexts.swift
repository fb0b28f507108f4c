public import HearthSupport

extension MessageCatalogue {
  /// The texts of the pages that all servers of the suite share.
  public static let householdWeb = MessageCatalogue(
    "household-web",
    [.english: HouseholdWebTexts.english, .russian: HouseholdWebTexts.russian]
  )
}

/// The texts of the shared pages, a file for each language.
enum HouseholdWebTexts {}
