import CommandKit
import DiaryCore
import HearthSupport

/// `next`: when the child will probably fall asleep.
enum NextCommand {
  static let command = Command<DiarySession>(
    "next",
    summary: "command.next",
    discussion: "command.next.discussion"
  ) { _, session in
    let (next, diary) = try await session.read { transaction in
      let child = try ChildBook.child(session.designation, in: transaction)
      try session.household.speakAsDecided(in: transaction)
      let zones = try session.zones(in: transaction)
      let reader = DayReader(transaction, zones: zones, now: session.now)
      return (
        try reader.nextSleep(of: child), OpenDiary(child: child, zones: zones, now: session.now)
      )
    }
    try session.print(
      next.json(diary.writer, in: session.messages),
      or: NextSleepViewModel(next, of: diary.child, diary.clock, in: session.messages).lines
    )
  }
}
