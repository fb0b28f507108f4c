public import HearthModel
import HearthPorts
import SyncProtocol

/// A device of the household as a person sees it.
public struct KnownDevice: Sendable, Equatable {
  /// The identifier of its record.
  public let id: RecordID
  /// As the family calls it.
  public let name: String
  /// When the other side last saw it.
  public let lastSeen: Instant?
  /// Whether it belongs to the household no more.
  public let isRevoked: Bool
  /// Whether it is this one.
  public let isThis: Bool
}

extension SyncHousehold {
  /// The devices, this one first, then in the order in which they joined.
  ///
  /// - Throws: `SyncError.notSetUp`, `StoreError`; a hub that cannot be reached has seen nobody.
  public func devices() async throws -> [KnownDevice] {
    let space = try await required()
    let records = try await store.read { try $0.devices(of: space.space) }
    var seen: [RecordID: Instant] = [:]
    if let sightings = try? await connected().1.devices() {
      for sighting in sightings { seen[sighting.device] = sighting.lastSeen }
    }
    return records.sorted { left, right in
      (left.id == space.device ? 0 : 1, left.joinedAt, left.id)
        < (right.id == space.device ? 0 : 1, right.joinedAt, right.id)
    }.map { device in
      KnownDevice(
        id: device.id,
        name: device.name,
        lastSeen: seen[device.id],
        isRevoked: device.revokedAt != nil,
        isThis: device.id == space.device
      )
    }
  }

  /// Takes a device out.
  ///
  /// Its token opens nothing, and what is written from now on is sealed by a key that it does not get.
  /// What it has read already it keeps.
  ///
  /// - Throws: `SyncError`, `TransportError`, `StoreError`.
  public func revoke(_ id: RecordID) async throws {
    _ = try await exchange()
    let (space, transport) = try await connected()
    guard id != space.device else { throw SyncError.ownDevice }
    let known = try await store.read { try $0.devices(of: space.space) }
    guard let device = known.first(where: { $0.id == id }) else {
      throw SyncError.unknownDevice(id.description)
    }
    try await transport.revoke(device.id)
    let now = now()
    let former = device.revokedAt
    if former == nil {
      try await store.write { transaction in
        guard var device = try transaction.fetch(Device.self, id) else { return }
        device.revokedAt = now
        try transaction.put(device)
      }
    }
    try await renewKey(transport, isAsked: true)
    _ = try await exchange()
  }

  /// New recovery words; the old ones open nothing that is written after the next new key.
  ///
  /// - Returns: the words.
  /// - Throws: `SyncError`, `TransportError`, `StoreError`.
  public func renewRecovery() async throws -> String {
    _ = try await exchange()
    let (space, transport) = try await connected()
    let words = RecoveryWords(secret: randomBytes(32, random))
    let recovery = RecoveryKeys(words, cipher)
    let keys = try await store.read { [cipher] in try SyncKeys($0, cipher) }
    let epoch = keys.epoch
    let ring = KeyRing(cipher: cipher, space: space.space, random: random)
    try await transport.admit(recovery.id, tokenHash: tokenHash(recovery.token))
    try await transport.publish([
      ring.wrapped(keys.rootKey, keys.dataKey, epoch: epoch, for: recovery)
    ])
    try await store.write { transaction in
      guard var space = try transaction.syncSpace() else { throw SyncError.notSetUp }
      space.recovery = recovery.id
      space.recoveryKey = recovery.publicKey.hexadecimal
      try transaction.put(space)
    }
    return words.text(cipher)
  }

  /// Draws a new data key as long as one is in use that a device has which is out, or has drawn.
  ///
  /// Another device may be doing the same: over a hub the first counts, and it may not have known of
  /// all that are out; over a folder both count.
  ///
  /// - Parameters:
  ///   - transport: the way to the others.
  ///   - isAsked: whether the first new key is drawn in any case.
  /// - Throws: `SyncError`, `TransportError`, `StoreError`.
  func renewKey(_ transport: any SyncTransport, isAsked: Bool = false) async throws {
    for attempt in 0..<4 {
      try await engine(transport).takeKeys()
      let sealed = try await transport.keys(from: 1)
      let (keys, devices) = try await store.read { [cipher] transaction in
        let keys = try SyncKeys(transaction, cipher)
        return (keys, try transaction.devices(of: keys.space.space))
      }
      let gone = devices.filter { $0.revokedAt != nil }
      guard isAsked && attempt == 0 || keys.isKnown(to: gone, sealed) else { return }
      try await transport.publish(newKey(keys, for: devices.filter { $0.revokedAt == nil }))
      // The key that lies there now is the one that counts, whoever drew it.
      try await engine(transport).takeKeys()
    }
  }

  /// A new data key for all who remain.
  private func newKey(_ keys: SyncKeys, for members: [Device]) throws -> [SealedKey] {
    let space = keys.space
    let ring = KeyRing(cipher: cipher, space: space.space, random: random)
    guard let secretKey = [UInt8](hexadecimal: space.secretKey), keys.dataKey.count == 32 else {
      throw SyncError.notSetUp
    }
    let (key, epoch) = (randomBytes(32, random), keys.epoch + 1)
    var recipients = members.map { ($0.id, $0.publicKey) }
    if !space.recoveryKey.isEmpty { recipients.append((space.recovery, space.recoveryKey)) }
    let handed = recipients.compactMap { id, publicKey in
      ring.handed(
        key,
        epoch: epoch,
        to: id,
        [UInt8](hexadecimal: publicKey) ?? [],
        from: space.device,
        secretKey,
        under: keys.dataKey
      )
    }
    return [ring.kept(keys.dataKeys[keys.epoch] ?? [], under: key, epoch: epoch)] + handed
  }
}

extension SyncKeys {
  /// Whether the key that seals may be known to one of some devices.
  ///
  /// All know a key of the first key epoch; who came in later has said which key it came in by.
  func isKnown(to devices: [Device], _ sealed: [SealedKey]) -> Bool {
    guard !devices.isEmpty else { return false }
    let ids = Set(devices.map(\.id))
    return epoch == 1 || sealed.contains { $0.epoch == epoch && ids.contains($0.recipient) }
  }
}
