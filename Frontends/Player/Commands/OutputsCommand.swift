import CommandKit
import HearthSupport
import PlayerCore

/// `outputs`: where sound can go.
enum OutputsCommand {
  static let command = Command<PlayerSession>(
    "outputs",
    summary: "command.player.outputs"
  ) { _, session in
    let model = try await OutputsViewModel(
      session.outputs,
      session.devices,
      in: session.messages
    )
    var table = TextTable([.init(), .init(isFlexible: true)])
    for kind in model.kinds {
      table.append([kind.place.url, kind.place.title])
      for device in kind.devices { table.append(["  " + device.url, device.title]) }
      if let remark = kind.remark { session.console.diagnostics.remark(remark) }
    }
    try session.print(model.json, or: table.lines(width: session.console.terminal.tableWidth))
  }
}
