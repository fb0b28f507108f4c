public import HearthModel
public import HearthPorts

extension Hub {
  /// The sealed keys from a key epoch on.
  ///
  /// - Throws: `TransportError`.
  public func keys(
    from epoch: UInt32,
    by visitor: Visitor
  ) async throws(TransportError) -> [SealedKey] {
    try await admitted(visitor) { transaction, _ in try transaction.keys(from: epoch) }
  }

  /// Adds sealed keys.
  ///
  /// Those of a new key epoch come in one call, with the former key among them; of two such calls the
  /// first counts, and the other leaves nothing behind.
  ///
  /// - Throws: `TransportError`.
  public func publish(_ keys: [SealedKey], by visitor: Visitor) async throws(TransportError) {
    try await admitted(visitor) { transaction, space in
      let beginnings = keys.filter { $0.recipient == Self.former }.map(\.epoch)
      let known = try transaction.keys(from: 1).filter { $0.recipient == Self.former }.map(\.epoch)
      guard Set(beginnings).isDisjoint(with: known) else { return }
      var space = space
      for key in keys {
        try transaction.add(key)
        space.keyEpoch = max(space.keyEpoch, key.epoch)
      }
      try transaction.put(space)
    }
  }

  /// The recipient of the key before a new one.
  private static let former = RecordID(high: 0, low: 0)

  /// The versions of a record that are kept.
  ///
  /// - Throws: `TransportError`.
  public func history(
    of record: RecordID,
    by visitor: Visitor
  ) async throws(TransportError) -> [SealedVersion] {
    try await admitted(visitor) { transaction, _ in try transaction.versions(record) }
  }

  /// The devices of the space.
  ///
  /// - Throws: `TransportError`.
  public func devices(by visitor: Visitor) async throws(TransportError) -> [DeviceSighting] {
    try await admitted(visitor) { transaction, _ in
      try transaction.devices().map {
        DeviceSighting(device: $0.id, lastSeen: $0.lastSeen, isRevoked: $0.isRevoked)
      }
    }
  }

  /// Admits a device by the hash of its token; one that is known stays as it is.
  ///
  /// - Throws: `TransportError`.
  public func admit(
    _ device: RecordID,
    tokenHash: [UInt8],
    by visitor: Visitor
  ) async throws(TransportError) {
    try await admitted(visitor) { transaction, _ in
      guard try !transaction.devices().contains(where: { $0.id == device }) else { return }
      try transaction.put(HubDevice(id: device, tokenHash: tokenHash, lastSeen: nil))
    }
  }

  /// Refuses a device from now on.
  ///
  /// - Throws: `TransportError`.
  public func revoke(_ device: RecordID, by visitor: Visitor) async throws(TransportError) {
    try await admitted(visitor) { transaction, _ in
      guard var row = try transaction.devices().first(where: { $0.id == device }) else { return }
      row.isRevoked = true
      try transaction.put(row)
    }
  }
}
