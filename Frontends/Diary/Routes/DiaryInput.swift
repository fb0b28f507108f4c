import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// The values that many routes take.
enum DiaryInput {
  static let child = Parameter("child", in: .path, .id, "The child.")
  static let id = Parameter("id", in: .path, .id, "Which.")
  static let day = Parameter("day", in: .path, .day, "The date.")
  static let from = Parameter("from", in: .query, .day, "The first day.")
  static let to = Parameter("to", in: .query, .day, "The last day.")
  static let done = Parameter("done", in: .query, .text(1...40), "What was just done.")

  static let at = time("at", "When; now where nothing is said.", example: "14:38")
  static let start = time("start", "When it began.", example: "14:10")
  static let end = time("end", "When it ended.", example: "14:20")
  static let note = Parameter("note", in: .body, .text(), "Free text.")
  static let isConfirmed = Parameter(
    "confirmed",
    in: .body,
    .flag,
    "That what is unusual is right: longer than a day, in the future."
  )
  static let onConflict = Parameter(
    "onConflict",
    in: .body,
    .choice(ConflictResolution.allCases.map(\.rawValue)),
    "What to do about stored sleeps in the way; `fail` where nothing is said."
  )
  static let woke = time("woke", "When the child woke from the sleep that is still open.")
  static let answers: [any RouteParameter] = [isConfirmed, onConflict, woke]

  static func time(
    _ name: String,
    in place: RouteParameterInfo.Place = .body,
    _ summary: String,
    example: String? = nil
  ) -> Parameter<String> {
    Parameter(
      name,
      in: place,
      .time,
      "\(summary) ISO 8601 with offset, or as people write times: `14:30`, `yesterday 21:10`.",
      example: example
    )
  }
}

extension ParameterType<String> {
  /// A time in any form that people write; read by the household's zones later.
  static var time: ParameterType<String> {
    ParameterType<String>(.string, schema: [.init("maxLength", 60), .init("format", "date-time")]) {
      $0.utf8.count <= 240 ? $0 : nil
    }
  }
}

/// One child's diary as a request found it.
struct OpenDiary: Sendable {
  let child: Child
  let zones: TimeZoneHistory
  let now: Instant

  var clock: DayClock { DayClock(zones: zones, night: child.night) }
  var reader: TimeReader { TimeReader(zones: zones, now: now) }
  /// The day that holds now.
  var today: Day { zones.day(holding: now) }

  /// A time as a person wrote it; now where there is none.
  func instant(_ text: String?) throws -> Instant {
    guard let text else { return now.wholeSeconds }
    return try reader.instant(text).instant
  }

  /// A time that corrects one that is stored; left as it is where the form shows just that.
  func instant(_ text: String?, near stored: Instant) throws -> Instant {
    guard let text, text != LocalText.field(stored, in: zones) else { return stored }
    return try reader.instant(text, near: stored).instant
  }

  /// An end, of something begun at a time.
  func end(_ text: String?, after start: Instant) throws -> Instant? {
    try text.map { try reader.end($0, after: start - .seconds(1)).instant }
  }
}

/// Instants as the fields of forms hold them.
enum LocalText {
  /// `2026-01-09T19:30`, with seconds where there are some.
  static func field(_ instant: Instant, in zones: TimeZoneHistory) -> String {
    let local = zones.local(instant)
    return "\(local.day)T\(local.time)"
  }
}

extension WebContext<DiaryWeb> {
  /// A child's diary.
  ///
  /// - Throws: `DiaryError.noSuchRecord`, `StoreError`.
  func open(_ child: RecordID) async throws -> OpenDiary {
    try await read { try self.open(child, in: $0) }
  }

  /// A child's diary, as of one state of the store.
  func open(_ id: RecordID, in transaction: any ReadTransaction) throws -> OpenDiary {
    guard let child = try transaction.fetch(Child.self, id) else {
      throw DiaryError.noSuchRecord(id.description)
    }
    return OpenDiary(child: child, zones: try zones(in: transaction), now: now)
  }

  /// What a person has said in advance.
  func answers(_ input: RouteInput, in diary: OpenDiary) throws -> Answers {
    Answers(
      isConfirmed: try input(DiaryInput.isConfirmed) ?? false,
      onConflict: try input(DiaryInput.onConflict)
        .flatMap(ConflictResolution.init(rawValue:)) ?? .fail,
      woke: try input(DiaryInput.woke).map { try diary.instant($0) }
    )
  }
}

/// The addresses of the diary's pages.
enum DiaryPath {
  static func child(_ id: RecordID) -> String { "/children/\(id)" }
  static func day(_ day: Day, of child: RecordID) -> String { "/children/\(child)/days/\(day)" }
  static func profile(_ id: RecordID) -> String { "/children/\(id)/profile" }
  static func photo(_ id: RecordID) -> String { "/children/\(id)/photo" }
  static func statistics(_ id: RecordID) -> String { "/children/\(id)/statistics" }
  static func event(_ kind: EventKind, _ id: RecordID) -> String {
    "/events/\(kind.rawValue)/\(id)"
  }
  static func sleep(_ id: RecordID) -> String { "/sleeps/\(id)" }

  /// The page of a day, saying what was done.
  static func day(_ diary: OpenDiary, holding instant: Instant, done: String) -> String {
    let day = diary.zones.day(holding: instant)
    let path = day == diary.today ? child(diary.child.id) : self.day(day, of: diary.child.id)
    return "\(path)?done=\(done)"
  }
}
