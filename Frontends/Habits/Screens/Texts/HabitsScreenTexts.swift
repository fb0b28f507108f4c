package import HearthSupport

extension MessageCatalogue {
  /// The texts of the habit tracker's screens.
  package static let habitsScreens = MessageCatalogue(
    "habits-screens",
    [.english: HabitsScreenTexts.english, .russian: HabitsScreenTexts.russian]
  )
}

/// The texts of the screens, a file for each language.
enum HabitsScreenTexts {}
