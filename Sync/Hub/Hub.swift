public import HearthModel
public import HearthPorts
import SyncProtocol

/// What a hub does, whichever way requests reach it and wherever it keeps the rows.
///
/// It orders what devices push and hands it on; it cannot read a word of it.
public struct Hub: Sendable {
  private let store: any HubStore
  let limits: HubLimits
  let now: @Sendable () -> Instant
  private let random: @Sendable () -> UInt64
  private let hash: @Sendable ([UInt8]) -> [UInt8]

  /// A hub.
  ///
  /// - Parameters:
  ///   - store: where the rows are.
  ///   - limits: what it takes of one space.
  ///   - now: the clock, for the age of versions and sightings of devices.
  ///   - random: 64 random bits.
  ///   - hash: how tokens are kept.
  public init(
    store: any HubStore,
    limits: HubLimits = HubLimits(),
    now: @escaping @Sendable () -> Instant,
    random: @escaping @Sendable () -> UInt64,
    hash: @escaping @Sendable ([UInt8]) -> [UInt8]
  ) {
    self.store = store
    self.limits = limits
    self.now = now
    self.random = random
    self.hash = hash
  }

  /// Begins a space; one that is there stays as it is, and admits its first device again.
  ///
  /// - Throws: `TransportError`.
  public func create(
    _ space: RecordID,
    _ registration: SpaceRegistration
  ) async throws(TransportError) {
    let epoch = random() | 1
    let now = now()
    try await transact(space) { transaction in
      if try transaction.space() == nil {
        try transaction.put(HubSpace(epoch: epoch))
        try transaction.put(
          HubDevice(
            id: registration.device,
            tokenHash: registration.tokenHash,
            lastSeen: now
          )
        )
      } else if try !transaction.devices().contains(where: { device in
        device.id == registration.device && device.tokenHash == registration.tokenHash
          && !device.isRevoked
      }) {
        throw TransportError.notAdmitted
      }
    }
  }

  /// Draws a new epoch, so that devices compare everything: what a restored hub has to do.
  ///
  /// - Throws: `TransportError`.
  public func renew(_ space: RecordID) async throws(TransportError) {
    let epoch = random() | 1
    try await transact(space) { transaction in
      guard var row = try transaction.space() else { throw TransportError.noSpace }
      row.epoch = epoch
      try transaction.put(row)
    }
  }

  /// Runs a body for a device that is admitted, and notes that it was there.
  func admitted<T: Sendable>(
    _ visitor: Visitor,
    _ body: @escaping @Sendable (any HubTransaction, HubSpace) throws -> T
  ) async throws(TransportError) -> T {
    let (token, now) = (hash(visitor.token), now())
    return try await transact(visitor.space) { transaction in
      guard let space = try transaction.space() else { throw TransportError.noSpace }
      guard
        var device = try transaction.devices().first(where: { device in
          device.id == visitor.device && isEqual(device.tokenHash, token)
        }), !device.isRevoked
      else { throw TransportError.notAdmitted }
      if device.lastSeen.map({ $0.isBefore(now, byMilliseconds: 60_000) }) ?? true {
        device.lastSeen = now
        try transaction.put(device)
      }
      return try body(transaction, space)
    }
  }

  private func transact<T: Sendable>(
    _ space: RecordID,
    _ body: @escaping @Sendable (any HubTransaction) throws -> T
  ) async throws(TransportError) -> T {
    do {
      return try await store.transact(space, body)
    } catch let error as TransportError {
      throw error
    } catch StoreError.full {
      throw .full
    } catch StoreError.busy {
      throw .busy
    } catch {
      throw .unreachable(address: "hub", detail: String(describing: error))
    }
  }
}

/// Who asks.
public struct Visitor: Sendable, Equatable {
  /// The space.
  public let space: RecordID
  /// The device.
  public let device: RecordID
  /// What proves it.
  public let token: [UInt8]

  /// A visitor.
  public init(space: RecordID, device: RecordID, token: [UInt8]) {
    self.space = space
    self.device = device
    self.token = token
  }
}

/// Equality that takes as long for every pair of one length.
private func isEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
  left.count == right.count && zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
}

extension Instant {
  fileprivate func isBefore(_ other: Instant, byMilliseconds distance: Int64) -> Bool {
    let (end, overflow) = milliseconds.addingReportingOverflow(distance)
    return !overflow && end <= other.milliseconds
  }
}
