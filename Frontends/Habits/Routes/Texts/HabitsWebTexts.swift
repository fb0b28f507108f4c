public import HearthSupport

extension MessageCatalogue {
  /// The texts of the habit tracker's pages.
  public static let habitsWeb = MessageCatalogue(
    "habits-web",
    [.english: HabitsWebTexts.english, .russian: HabitsWebTexts.russian]
  )
  /// The texts of its forms.
  public static let habitsWebForms = MessageCatalogue(
    "habits-web-forms",
    [.english: HabitsWebFormTexts.english, .russian: HabitsWebFormTexts.russian]
  )
}

/// The texts of the pages, a file for each language.
enum HabitsWebTexts {}

/// The texts of the forms, a file for each language.
enum HabitsWebFormTexts {}
