import CommandKit
import DiaryCommands
import DiaryCore
import HabitsCommands
import HabitsCore
import HearthHousehold
import HearthSupport
import PlayerCommands
import PlayerCore

/// The texts of all modules; a module that speaks is listed here, and nowhere else in the tests.
enum Catalogues {
  static let all: [MessageCatalogue] = shared + diary + habits + player

  /// What each program carries: no key may be given twice among these.
  static let programs = [shared + diary, shared + habits, shared + player]

  private static let shared: [MessageCatalogue] = [.support, .household, .commandKit, .sync]
  private static let diary: [MessageCatalogue] = [
    .diary, .diaryStatistics, .diaryCommands, .diaryEvents, .diaryStatisticsCommands,
  ]
  private static let habits: [MessageCatalogue] = [.habits, .habitsInterchange, .habitsCommands]
  private static let player: [MessageCatalogue] = [.player, .playerCommands]
}
