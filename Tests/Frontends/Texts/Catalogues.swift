import CommandKit
import DiaryCommands
import DiaryCore
import DiaryRoutes
import HabitsCommands
import HabitsCore
import HearthHousehold
import HearthSupport
import HouseholdWeb
import PlayerCommands
import PlayerCore

/// The texts of all modules; a module that speaks is listed here, and nowhere else in the tests.
enum Catalogues {
  static let all: [MessageCatalogue] = shared + diary + habits + player + webShared + diaryWebOnly

  /// What each program carries: no key may be given twice among these.
  static let programs = [
    shared + diary, shared + habits, shared + player, shared + webShared + diaryWeb,
  ]

  private static let shared: [MessageCatalogue] = [.support, .household, .commandKit]
  private static let diary: [MessageCatalogue] = [
    .diary, .diaryStatistics, .diaryCommands, .diaryEvents, .diaryStatisticsCommands,
  ]
  private static let habits: [MessageCatalogue] = [.habits, .habitsInterchange, .habitsCommands]
  private static let webShared: [MessageCatalogue] = [.householdWeb]
  private static let diaryWebOnly: [MessageCatalogue] = [.diaryWeb, .diaryWebFields]
  private static let diaryWeb: [MessageCatalogue] = [.diary, .diaryStatistics] + diaryWebOnly
  private static let player: [MessageCatalogue] = [.player, .playerCommands]
}
