import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import TestSupport
import Testing

@testable import HabitsCore

/// A household with a store that keeps habits.
final class HabitDesk: Sendable {
  let dependencies: Dependencies
  let clock: TestClock
  private let place: TestPlace

  init(_ backend: TestBackend = .memory, now: String = "2026-05-11T12:00:00Z", seed: UInt64 = 1)
    async throws
  {
    let zones = SystemTimeZones(environment: Environment())
    let reader = TimeReader(
      zones: TimeZoneHistory(try zones.rules(named: "Europe/Berlin")),
      now: Instant(seconds: 0)
    )
    let clock = TestClock(try reader.instant(now).instant)
    let random = TestRandom(seed: seed)
    place = try await TestPlace(
      backend,
      [HouseholdSchema.module, HabitsSchema.module],
      now: { clock.now },
      random: { random.next() }
    )
    self.clock = clock
    dependencies = Dependencies(
      store: place.store,
      timeZones: zones,
      now: { clock.now },
      random: { random.next() }
    )
  }

  var today: Day {
    get throws {
      TimeZoneHistory(try dependencies.timeZones.rules(named: "Europe/Berlin")).day(
        holding: clock.now
      )
    }
  }

  var journal: Journal { .habits(dependencies) }
  var categories: CategoryBook { CategoryBook(dependencies) }

  var trackers: TrackerBook {
    get throws { TrackerBook(dependencies, today: try today) }
  }

  var marks: MarkBook {
    get throws { MarkBook(dependencies, today: try today) }
  }

  func category(_ name: String) async throws -> HabitsCore.Category {
    try await categories.add(name, zone: dependencies.timeZones.rules(named: "Europe/Berlin"))
  }

  /// A habit of every day since long ago, under a category of its own.
  @discardableResult
  func habit(_ name: String, goal: Goal = .tick) async throws -> Tracker {
    let category = try await category("of \(name)")
    var draft = TrackerDraft(name: name, category: category.id)
    draft.goal = goal
    draft.created = try today.advanced(by: -1000)
    return try await trackers.add(draft)
  }

  /// All records that leave the device.
  func text(knowing known: Set<StoreText.Key> = []) async throws -> StoreText {
    let tables = [HouseholdSchema.module, HabitsSchema.module].flatMap { $0.tables() }
    return try await StoreText(dependencies.store, tables, knowing: known)
  }

  /// The trackers whose sheets do not say what their entries say.
  func wrongSheets() async throws -> [String] {
    try await dependencies.store.read { transaction in
      let reader = SheetReader(transaction)
      let sheets = try transaction.fetch(MarkSheet.query).map(\.id)
      let trackers = try transaction.fetch(Tracker.query)
      let orphans = sheets.filter { id in !trackers.contains { $0.id == id } }
      return try trackers.filter {
        try reader.storedMarks(of: $0.id) != reader.marksByEntries(of: $0.id)
      }.map(\.name) + orphans.map(\.description)
    }
  }
}
