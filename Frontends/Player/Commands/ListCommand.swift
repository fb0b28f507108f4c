import CommandKit
import HearthSupport
import PlayerCore

/// `list`: the Collections scene.
enum ListCommand {
  static let command = Command<PlayerSession>(
    "list",
    summary: "command.player.list"
  ) { _, session in
    let model = CollectionsViewModel(own: await own(session), in: session.messages)
    try session.print(
      model.json,
      or: lines(model, session)
    )
  }

  /// The family's own sounds; without a store those of the program can still be listed.
  private static func own(_ session: PlayerSession) async -> [OwnSound] {
    do {
      return OwnSoundBook.sounds(of: try await session.read { try OwnSoundBook.all(in: $0) })
    } catch {
      session.console.diagnostics.remark(session.messages("list.no-own"))
      return []
    }
  }

  private static func lines(_ model: CollectionsViewModel, _ session: PlayerSession) -> [String] {
    var table = TextTable([.init(), .init(isFlexible: true)])
    for shelf in model.shelves {
      table.append([shelf.title])
      if shelf.tracks.isEmpty {
        table.append(["  ", session.messages.advising(shelf.emptyText, "advice.add")])
      }
      for track in shelf.tracks { table.append(["  " + track.name, track.title]) }
    }
    return table.lines(width: session.console.terminal.tableWidth)
  }
}
