import CommandKit
import DiaryCommands
import DiaryCore
import DiaryRoutes
import DiaryScreens
import HabitsCommands
import HabitsCore
import HabitsRoutes
import HabitsScreens
import HearthHousehold
import HearthMiniPlayer
import HearthSupport
import HouseholdWeb
import HubServer
import PlayerCommands
import PlayerCore
import PlayerRoutes
import PlayerScreens
import ScreenKit
import ServerProgram
import SyncClient
import TerminalProgram

/// The texts of all modules; a module that speaks is listed here, and nowhere else in the tests.
enum Catalogues {
  static let all: [MessageCatalogue] =
    shared + diary + habits + player + webShared + diaryWebOnly + habitsWebOnly + playerWeb
    + screens + diaryScreens + habitsScreens + playerScreens + [.hub]

  /// What each program carries: no key may be given twice among these.
  static let programs = [
    shared + diary, shared + habits, shared + player,
    shared + [.miniPlayer] + webShared + diaryWeb,
    shared + [.miniPlayer] + webShared + habitsWeb,
    shared + [.miniPlayer, .player] + webShared + playerWeb,
    shared + screens + [.miniPlayer, .diary, .diaryStatistics] + diaryScreens,
    shared + screens + [.miniPlayer, .habits] + habitsScreens,
    shared + screens + [.miniPlayer, .player] + playerScreens, shared + [.server, .hub],
  ]

  private static let shared: [MessageCatalogue] = [
    .support, .household, .commandKit, .sync, .syncStatus,
  ]
  private static let diary: [MessageCatalogue] = [
    .diary, .diaryStatistics, .diaryInterchange, .diaryCommands, .diaryEvents,
    .diaryStatisticsCommands,
  ]
  private static let screens: [MessageCatalogue] = [.screenKit, .terminal]
  private static let diaryScreens: [MessageCatalogue] = [.diaryEditors, .diaryScreens]
  private static let habitsScreens: [MessageCatalogue] = [.habitsScreens]
  private static let playerScreens: [MessageCatalogue] = [.playerEditors, .playerScreens]
  private static let habits: [MessageCatalogue] = [.habits, .habitsInterchange, .habitsCommands]
  private static let webShared: [MessageCatalogue] = [.server, .householdWeb]
  private static let diaryWebOnly: [MessageCatalogue] = [.diaryWeb, .diaryWebFields]
  private static let diaryWeb: [MessageCatalogue] =
    [.diary, .diaryStatistics, .diaryEditors, .diaryInterchange] + diaryWebOnly
  private static let playerWeb: [MessageCatalogue] = [.playerWeb]
  private static let habitsWebOnly: [MessageCatalogue] = [.habitsWeb, .habitsWebForms]
  private static let habitsWeb: [MessageCatalogue] =
    [.habits, .habitsInterchange] + habitsWebOnly
  private static let player: [MessageCatalogue] = [.miniPlayer, .player, .playerCommands]
}
