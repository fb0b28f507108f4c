import HTTPKit
import HabitsCore
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// The values that many routes take.
enum HabitsInput {
  static let id = Parameter("id", in: .path, .id, "Which.")
  static let day = Parameter("day", in: .path, .day, "The date.")
  static let on = Parameter("day", in: .query, .day, "The date; today else.")
  static let done = Parameter("done", in: .query, .text(1...40), "What was just done.")
  static let search = Parameter(
    "search",
    in: .query,
    .text(0...200),
    "Only names that contain it, whatever their case and diacritics."
  )
  static let filter = Parameter(
    "filter",
    in: .query,
    .choice(TrackerFilter.known.map(\.rawValue)),
    "Which cards: `all`, `today` for all of today, `done`, `undone`."
  )
  static let note = Parameter("note", in: .body, .text(), "Free text.")
  static let reason = Parameter("reason", in: .body, .text(0...1000), "Why it was left out.")
  static let amount = Parameter(
    "amount",
    in: .body,
    .decimal(places: 3, in: 0...Goal.largestAmount),
    "How much, of something measured."
  )
}

/// The habit tracker as a request found it.
struct OpenHabits: Sendable {
  let calendar: HouseholdCalendar
  /// The day that still lasts.
  let today: Day
}

extension WebContext<HabitsWeb> {
  /// The household's days and weeks with the day that still lasts.
  ///
  /// - Throws: `StoreError`, `TimeZoneError`.
  func open() async throws -> OpenHabits {
    try await reading { reader, _ in
      OpenHabits(calendar: reader.calendar, today: reader.today)
    }
  }

  /// Runs a body on one state of the store, with a reader of it.
  ///
  /// - Throws: what the body throws, `StoreError`, `TimeZoneError`.
  func reading<T: Sendable>(
    _ body: @escaping @Sendable (HabitsReader, any ReadTransaction) throws -> T
  ) async throws -> T {
    try await read { transaction in
      let settings = try HouseholdSettings.stored(in: transaction)
      let zones = try self.zones(in: transaction)
      let calendar = HouseholdCalendar(zones: zones, settings: settings)
      return try body(HabitsReader(transaction, calendar: calendar, now: now), transaction)
    }
  }

  /// Marks days, as of now.
  func marks() async throws -> MarkBook { MarkBook(dependencies, today: try await open().today) }

  /// Keeps trackers, as of now.
  func trackers() async throws -> TrackerBook {
    TrackerBook(dependencies, today: try await open().today)
  }

  /// A tracker.
  ///
  /// - Throws: `HabitsError.noSuchTracker`, `StoreError`.
  func tracker(_ id: RecordID) async throws -> Tracker {
    try await read { try TrackerBook.tracker(id.description, in: $0) }
  }
}

/// The addresses of the habit tracker's pages.
enum HabitsPath {
  static func day(_ day: Day) -> String { "/days/\(day)" }
  static func tracker(_ id: RecordID) -> String { "/trackers/\(id)" }
  static func tracker(_ id: RecordID, on day: Day) -> String { "/trackers/\(id)?day=\(day)" }
  static func mark(_ id: RecordID, on day: Day, _ word: String) -> String {
    "/trackers/\(id)/days/\(day)/\(word)"
  }
  static func category(_ id: RecordID) -> String { "/categories/\(id)" }
}

extension WebPage {
  /// With what was just done, where that is something with words.
  func saying(_ done: String?, _ messages: Messages) -> WebPage {
    var page = self
    page.done = done.flatMap { done in
      let key = MessageKey("web.done.\(done)")
      return messages.contains(key) ? messages(key) : nil
    }
    return page
  }
}
