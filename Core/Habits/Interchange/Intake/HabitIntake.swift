public import HearthContainer
import HearthHousehold
public import HearthModel
public import HearthPorts

/// Takes other programs' habits in, of whatever format: categories, identities and keys are resolved
/// here, and all of it is written in one action.
public struct HabitIntake: Sendable {
  private let dependencies: Dependencies
  private let today: Day
  /// After how many marks progress is told.
  private static let stride = 500

  /// An intake over a store, a clock and the zones, on a day.
  public init(_ dependencies: Dependencies, today: Day) {
    self.dependencies = dependencies
    self.today = today
  }

  /// Takes habits in.
  ///
  /// What was imported before is known by its key: what the source has not changed since stays as it
  /// is here, whatever became of it; what the source has changed follows the source.
  ///
  /// - Parameters:
  ///   - habits: what a reader made of the files.
  ///   - options: how.
  /// - Returns: what was taken, changed and left; of a dry run, what would be.
  /// - Throws: `ImportError.cancelled`, `StoreError`; nothing is written then.
  public func take(
    _ habits: ForeignHabits,
    _ options: HabitIntakeOptions
  ) async throws -> HabitIntakeReport {
    let today = today
    if options.isDryRun {
      return try await dependencies.store.read { transaction in
        var pass = try HabitIntakePass(habits, options, today: today, transaction)
        try pass.run()
        return pass.report
      }
    }
    let zones = ZoneBook(timeZones: dependencies.timeZones)
    let label = { @Sendable (report: HabitIntakeReport) in
      JournalLabel.importedHabits(from: habits.format, count: report.added + report.changed)
    }
    do {
      return try await Journal.habits(dependencies).perform(label) { transaction in
        var pass = try HabitIntakePass(habits, options, today: today, transaction)
        try pass.run()
        guard pass.plan.isAction else { throw Notes(report: pass.report, plan: pass.plan) }
        try zones.begin(with: options.zone, in: transaction)
        let total = pass.plan.entries.count
        try pass.plan.write(in: transaction) { done in
          if options.isCancelled() { throw ImportError.cancelled }
          if done.isMultiple(of: Self.stride) { options.progress(done, total) }
        }
        return pass.report
      }
    } catch let notes as Notes {
      guard !notes.plan.isEmpty else { return notes.report }
      try await dependencies.store.write { try notes.plan.write(in: $0) }
      return notes.report
    }
  }
}

/// What is only to be remembered of a source, which is nothing that anybody would undo.
private struct Notes: Error {
  let report: HabitIntakeReport
  let plan: HabitIntakePlan
}

/// How habits are taken in.
public struct HabitIntakeOptions: Sendable {
  /// The first zone of a household that has none.
  public var zone: any TimeZoneRules
  /// The category of trackers without one.
  public var category: String
  /// Tells apart several sources of one format.
  public var source = ""
  /// Whether to report only.
  public var isDryRun = false
  /// Told now and then how many marks are written, of how many.
  public var progress: @Sendable (Int, Int) -> Void = { _, _ in }
  /// Asked between marks; the first yes ends the import without a trace.
  public var isCancelled: @Sendable () -> Bool = { false }

  /// The usual way.
  public init(zone: any TimeZoneRules, category: String) {
    self.zone = zone
    self.category = category
  }
}

/// What an import took, changed and left, and why.
public struct HabitIntakeReport: Sendable, Equatable {
  /// What became of one tracker of the source.
  public struct Line: Sendable, Equatable {
    /// The tracker here.
    public let id: RecordID
    /// Its name here.
    public let name: String
    /// Whether it was not here before.
    public let isNew: Bool
    /// Marks that are new.
    public internal(set) var added = 0
    /// Marks that the source had changed.
    public internal(set) var changed = 0
    /// Marks that were known already.
    public internal(set) var unchanged = 0
  }

  /// Trackers, marks and vacations that are new.
  public internal(set) var added = 0
  /// Those that the source had changed.
  public internal(set) var changed = 0
  /// Those that were known already.
  public internal(set) var unchanged = 0
  /// Tracker by tracker, in the source's order.
  public internal(set) var trackers: [Line] = []
  /// What could not be taken, and what could be only in part.
  public internal(set) var details: InterchangeReport
}
