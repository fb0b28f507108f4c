public import HearthSupport

extension MessageCatalogue {
  /// The texts of the habit tracker's commands.
  public static let habitsCommands = MessageCatalogue(
    "habits-commands",
    [.english: HabitsCommandTexts.english, .russian: HabitsCommandTexts.russian]
  )
}

/// The texts of the commands, a file for each language.
enum HabitsCommandTexts {}
