public import HearthSupport

extension MessageCatalogue {
  /// The texts of the commands of statistics and settings.
  public static let diaryStatisticsCommands = MessageCatalogue(
    "diary-statistics-commands",
    [.english: StatisticsCommandTexts.english, .russian: StatisticsCommandTexts.russian]
  )
}

/// The texts of the commands of statistics and settings, a file for each language.
enum StatisticsCommandTexts {}
