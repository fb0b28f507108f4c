import CommandKit
import DiaryCommands
import DiaryCore
import HearthSupport
import PlayerCommands
import PlayerCore

/// The texts of all modules; a module that speaks is listed here, and nowhere else in the tests.
enum Catalogues {
  static let all: [MessageCatalogue] = [
    .support, .commandKit, .diary, .diaryCommands, .player, .playerCommands,
  ]
}
