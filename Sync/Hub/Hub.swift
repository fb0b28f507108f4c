public import HearthModel
public import HearthPorts
import SyncProtocol

/// What a hub does, whichever way requests reach it and wherever it keeps the rows.
///
/// It orders what devices push and hands it on; it cannot read a word of it.
public struct Hub: Sendable {
  let store: any HubStore
  let limits: HubLimits
  let board = ArrivalBoard()
  let now: @Sendable () -> Instant
  let random: @Sendable () -> UInt64
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
  /// - Parameters:
  ///   - space: the space.
  ///   - registration: what it begins with.
  ///   - rule: who may begin one.
  /// - Throws: `TransportError`.
  public func create(
    _ space: RecordID,
    _ registration: SpaceRegistration,
    rule: HubRegistration = .open
  ) async throws(TransportError) {
    let epoch = random() | 1
    let now = now()
    let isThere = try await transact(space) { try $0.space() != nil }
    if !isThere { try await permit(registration, rule, now) }
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

  private func permit(
    _ registration: SpaceRegistration,
    _ rule: HubRegistration,
    _ now: Instant
  ) async throws(TransportError) {
    switch rule {
    case .open: return
    case .closed: throw .closed
    case .code:
      let code = hash(Array((registration.code ?? "").utf8))
      do {
        guard try await store.spend(code: code, at: now) else { throw TransportError.needsCode }
      } catch {
        throw Self.trouble(error)
      }
    }
  }

  /// A code by which one space may begin here until a moment.
  ///
  /// - Throws: `StoreError`.
  public func newCode(until expires: Instant) async throws(StoreError) -> String {
    let code = (0..<4).map { _ in String(random() & 0xFFFF_FFFF, radix: 36) }.joined(separator: "-")
    try await store.add(code: hash(Array(code.utf8)), until: expires)
    return code
  }

  /// The space that a visitor belongs to, who names none.
  ///
  /// - Throws: `TransportError.noSpace` also where it belongs to one but cannot prove it.
  public func space(of device: RecordID, token: [UInt8]) async throws(TransportError) -> RecordID {
    let found: RecordID?
    do {
      found = try await store.space(of: device)
    } catch {
      throw Self.trouble(error)
    }
    guard let found else { throw .noSpace }
    do throws(TransportError) {
      return try await admitted(Visitor(space: found, device: device, token: token)) { _, _ in
        found
      }
    } catch {
      guard case .notAdmitted = error else { throw error }
      throw .noSpace
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

  func transact<T: Sendable>(
    _ space: RecordID,
    _ body: @escaping @Sendable (any HubTransaction) throws -> T
  ) async throws(TransportError) -> T {
    do {
      return try await store.transact(space, body)
    } catch {
      throw Self.trouble(error)
    }
  }

  /// What an error of the store means for a visitor.
  static func trouble(_ error: any Error) -> TransportError {
    switch error {
    case let error as TransportError: error
    case StoreError.full: .full
    case StoreError.busy: .busy
    default: .unreachable(address: "hub", detail: String(describing: error))
    }
  }
}

/// Who may begin a space at a hub.
public enum HubRegistration: String, Sendable, CaseIterable {
  /// Everybody.
  case open
  /// Whoever has a code that the hub has given out.
  case code
  /// Nobody.
  case closed
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
