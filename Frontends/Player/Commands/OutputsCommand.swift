import CommandKit
import HearthPlugins
import HearthSupport
import PlayerCore

/// `outputs`: where sound can go.
enum OutputsCommand {
  static let command = Command<PlayerSession>(
    "outputs",
    summary: "command.player.outputs"
  ) { _, session in
    let outputs = session.outputs.plugins.map { plugin in
      (url: "\(plugin.name):", title: session.messages(MessageKey(plugin.summary)))
    }
    var table = TextTable([.init(), .init(isFlexible: true)])
    for output in outputs { table.append([output.url, output.title]) }
    try session.print(
      .array(outputs.map { ["url": .string($0.url), "title": .string($0.title)] }),
      or: table.lines(width: session.console.terminal.tableWidth)
    )
  }
}
