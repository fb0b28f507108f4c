package import HearthModel
package import HearthPorts
import SyncProtocol

/// Exchanges a store's records with the other side: pull to the end, merge, push, until both are equal.
///
/// Every step is a transaction of the store that leaves it in order: the process may end at any moment.
/// Two sessions on one store at a time do each other no harm.
package struct SyncEngine: Sendable {
  let store: any Store
  let transport: any SyncTransport
  let cipher: any SyncCipher
  let now: @Sendable () -> Instant
  let random: @Sendable () -> UInt64
  /// How much is moved at once.
  package let settings: SyncSettings

  /// An engine of a device that belongs to a household.
  package init(
    store: any Store,
    transport: any SyncTransport,
    cipher: any SyncCipher,
    now: @escaping @Sendable () -> Instant,
    random: @escaping @Sendable () -> UInt64,
    settings: SyncSettings = SyncSettings()
  ) {
    self.store = store
    self.transport = transport
    self.cipher = cipher
    self.now = now
    self.random = random
    self.settings = settings
  }

  /// One session.
  ///
  /// - Parameter allowsDeletions: whether somebody has said that many deletions are meant.
  /// - Returns: what was done.
  /// - Throws: `SyncError`, `TransportError`, `StoreError`; what was done until then stands.
  package func run(allowsDeletions: Bool = false) async throws -> SyncReport {
    var report = SyncReport()
    try await retryUnreadable(&report)
    for round in 1...settings.rounds {
      try await pull(&report)
      if round == 1 { try await shrinkTombstones() }
      if report.unreadable > 0 {
        // The key may have come by itself: two devices can have begun one key epoch.
        try await takeKeys()
        try await retryUnreadable(&report)
      }
      let needsRound = try await push(&report, allowsDeletions: allowsDeletions)
      // Last of all: nothing else has to wait for what is large.
      let isAnyFetched = try await fetchBlobs(&report)
      guard needsRound || isAnyFetched else { break }
    }
    return try await concluded(report)
  }

  /// Notes how a session has ended.
  private func concluded(_ count: SyncReport) async throws -> SyncReport {
    let now = now()
    let (_, sealer) = try await state()
    return try await store.sync { transaction in
      var report = count
      report.waiting = 0
      try SyncRowStore(transaction).visitWaiting { _ in
        report.waiting += 1
        return true
      }
      guard var space = try transaction.syncSpace() else { throw SyncError.notSetUp }
      report.cursor = space.position
      space.lastSyncAt = now
      let kept = try transaction.fetch(Unreadable.query)
      let opened = kept.compactMap { $0.opened(by: sealer) }
      report.incomplete = opened.count
      report.unreadable = min(report.unreadable, kept.count - opened.count)
      let trouble: SyncTrouble? =
        kept.count > opened.count ? .unreadable : opened.isEmpty ? nil : .incomplete
      space.trouble = (report.refusal ?? trouble)?.rawValue
      try transaction.put(space)
      try transaction.clearChunks(besides: Set(opened.flatMap(\.names)))
      return report
    }
  }

  /// What the device knows, and the keys that it has.
  package func state() async throws -> (space: SyncSpace, sealer: Sealer) {
    try await store.read { [cipher, settings] transaction in
      try SyncKeys(transaction, cipher).state(settings.blobs)
    }
  }

  /// Takes everything that is new, to the end.
  private func pull(_ report: inout SyncReport) async throws {
    var (space, sealer) = try await state()
    while true {
      let asked = space.cursor
      let cursor = [UInt8](hexadecimal: asked) ?? []
      let epoch = UInt64(bitPattern: space.hubEpoch)
      let page = try await transport.pull(
        PullRequest(cursor: cursor, epoch: epoch, limit: settings.pageHeads)
      )
      if page.keyEpoch > sealer.keyEpoch {
        try await takeKeys()
        (space, sealer) = try await state()
      }
      guard page.epoch == epoch else {
        space = try await begin(epoch: page.epoch, after: epoch, &report)
        continue
      }
      let result = try await apply(page, after: asked, sealer, &report)
      if !result.isEqual, !Mutant.epochKept.isPlanted {
        guard !report.isReconciled else { throw SyncError.contradiction }
        space = try await begin(epoch: epoch, after: epoch, &report)
        continue
      }
      space = result.space
      if page.isLast { return }
      guard page.cursor != cursor else { throw SyncError.noProgress }
    }
  }

  /// Compares everything anew: no row stands on anything the other side has, until a pull shows it.
  private func begin(
    epoch: UInt64,
    after former: UInt64,
    _ report: inout SyncReport
  ) async throws -> SyncSpace {
    if former != 0 {
      guard !report.isReconciled else { throw SyncError.noProgress }
      report.isReconciled = true
    }
    return try await store.sync { transaction in
      guard var space = try transaction.syncSpace() else { throw SyncError.notSetUp }
      guard UInt64(bitPattern: space.hubEpoch) == former else { return space }
      try SyncRowStore(transaction).forgetBases()
      for unreadable in try transaction.fetch(Unreadable.query) {
        try transaction.delete(unreadable)
      }
      space.hubEpoch = Int64(bitPattern: epoch)
      space.cursor = ""
      space.position = 0
      space.digest = 0
      try transaction.put(space)
      return space
    }
  }
}
