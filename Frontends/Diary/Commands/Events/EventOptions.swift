import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel

/// The options that commands about events share.
enum EventOptions {
  static let from = Option("from", .text, valueName: "word.time", summary: "option.event.from")
  static let to = Option("to", .text, valueName: "word.time", summary: "option.event.to")
  static let on = Option("on", .text, valueName: "word.date", summary: "option.event.on")
  static let author = Option(
    "author",
    .named("person"),
    valueName: "word.name",
    summary: "option.author"
  )
  static let shared = Flag("shared", summary: "option.shared")
  static let amount = Option("ml", .tenths, summary: "option.event.ml")

  /// Those that say when an event of a shape was.
  static func times(of shape: EventShape) -> [any CommandParameter] {
    switch shape {
    case .moment: [DiaryOptions.at]
    case .span: [DiaryOptions.at, from, to]
    case .day: [on]
    }
  }

  /// Those that contradict each other.
  static func exclusive(of shape: EventShape) -> [[any CommandParameter]] {
    shape == .span ? [[DiaryOptions.at, from], [DiaryOptions.at, to]] : []
  }

  /// When a new event was: now where nothing is said.
  static func times(
    _ values: Values,
    of shape: EventShape,
    in diary: OpenDiary,
    _ session: DiarySession
  ) throws -> EventTimes {
    switch shape {
    case .moment: return EventTimes(start: try session.instant(values[DiaryOptions.at], in: diary))
    case .day: return EventTimes(day: try session.day(values[on], in: diary))
    case .span:
      let start = try (values[DiaryOptions.at] ?? values[from])
        .map { try session.instant($0, in: diary) }
      let end = try values[to].map { text in
        try start.map { try session.end(text, after: $0 - .seconds(1), in: diary) }
          ?? session.instant(text, in: diary)
      }
      return EventTimes(start: start ?? end ?? diary.now.wholeSeconds, end: end)
    }
  }
}

extension DiarySession {
  /// Reads a day, today where none is given.
  ///
  /// - Throws: `TimeReadingError` where it is none, or one that the zone left out.
  func day(_ text: String?, in diary: OpenDiary) throws -> Day {
    let day = try text.map { try diary.reader.day($0) } ?? diary.reader.today
    guard !diary.zones.interval(of: day).isEmpty else { throw TimeReadingError.dayLeftOut(day) }
    return day
  }

  /// The person of `--author`.
  func author(_ designation: String?) async throws -> RecordID? {
    guard let designation else { return nil }
    return try await read { try PersonBook.person(designation, in: $0).id }
  }
}
