import CommandKit
import DiaryCommands
import DiaryCore
import HearthSupport

/// The texts of all modules; a module that speaks is listed here, and nowhere else in the tests.
enum Catalogues {
  static let all: [MessageCatalogue] = [
    .support, .commandKit, .diary, .diaryStatistics, .diaryCommands, .diaryEvents,
    .diaryStatisticsCommands,
  ]
}
