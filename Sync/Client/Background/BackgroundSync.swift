public import HearthModel
public import HearthPorts
import Synchronization

/// Exchanges beside a program that goes on: at its start, after changes, as soon as something new is
/// there, and now and then.
///
/// While a store belongs to no household nothing is done but to wait for that. Of trouble nobody hears but
/// by the status: the next try comes by itself, each later than the one before.
public final class BackgroundSync: Sendable {
  /// Passes a time; throws when its task is cancelled.
  public typealias Wait = @Sendable (Duration) async throws -> Void

  /// Why an exchange begins.
  private enum Reason {
    case start
    case change
    case arrival
    case time
  }

  private let store: any Store
  private let household: @Sendable () throws -> SyncHousehold
  private let now: @Sendable () -> Instant
  private let random: @Sendable () -> UInt64
  private let wait: Wait
  private let changed: @Sendable () -> Void
  private let bell = SyncBell()
  private let known = Mutex(SyncStatus.off)

  /// A background that does nothing yet.
  ///
  /// - Parameters:
  ///   - store: what is exchanged; it must be open, and end before the program does.
  ///   - household: makes the exchange, once there is something to do.
  ///   - now: the clock.
  ///   - random: 64 random bits.
  ///   - wait: passes time.
  ///   - changed: told, from any thread, when the status is another one.
  public init(
    _ store: any Store,
    household: @escaping @Sendable () throws -> SyncHousehold,
    now: @escaping @Sendable () -> Instant,
    random: @escaping @Sendable () -> UInt64,
    wait: @escaping Wait,
    changed: @escaping @Sendable () -> Void
  ) {
    self.store = store
    self.household = household
    self.now = now
    self.random = random
    self.wait = wait
    self.changed = changed
  }

  /// How things stand, as far as is known.
  public var status: SyncStatus { known.withLock { $0 } }

  /// Exchanges until the task is cancelled or the store is closed.
  public func run() async {
    let changes = store.changes()
    await withTaskGroup(of: Void.self) { group in
      group.addTask { [bell] in for await _ in changes { bell.ring() } }
      group.addTask { await self.exchangeAgainAndAgain() }
      await group.next()
      group.cancelAll()
    }
  }

  private func exchangeAgainAndAgain() async {
    var (pace, reason) = (SyncPace(), Reason.start)
    while !Task.isCancelled {
      let rings = bell.rings
      guard let before = await look() else {
        (pace, reason) = (SyncPace(), .start)
        await bell.wait(after: rings)
        continue
      }
      pace.note(await exchange(for: reason, before))
      reason = await nextReason(pace, tried: before)
    }
  }

  private func exchange(for reason: Reason, _ before: SyncOutlook) async -> SyncPace.Outcome {
    do {
      let report = try await household().exchange()
      let after = await look()
      let hasMoved = report.pulled > 0 || report.pushed > 0 || after?.cursor != before.cursor
      return hasMoved ? .moved : reason == .arrival ? .misled : .quiet
    } catch {
      _ = await look()
      return .failed
    }
  }

  /// Looks how things stand, and tells of it where that is new.
  private func look() async -> SyncOutlook? {
    // A store that cannot be read for a moment has left no household.
    guard let outlook = try? await Optional.some(SyncHousehold.outlook(of: store)) else {
      return nil
    }
    let status = outlook?.status ?? .off
    let isNew = known.withLock { known in
      defer { known = status }
      return known != status
    }
    if isNew { changed() }
    return outlook
  }
}

extension BackgroundSync {
  /// Waits for a reason to exchange once more.
  private func nextReason(_ pace: SyncPace, tried: SyncOutlook) async -> Reason {
    let rest = pace.rest(random)
    return await withTaskGroup(of: Reason.self) { group in
      group.addTask {
        await self.nextChange(pace, tried)
        return .change
      }
      group.addTask { [wait] in
        try? await wait(rest)
        return pace.isMisled ? .arrival : .time
      }
      if !pace.isBackingOff {
        group.addTask {
          await self.nextArrival()
          return .arrival
        }
      }
      defer { group.cancelAll() }
      return await group.next() ?? .time
    }
  }

  /// Waits until something waits to be pushed that the last exchange has not tried, or the household is
  /// left.
  ///
  /// What the exchange itself writes, and what nobody takes, is no reason to begin another one.
  private func nextChange(_ pace: SyncPace, _ tried: SyncOutlook) async {
    await look { $0.status.waiting > 0 && $0.newest != tried.newest }
    guard !Task.isCancelled else { return }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { [wait] in try? await wait(pace.gathering) }
      group.addTask { await self.look { _ in false } }
      await group.next()
      group.cancelAll()
    }
  }

  /// Looks how things stand after every change until that is as wanted, or the household is left.
  private func look(until isEnough: (SyncOutlook) -> Bool) async {
    while !Task.isCancelled {
      let rings = bell.rings
      guard let outlook = await look(), !isEnough(outlook) else { return }
      await bell.wait(after: rings)
    }
  }

  /// Waits until there is something new on the other side, or it cannot be asked any more.
  private func nextArrival() async {
    while !Task.isCancelled {
      let begun = now()
      guard let isThere = try? await household().hasArrivals(within: SyncPace.poll) else { return }
      if isThere { return }
      // One that does not wait is looked at now and then.
      let rest = SyncPace.look - max(.zero, now() - begun)
      if rest > .zero { try? await wait(rest) }
    }
  }
}
