import CommandKit
import DiaryCommands
import DiaryCore
import HabitsCommands
import HabitsCore
import HearthHousehold
import HearthSupport

/// The texts of all modules; a module that speaks is listed here, and nowhere else in the tests.
enum Catalogues {
  static let all: [MessageCatalogue] = [
    .support, .household, .commandKit, .diary, .diaryStatistics, .diaryCommands, .diaryEvents,
    .diaryStatisticsCommands, .habits, .habitsInterchange, .habitsCommands,
  ]
}
