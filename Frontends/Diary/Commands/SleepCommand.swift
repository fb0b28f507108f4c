import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport

/// `sleep start|stop|add|edit|delete`, a file each.
enum SleepCommand {
  static let command = Command<DiarySession>(
    "sleep",
    summary: "command.sleep",
    subcommands: [
      SleepStart.command, SleepStop.command, SleepAdd.command, SleepEdit.command,
      SleepDelete.command,
    ]
  )

  static let kind = Option("kind", .choices(["night", "day"]), summary: "option.kind")
}

extension DiarySession {
  /// The identifier of a sleep as given on the command line.
  ///
  /// - Throws: `DiaryError.noSuchRecord` for a text that is none.
  func recordID(_ text: String) throws(DiaryError) -> RecordID {
    guard let id = RecordID(text) else { throw .noSuchRecord(text) }
    return id
  }

  /// Tells of a sleep that was written.
  func tell(_ sleep: Sleep, _ done: MessageKey, in diary: OpenDiary) throws {
    let kind = diary.clock.kind(of: sleep) == .night ? messages("kind.night") : messages("kind.day")
    let length = sleep.end.map { messages.durationText($0 - sleep.start, .words) } ?? ""
    let text = messages(
      done,
      diary.child.name,
      span(sleep.start, sleep.end, in: diary.zones),
      kind,
      length
    )
    try print(
      diary.writer.sleep(sleep, clock: diary.clock),
      or: [text, messages("done.id", sleep.id.description)]
    )
  }

  /// The child's diary that a stored sleep belongs to.
  ///
  /// - Throws: `DiaryError.noSuchRecord` where there is no such sleep.
  func open(sleep id: RecordID) async throws -> (diary: OpenDiary, sleep: Sleep) {
    try await read { transaction in
      guard let sleep = try transaction.fetch(Sleep.self, id),
        let child = try transaction.fetch(Child.self, sleep.child)
      else { throw DiaryError.noSuchRecord(id.description) }
      if let designation, try ChildBook.child(designation, in: transaction).id != child.id {
        throw DiaryError.noSuchRecord(id.description)
      }
      return (OpenDiary(child: child, zones: try zones(in: transaction), now: now), sleep)
    }
  }
}
