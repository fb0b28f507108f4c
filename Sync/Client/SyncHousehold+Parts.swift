import HearthModel
import HearthPorts
import SyncProtocol

/// Who a device is: drawn when it comes into a household.
struct DeviceIdentity: Sendable {
  let device: RecordID
  let name: String
  let token: [UInt8]
  let secretKey: [UInt8]
  let publicKey: [UInt8]

  init(_ cipher: any SyncCipher, _ random: () -> UInt64, name: String) {
    device = RecordID(high: random(), low: random())
    self.name = name
    token = randomBytes(32, random)
    secretKey = randomBytes(32, random)
    publicKey = cipher.publicKey(of: secretKey)
  }
}

extension SyncHousehold {
  func randomID() -> RecordID { RecordID(high: random(), low: random()) }

  func tokenHash(_ token: [UInt8]) -> [UInt8] { cipher.hash(token, key: [], count: 32) }

  /// - Throws: `SyncError.alreadySetUp`, `StoreError`.
  func checkUnset() async throws {
    guard try await store.read({ try $0.syncSpace() }) == nil else {
      throw SyncError.alreadySetUp
    }
  }

  /// - Throws: `SyncError.notSetUp`, `StoreError`.
  func required() async throws -> SyncSpace {
    guard let space = try await store.read({ try $0.syncSpace() }) else {
      throw SyncError.notSetUp
    }
    return space
  }

  /// The household and the way to its other side.
  func connected() async throws -> (SyncSpace, any SyncTransport) {
    let space = try await required()
    let token = [UInt8](hexadecimal: space.token) ?? []
    return (space, try await connect(space.transport, space.space, space.device, token))
  }

  func engine(_ transport: any SyncTransport) -> SyncEngine {
    SyncEngine(store: store, transport: transport, cipher: cipher, now: now, random: random)
  }

  /// Writes what this device is from now on.
  func settle(
    _ identity: DeviceIdentity,
    space: RecordID,
    at address: String,
    rootKey: [UInt8],
    keys: [UInt32: [[UInt8]]],
    recovery: RecoveryKeys?
  ) async throws {
    let now = now()
    try await store.sync { transaction in
      guard try transaction.syncSpace() == nil else { throw SyncError.alreadySetUp }
      for (epoch, keys) in keys {
        for key in keys { try transaction.put(DataKey(epoch: epoch, key: key)) }
      }
      try transaction.put(
        SyncSpace(
          id: SyncSpace.only,
          space: space,
          device: identity.device,
          stampDevice: Int64(bitPattern: try transaction.device()),
          transport: address,
          token: identity.token.hexadecimal,
          rootKey: rootKey.hexadecimal,
          secretKey: identity.secretKey.hexadecimal,
          keyEpoch: Int(keys.keys.max() ?? 0),
          recoveryKey: recovery?.publicKey.hexadecimal ?? "",
          recovery: recovery?.id ?? RecordID(high: 0, low: 0),
          hubEpoch: 0,
          cursor: "",
          position: 0,
          digestHigh: 0,
          digestLow: 0,
          lastSyncAt: nil,
          trouble: nil
        )
      )
      try transaction.put(
        Device(
          id: identity.device,
          name: identity.name,
          publicKey: identity.publicKey.hexadecimal,
          joinedAt: now,
          revokedAt: nil,
          space: space
        )
      )
    }
  }

  /// A copied or restored store has forgotten where it was: it takes everything again.
  ///
  /// What it had taken before changes nothing when it comes twice.
  func renewWhereCopied() async throws {
    _ = try await required()
    try await store.sync { transaction in
      guard var space = try transaction.syncSpace() else { return }
      let device = Int64(bitPattern: try transaction.device())
      guard space.stampDevice != device else { return }
      space.stampDevice = device
      try transaction.put(space)
    }
  }

  /// Keeps a word for what stood in the way, for `sync status`.
  func note(_ error: any Error, of id: RecordID) async throws {
    try await store.write { transaction in
      guard var space = try transaction.syncSpace(), space.space == id else { return }
      space.trouble = SyncTrouble(error).rawValue
      try transaction.put(space)
    }
  }
}

/// What stood in the way of the last session, or of some of its records, as it is kept.
public enum SyncTrouble: String, Sendable, CaseIterable {
  case unreachable
  case missingFolder
  case notPermitted
  case notAdmitted
  case full
  case tooLarge
  case unreadable
  case incomplete
  case malformed
  case massDeletion
  case other

  init(_ error: any Error) {
    switch error {
    case TransportError.unreachable, TransportError.busy, TransportError.untrusted,
      TransportError.stranger, TransportError.missingLibrary:
      self = .unreachable
    case TransportError.missingFolder, TransportError.noSpace: self = .missingFolder
    case TransportError.notPermitted: self = .notPermitted
    case TransportError.notAdmitted: self = .notAdmitted
    case TransportError.full: self = .full
    case TransportError.malformed, SyncError.contradiction, SyncError.noProgress: self = .malformed
    case SyncError.massDeletion: self = .massDeletion
    default: self = .other
    }
  }
}
