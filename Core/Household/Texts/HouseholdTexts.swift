public import HearthSupport

extension MessageCatalogue {
  /// What all programs say of the household.
  public static let household = MessageCatalogue(
    "household",
    [.english: HouseholdTexts.english, .russian: HouseholdTexts.russian]
  )
}

/// The texts of the household, a file for each language.
enum HouseholdTexts {}
