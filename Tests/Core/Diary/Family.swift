import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import TestSupport

@testable import DiaryCore

/// A household in memory with one child, for a test to live in.
struct Family {
  let dependencies: Dependencies
  let place: TestPlace
  let clock: TestClock
  let child: Child
  let zone: any TimeZoneRules

  /// A household in a zone at a local time, its child born on the first day of the year.
  init(
    _ zone: String,
    now: String,
    night: String = "20:00-07:00",
    on backend: TestBackend = .memory
  ) async throws {
    let zones = SystemTimeZones(environment: Environment())
    let rules = try zones.rules(named: zone)
    let clock = TestClock(.distantFuture)
    let history = TimeZoneHistory(rules)
    clock.now = try TimeReader(zones: history, now: .distantFuture).instant(now).instant
    let random = TestRandom()
    place = try await TestPlace(
      backend,
      [HouseholdSchema.module, DiarySchema.module],
      now: { clock.now },
      random: { random.next() }
    )
    dependencies = Dependencies(
      store: place.store,
      timeZones: zones,
      now: { clock.now },
      random: { random.next() }
    )
    self.clock = clock
    self.zone = rules
    let today = history.day(holding: clock.now)
    var draft = ChildDraft(
      name: "Ada",
      born: Day(year: today.components.year, month: 1, day: 1) ?? today
    )
    draft.night = NightRange(night) ?? .standard
    child = try await ChildBook(dependencies).add(draft, zone: rules)
  }

  /// The zones in force.
  func zones() async throws -> TimeZoneHistory {
    let book = ZoneBook(timeZones: dependencies.timeZones)
    let zone = zone
    return try await dependencies.store.read { try book.history(in: $0) ?? TimeZoneHistory(zone) }
  }

  /// Reads a local time.
  func at(_ text: String) async throws -> Instant {
    try TimeReader(zones: try await zones(), now: clock.now).instant(text).instant
  }

  /// Moves the clock to a local time.
  func setNow(_ text: String) async throws {
    clock.now = try await at(text)
  }

  /// Travels: from a local time of the old zone on, another zone is in force.
  func travel(to zone: String, from text: String) async throws {
    let since = try await at(text)
    try await dependencies.store.write { try $0.put(ZoneChange(since: since, zone: zone)) }
  }

  /// Writes a sleep between two local times, open without the second.
  @discardableResult
  func sleep(
    _ start: String,
    _ end: String? = nil,
    kind: SleepKind? = nil,
    confirmed: Bool = false,
    onConflict: ConflictResolution = .fail
  ) async throws -> Sleep {
    let reader = TimeReader(zones: try await zones(), now: clock.now)
    let from = try reader.instant(start).instant
    let to = try end.map { try reader.end($0, after: from).instant }
    return try await SleepJournal(dependencies)
      .add(
        SleepDraft(start: from, end: to, kind: kind),
        for: child.id,
        Answers(isConfirmed: confirmed, onConflict: onConflict)
      ).sleep
  }

  /// Writes a feeding between two local times.
  @discardableResult
  func feed(_ method: FeedingMethod, _ start: String, _ end: String) async throws -> Feeding {
    let from = try await at(start)
    let draft = FeedingDraft(
      method: method,
      content: .breastMilk,
      start: from,
      end: try await at(end)
    )
    return try await FeedingJournal(dependencies).add(draft, for: child.id)
  }

  /// The journal of the diary's actions.
  var journal: Journal { .diary(dependencies) }

  /// All records that leave the device.
  func text(knowing known: Set<StoreText.Key> = []) async throws -> StoreText {
    let tables = [HouseholdSchema.module, DiarySchema.module].flatMap { $0.tables() }
    return try await StoreText(dependencies.store, tables, knowing: known)
  }

  /// Writes a sleep as a merge of two devices would, past all rules.
  @discardableResult
  func storeUnchecked(_ start: String, _ end: String? = nil) async throws -> Sleep {
    let id = dependencies.newID()
    let sleep = Sleep(
      id: id,
      child: child.id,
      start: try await at(start),
      end: try await end.asyncMap { try await at($0) },
      kindByHand: nil,
      place: nil,
      settling: nil,
      settlingSeconds: nil,
      moodAtStart: nil,
      moodAtEnd: nil,
      note: nil,
      author: nil
    )
    try await dependencies.store.write { try $0.put(sleep) }
    return sleep
  }

  /// A day as the Day scene shows it.
  func day(_ text: String, of other: Child? = nil) async throws -> DiaryDay {
    let zones = try await zones()
    let now = clock.now
    let child = other ?? child
    let day = try TimeReader(zones: zones, now: now).day(text)
    return try await dependencies.store.read {
      try DayReader($0, zones: zones, now: now).day(day, of: child)
    }
  }

  /// How the child is.
  func now() async throws -> DiaryNow {
    let zones = try await zones()
    let now = clock.now
    let child = child
    return try await dependencies.store.read {
      try DayReader($0, zones: zones, now: now).now(of: child)
    }
  }
}

extension Optional {
  /// The value that an asynchronous body makes of it.
  func asyncMap<T>(_ body: (Wrapped) async throws -> T) async rethrows -> T? {
    guard let self else { return nil }
    return try await body(self)
  }
}

extension DiaryDay {
  /// The sections as short text: `sleep 4:30` or `wakefulness 0:20`, by their time inside the day.
  var outline: [String] {
    sections.map { item in
      let minutes = item.secondsInDay / 60
      let length = "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
      return (item.section.stretch == nil ? "awake " : "asleep ") + length
    }
  }
}
