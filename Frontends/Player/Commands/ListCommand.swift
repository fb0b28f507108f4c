import CommandKit
import HearthSupport
import PlayerCore

/// `list`: the Collections scene.
enum ListCommand {
  static let command = Command<PlayerSession>(
    "list",
    summary: "command.player.list"
  ) { _, session in
    let model = CollectionsViewModel(in: session.messages)
    try session.print(
      model.json,
      or: lines(model, width: session.console.terminal.tableWidth)
    )
  }

  private static func lines(_ model: CollectionsViewModel, width: Int) -> [String] {
    var table = TextTable([.init(), .init(isFlexible: true)])
    for shelf in model.shelves {
      table.append([shelf.title])
      for track in shelf.tracks { table.append(["  " + track.name, track.title]) }
    }
    return table.lines(width: width)
  }
}
