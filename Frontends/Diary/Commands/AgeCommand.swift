import CommandKit
import DiaryCore
import HearthHousehold
import HearthPorts
import HearthSupport

/// `age [--on DATE]`: how old the child is.
enum AgeCommand {
  private static let on = Option("on", .text, valueName: "word.date", summary: "option.age.on")

  static let command = Command<DiarySession>(
    "age",
    summary: "command.age",
    parameters: [on]
  ) { values, session in
    let diary = try await session.open()
    try await session.read { try session.household.speakAsDecided(in: $0) }
    let day = try values[on].map { try diary.reader.day($0) } ?? diary.reader.today
    let age = Age(of: diary.child, on: day)
    try session.print(
      age.json(in: session.messages),
      or: AgeViewModel(age, of: diary.child, in: session.messages).lines
    )
  }
}
