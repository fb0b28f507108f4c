public import HearthSupport

extension MessageCatalogue {
  /// The texts of the habit tracker's scenes.
  public static let habits = MessageCatalogue(
    "habits",
    [.english: HabitsTexts.english, .russian: HabitsTexts.russian]
  )
}

/// The texts of the habit tracker, a file for each language.
enum HabitsTexts {}
