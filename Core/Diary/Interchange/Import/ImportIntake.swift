public import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts

/// Takes foreign diaries in, of whatever format: children, zones, units, keys and overlaps are
/// resolved here, and all of it is written in one transaction.
public struct ImportIntake: Sendable {
  private let dependencies: Dependencies

  /// An intake over a store, a clock and the zones.
  public init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// Takes a diary in.
  ///
  /// Rows that were imported before are known by their keys: where the source has not changed since,
  /// nothing happens, whatever became of the record; where it has, the record follows in what the
  /// source changed. A household without a zone gets the one by which the rows were read.
  ///
  /// - Parameters:
  ///   - diary: what a reader made of the files.
  ///   - options: how.
  /// - Returns: what was taken, changed and left; of a dry run, what would be.
  /// - Throws: `ImportError.cancelled`, `TimeZoneError`, `StoreError`; nothing is written then.
  public func take(
    _ diary: ForeignDiary,
    _ options: ImportOptions = ImportOptions()
  ) async throws -> ImportReport {
    if options.isDryRun {
      return try await dependencies.store.read { transaction in
        try plan(diary, options, in: transaction).report
      }
    }
    let label = { @Sendable (report: ImportReport) in
      JournalLabel.imported(from: diary.format, count: report.added + report.changed)
    }
    return try await Journal.diary(dependencies).perform(label) { transaction in
      let plan = try plan(diary, options, in: transaction)
      try write(plan, in: transaction)
      return plan.report
    }
  }

  private func write(_ plan: ImportPlan, in transaction: any WriteTransaction) throws(StoreError) {
    guard !plan.rows.isEmpty else { return }
    try zones.begin(with: plan.zone, in: transaction)
    for record in plan.records { try transaction.put(record) }
    for tagging in plan.dropped { try transaction.delete(tagging) }
    // Their identifiers are hashes: in order they fill the pages of a store one after another.
    for row in plan.rows.sorted(by: { $0.id < $1.id }) { try transaction.put(row) }
  }

  private var zones: ZoneBook { ZoneBook(timeZones: dependencies.timeZones) }

  /// What the diary's rows mean for a state of the store; only looks.
  private func plan(
    _ diary: ForeignDiary,
    _ options: ImportOptions,
    in transaction: any ReadTransaction
  ) throws -> ImportPlan {
    let history: TimeZoneHistory
    if let zone = options.timeZone {
      history = TimeZoneHistory(zone)
    } else if let stored = try zones.history(in: transaction) {
      history = stored
    } else {
      history = TimeZoneHistory(try dependencies.timeZones.systemZone())
    }
    let now = dependencies.now().wholeSeconds
    var pass = try ImportPass(diary, options, zones: history, now: now, transaction)
    return try pass.run()
  }
}

/// What an import will write, and what is to be said about it.
struct ImportPlan {
  let report: ImportReport
  let records: [any Record]
  /// Tags that the source took off.
  let dropped: [Tagging]
  /// What is to be remembered of the source's rows.
  let rows: [ImportedRow]
  /// The first zone of a household that has none.
  let zone: any TimeZoneRules
}
