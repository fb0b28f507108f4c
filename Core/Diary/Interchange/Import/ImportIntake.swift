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
        var pass = try pass(diary, options, in: transaction)
        return try pass.run().report
      }
    }
    let label = { @Sendable (report: ImportReport) in
      JournalLabel.imported(from: diary.format, count: report.added + report.changed)
    }
    return try await Journal.diary(dependencies).perform(label) { transaction in
      var pass = try pass(diary, options, in: transaction)
      pass.sink = { batch throws(StoreError) in try batch.write(in: transaction) }
      let plan = try pass.run()
      try finish(plan, in: transaction)
      return plan.report
    }
  }

  private func finish(
    _ plan: ImportPlan,
    in transaction: any WriteTransaction
  ) throws(StoreError) {
    guard plan.hasWritten else { return }
    // The records may have brought a zone.
    try zones.begin(with: plan.zone, in: transaction)
    for record in plan.dropped { try transaction.delete(record) }
  }

  private var zones: ZoneBook { ZoneBook(timeZones: dependencies.timeZones) }

  /// What goes through the diary's rows on a state of the store.
  private func pass(
    _ diary: ForeignDiary,
    _ options: ImportOptions,
    in transaction: any ReadTransaction
  ) throws -> ImportPass {
    let history: TimeZoneHistory
    if let zone = options.timeZone {
      history = TimeZoneHistory(zone)
    } else if let stored = try zones.history(in: transaction) {
      history = stored
    } else {
      history = TimeZoneHistory(try dependencies.timeZones.systemZone())
    }
    let now = dependencies.now().wholeSeconds
    if options.child == nil, diary.entries.contains(where: \.needsChild) {
      // Says which children there are where it is not the only one.
      _ = try ChildBook.child(nil, in: transaction)
    }
    var pass = try ImportPass(diary, options, zones: history, now: now, transaction)
    pass.isZone = { [timeZones = dependencies.timeZones] in (try? timeZones.rules(named: $0)) != nil
    }
    pass.times.rules = { [timeZones = dependencies.timeZones] in try? timeZones.rules(named: $0) }
    return pass
  }
}

/// What an import still has to write, and what is to be said about it.
struct ImportPlan {
  let report: ImportReport
  /// Tags that the source took off, and sleeps that became part of others.
  let dropped: [any Record]
  /// Whether there was anything to write.
  let hasWritten: Bool
  /// The first zone of a household that has none.
  let zone: any TimeZoneRules
}
