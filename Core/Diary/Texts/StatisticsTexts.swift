public import HearthSupport

extension MessageCatalogue {
  /// The texts of the diary's statistics.
  public static let diaryStatistics = MessageCatalogue(
    "diary-statistics",
    [.english: StatisticsTexts.english, .russian: StatisticsTexts.russian]
  )
}

/// The texts of the statistics, a file for each language.
enum StatisticsTexts {}
