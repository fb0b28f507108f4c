import CommandKit
import DiaryCore
import HearthSupport

/// `now`: how the child is at this moment.
enum NowCommand {
  static let command = Command<DiarySession>(
    "now",
    summary: "command.now"
  ) { _, session in
    let now = try await session.read { transaction in
      let child = try ChildBook.child(session.designation, in: transaction)
      let zones = try session.zones(in: transaction)
      return try DayReader(transaction, zones: zones, now: session.now).now(of: child)
    }
    try session.print(
      now.json(in: session.messages),
      or: lines(NowViewModel(now, in: session.messages))
    )
  }

  private static func lines(_ model: NowViewModel) -> [String] {
    [model.headline] + model.lines
  }
}
