public import HearthModel
public import HearthPorts
import SyncProtocol

/// What a person does with the household's exchange: begin it, bring devices in and out, exchange.
public struct SyncHousehold: Sendable {
  /// Makes a way to the other side.
  ///
  /// It is given the URL, the space where it is known, the device and its token.
  public typealias Connect =
    @Sendable (String, RecordID?, RecordID, [UInt8]) async throws -> any SyncTransport

  let store: any Store
  let cipher: any SyncCipher
  let now: @Sendable () -> Instant
  let random: @Sendable () -> UInt64
  let connect: Connect

  /// The household of a store.
  public init(
    store: any Store,
    cipher: any SyncCipher,
    now: @escaping @Sendable () -> Instant,
    random: @escaping @Sendable () -> UInt64,
    connect: @escaping Connect
  ) {
    self.store = store
    self.cipher = cipher
    self.now = now
    self.random = random
    self.connect = connect
  }

  /// For how long a code may be used.
  public static let codeLasts = Duration.seconds(600)

  /// Begins a household's exchange with this device.
  ///
  /// - Parameters:
  ///   - address: where the household meets, as a URL.
  ///   - name: the device's, as the family calls it.
  ///   - code: what a hub may ask for.
  /// - Returns: the household, the device and the recovery words, which are shown once.
  /// - Throws: `SyncError.alreadySetUp`, `TransportError`, `StoreError`.
  public func create(
    at address: String,
    name: String,
    code: String? = nil
  ) async throws -> SyncBeginning {
    try await checkUnset()
    let identity = DeviceIdentity(cipher, random, name: name)
    let (space, rootKey, dataKey) = (randomID(), randomBytes(32, random), randomBytes(32, random))
    let words = RecoveryWords(secret: randomBytes(32, random))
    let recovery = RecoveryKeys(words, cipher)
    let transport = try await connect(address, space, identity.device, identity.token)
    try await transport.create(
      SpaceRegistration(
        device: identity.device,
        tokenHash: tokenHash(identity.token),
        code: code
      )
    )
    try await transport.admit(recovery.id, tokenHash: tokenHash(recovery.token))
    let ring = KeyRing(cipher: cipher, space: space, random: random)
    try await transport.publish([ring.wrapped(rootKey, dataKey, epoch: 1, for: recovery)])
    try await settle(
      identity,
      space: space,
      at: address,
      rootKey: rootKey,
      keys: [1: [dataKey]],
      recovery: recovery
    )
    return SyncBeginning(
      space: space,
      device: identity.device,
      recoveryWords: words.text(cipher)
    )
  }

  /// Exchanges with the other side.
  ///
  /// - Parameter allowsDeletions: whether somebody has said that many deletions are meant.
  /// - Returns: what was done.
  /// - Throws: `SyncError`, `TransportError`, `StoreError`.
  public func exchange(allowsDeletions: Bool = false) async throws -> SyncReport {
    try await renewWhereCopied()
    let (space, transport) = try await connected()
    do {
      try await answerInvitations(onlyDetached: true) { _ in true }
      let report = try await engine(transport).run(allowsDeletions: allowsDeletions)
      if report.isHouseholdChanged { try await renewKey(transport) }
      return report
    } catch {
      try? await note(error, of: space.space)
      throw error
    }
  }

  /// Takes this device out; what it holds stays, and waits for the next household.
  ///
  /// - Throws: `SyncError.notSetUp`, `StoreError`.
  public func leave() async throws {
    let (space, now) = (try await required(), now())
    try await store.write { transaction in
      guard var device = try transaction.fetch(Device.self, space.device) else { return }
      device.revokedAt = now
      try transaction.put(device)
    }
    // Where the other side cannot be reached the others do not learn of it, and a hub keeps a token that
    // nobody holds any more.
    if let report = try? await exchange(), report.waiting == 0 {
      try? await connected().1.revoke(space.device)
    }
    try await forget()
  }

  private func forget() async throws {
    try await store.sync { transaction in
      try SyncRowStore(transaction).forgetBases()
      if let space = try transaction.syncSpace() {
        try transaction.delete(space)
      }
      for invitation in try transaction.fetch(Invitation.query) {
        try transaction.delete(invitation)
      }
      for key in try transaction.fetch(DataKey.query) { try transaction.delete(key) }
      for kept in try transaction.fetch(Unreadable.query) { try transaction.delete(kept) }
      try transaction.clearChunks()
    }
  }
}

/// What `sync new` gives.
public struct SyncBeginning: Sendable, Equatable {
  /// The household on the wire.
  public let space: RecordID
  /// The record of this device.
  public let device: RecordID
  /// 24 words that open everything when all devices are lost; they are kept nowhere.
  public let recoveryWords: String
}
