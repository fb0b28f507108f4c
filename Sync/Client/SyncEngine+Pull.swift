import HearthModel
import HearthPorts
import SyncProtocol

extension SyncEngine {
  /// Stores a page, and with it the cursor.
  ///
  /// - Returns: what the device knows then, and whether its sum is that of the page.
  func apply(
    _ page: PullPage,
    after cursor: String,
    _ sealer: Sealer,
    _ report: inout SyncReport
  ) async throws -> (space: SyncSpace, isEqual: Bool) {
    let (before, now) = (report, now())
    let result = try await store.sync { [random] transaction in
      guard let space = try transaction.syncSpace() else { throw SyncError.notSetUp }
      // Another session has gone on from elsewhere: its cursor stands, and the page comes again.
      guard UInt64(bitPattern: space.hubEpoch) == page.epoch, space.cursor == cursor else {
        return (before, space, true)
      }
      var intake = try Intake(transaction, space, sealer, before, now, random)
      for head in page.heads { try intake.take(head, isOrdered: page.isOrdered) }
      intake.space.cursor = page.cursor.hexadecimal
      intake.space.position = page.position
      try intake.finish()
      let isEqual = page.digest.map { $0 == intake.space.digest } ?? true
      return (intake.report, intake.space, isEqual)
    }
    report = result.0
    return (result.1, result.2)
  }

  /// Takes what could not be taken before: the program may be newer, a key or large values may have come.
  ///
  /// - Returns: whether anything was taken.
  /// - Throws: `SyncError`, `StoreError`.
  @discardableResult
  func retryUnreadable(_ report: inout SyncReport) async throws -> Bool {
    let (before, now) = (report, now())
    let result = try await store.sync { [cipher, random, settings] transaction in
      let kept = try transaction.fetch(Unreadable.query)
      guard !kept.isEmpty else { return (before, false) }
      let (space, sealer) = try SyncKeys(transaction, cipher).state(settings.blobs)
      var intake = try Intake(transaction, space, sealer, before, now, random)
      var isAnyTaken = false
      for unreadable in kept where try intake.retry(unreadable) { isAnyTaken = true }
      try intake.finish()
      return (intake.report, isAnyTaken)
    }
    report = result.0
    return result.1
  }
}
