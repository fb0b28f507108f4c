import HabitsCore
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPlugins
import HearthPorts
import HearthSupport
import StorageMemory
import TestSupport
import Testing

/// A household in memory to take other programs' habits into.
struct IntakeHouse {
  let dependencies: Dependencies
  /// The last day of January 2026.
  let today = january(31)

  init() async throws {
    let random = TestRandom()
    let clock = TestClock(Instant(seconds: 1_769_860_800))
    let setup = StoreSetup(
      address: "",
      modules: [HouseholdSchema.module, HabitsSchema.module],
      now: { clock.now },
      random: { random.next() }
    )
    dependencies = Dependencies(
      store: try await StorePlugin.memory.make(setup),
      timeZones: SystemTimeZones(environment: Environment(["TZ": "UTC"])),
      now: { clock.now },
      random: { random.next() }
    )
  }

  @discardableResult
  func take(
    _ habits: ForeignHabits,
    isDryRun: Bool = false,
    _ adjust: (inout HabitIntakeOptions) -> Void = { _ in }
  ) async throws -> HabitIntakeReport {
    var options = HabitIntakeOptions(
      zone: try dependencies.timeZones.rules(named: "Europe/Berlin"),
      category: "Imported"
    )
    options.isDryRun = isDryRun
    adjust(&options)
    return try await HabitIntake(dependencies, today: today).take(habits, options)
  }

  /// Everything that is kept, as our own lines.
  func lines() async throws -> String {
    let habits = try await habits()
    guard case .file(let bytes) = try HearthLinesExporter().write(habits, named: "x").content else {
      return ""
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The figures of a tracker today.
  func figures(_ name: String) async throws -> TrackerFigures {
    let (today, now) = (today, dependencies.now())
    let zone = try dependencies.timeZones.rules(named: "Europe/Berlin")
    return try await dependencies.store.read { transaction in
      let calendar = HouseholdCalendar(
        zones: TimeZoneHistory(zone),
        dayStart: WallTime(secondsSinceMidnight: 0),
        firstWeekday: 1
      )
      let reader = HabitsReader(transaction, calendar: calendar, now: now)
      let statistics = HabitsStatistics(try reader.histories(), today: today, firstWeekday: 1)
      return try #require(statistics.trackers.first { $0.tracker.name == name })
    }
  }

  func habits() async throws -> ForeignHabits {
    let moment = Instant(seconds: 0)
    let today = today
    return try await dependencies.store.read {
      try HabitExport.habits(in: $0, at: moment, today: today)
    }
  }
}

/// What harsh has in its two files.
func harsh(_ log: String..., habits: String = "! Sport\nRun: 1\n") throws -> ForeignHabits {
  try HarshImporter().read([
    ImportFile(name: "habits", bytes: Array(habits.utf8)),
    ImportFile(name: "log", bytes: Array(log.joined(separator: "\n").utf8)),
  ])
}
