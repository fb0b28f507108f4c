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
    try await beginKeyEpoch(transport)
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
    let epoch = UInt32(truncatingIfNeeded: space.keyEpoch)
    let ring = KeyRing(cipher: cipher, space: space.space, random: random)
    try await transport.admit(recovery.id, tokenHash: tokenHash(recovery.token))
    try await transport.publish([
      ring.wrapped(keys.rootKey, keys.dataKeys[epoch] ?? [], epoch: epoch, for: recovery)
    ])
    try await store.write { transaction in
      guard var space = try transaction.syncSpace() else { throw SyncError.notSetUp }
      space.recovery = recovery.id
      space.recoveryKey = recovery.publicKey.hexadecimal
      try transaction.put(space)
    }
    return words.text(cipher)
  }

  /// Draws a new data key and hands it to all who remain.
  private func beginKeyEpoch(_ transport: any SyncTransport) async throws {
    let household = try await required().space
    let (keys, members) = try await store.read { [cipher] transaction in
      (
        try SyncKeys(transaction, cipher),
        try transaction.devices(of: household).filter { $0.revokedAt == nil }
      )
    }
    let space = keys.space
    let epoch = UInt32(truncatingIfNeeded: space.keyEpoch)
    let ring = KeyRing(cipher: cipher, space: space.space, random: random)
    guard let former = keys.dataKeys[epoch], let secretKey = [UInt8](hexadecimal: space.secretKey)
    else { throw SyncError.notSetUp }
    let key = randomBytes(32, random)
    var sealed = [ring.kept(former, under: key, epoch: epoch + 1)]
    var recipients = members.map { ($0.id, $0.publicKey) }
    if !space.recoveryKey.isEmpty { recipients.append((space.recovery, space.recoveryKey)) }
    for (id, publicKey) in recipients {
      guard
        let entry = ring.handed(
          key,
          epoch: epoch + 1,
          to: id,
          [UInt8](hexadecimal: publicKey) ?? [],
          from: space.device,
          secretKey,
          under: former
        )
      else { continue }
      sealed.append(entry)
    }
    try await transport.publish(sealed)
    // Another device may have been first: the key that lies there is the one that counts.
    try await engine(transport).takeKeys(from: epoch)
  }
}
