import CommandKit
import DiaryCommands
import DiaryCore
import DiaryRoutes
import DiaryScreens
import HabitsCommands
import HabitsCore
import HabitsScreens
import HearthHousehold
import HearthMiniPlayer
import HearthSupport
import HouseholdWeb
import HubServer
import PlayerCommands
import PlayerCore
import ScreenKit
import ServerProgram
import TerminalProgram

/// The texts of all modules; a module that speaks is listed here, and nowhere else in the tests.
enum Catalogues {
  static let all: [MessageCatalogue] =
    shared + diary + habits + player + webShared + diaryWebOnly + screens + diaryScreens
    + habitsScreens + [.hub]

  /// What each program carries: no key may be given twice among these.
  static let programs = [
    shared + diary, shared + habits, shared + player, shared + webShared + diaryWeb,
    shared + screens + [.diary, .diaryStatistics] + diaryScreens,
    shared + screens + [.habits] + habitsScreens, shared + [.server, .hub],
  ]

  private static let shared: [MessageCatalogue] = [.support, .household, .commandKit, .sync]
  private static let diary: [MessageCatalogue] = [
    .diary, .diaryStatistics, .diaryCommands, .diaryEvents, .diaryStatisticsCommands,
  ]
  private static let screens: [MessageCatalogue] = [.screenKit, .terminal]
  private static let diaryScreens: [MessageCatalogue] = [.diaryEditors, .diaryScreens]
  private static let habitsScreens: [MessageCatalogue] = [.habitsScreens]
  private static let habits: [MessageCatalogue] = [.habits, .habitsInterchange, .habitsCommands]
  private static let webShared: [MessageCatalogue] = [.server, .householdWeb]
  private static let diaryWebOnly: [MessageCatalogue] = [.diaryWeb, .diaryWebFields]
  private static let diaryWeb: [MessageCatalogue] = [.diary, .diaryStatistics] + diaryWebOnly
  private static let player: [MessageCatalogue] = [.miniPlayer, .player, .playerCommands]
}
