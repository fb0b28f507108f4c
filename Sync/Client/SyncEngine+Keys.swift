import HearthModel
import HearthPorts
import SyncProtocol

extension SyncEngine {
  /// Takes the data keys that came since, and hands on what only this device may hold together.
  ///
  /// Keys that are not for this device, or not from one of the household, are left where they are: what
  /// they seal waits as unreadable.
  func takeKeys() async throws {
    let sealed = try await transport.keys(from: 1)
    let missing = try await store.sync { [cipher, random] transaction in
      let keys = try SyncKeys(transaction, cipher)
      let ring = KeyRing(cipher: cipher, space: keys.space.space, random: random)
      let secretKey = [UInt8](hexadecimal: keys.space.secretKey) ?? []
      var intake = KeyIntake(ring: ring, secretKey: secretKey, keys: keys.dataKeys)
      // Each round opens what the one before has brought the keys for.
      while try intake.take(sealed, for: keys.space, in: transaction) {}
      for key in intake.taken { try transaction.put(key) }
      var space = keys.space
      space.keyEpoch = Int(intake.epoch)
      if space != keys.space { try transaction.put(space) }
      return intake.siblings(besides: sealed)
    }
    if !missing.isEmpty { try await transport.publish(missing) }
  }
}

/// Opens sealed keys one by the other.
private struct KeyIntake {
  let ring: KeyRing
  let secretKey: [UInt8]
  var keys: [UInt32: [[UInt8]]]
  private(set) var taken: [DataKey] = []

  init(ring: KeyRing, secretKey: [UInt8], keys: [UInt32: [[UInt8]]]) {
    self.ring = ring
    self.secretKey = secretKey
    self.keys = keys
  }

  var epoch: UInt32 { keys.keys.max() ?? 0 }

  /// - Returns: whether a key came that was not known.
  mutating func take(
    _ sealed: [SealedKey],
    for space: SyncSpace,
    in transaction: any ReadTransaction
  ) throws(StoreError) -> Bool {
    guard secretKey.count == 32 else { return false }
    let before = taken.count
    for entry in sealed {
      switch entry.recipient {
      case space.device:
        for former in entry.epoch > 1 ? keys[entry.epoch - 1] ?? [] : [] {
          let found = try ring.taken(entry, with: secretKey, under: former) {
            (sender, publicKey) throws(StoreError) in
            try transaction.isKnown(sender, publicKey, of: space.space)
          }
          if let found { add(found.key, entry.epoch, found.sender) }
        }
      case KeyRing.siblings:
        for key in keys[entry.epoch] ?? [] {
          for other in ring.keys(in: entry, under: key) { add(other, entry.epoch, nil) }
        }
      default: break
      }
    }
    return taken.count > before
  }

  private mutating func add(_ key: [UInt8], _ epoch: UInt32, _ sender: RecordID?) {
    guard !keys[epoch, default: []].contains(key) else { return }
    keys[epoch, default: []].append(key)
    taken.append(DataKey(epoch: epoch, key: key, sender: sender))
  }

  /// What those need who have one key of a key epoch and not the others.
  func siblings(besides sealed: [SealedKey]) -> [SealedKey] {
    keys.filter { $0.value.count > 1 }.flatMap { epoch, keys in
      keys.filter { key in
        !sealed.contains { entry in
          entry.epoch == epoch && entry.recipient == KeyRing.siblings
            && Set(ring.keys(in: entry, under: key)).isSuperset(of: keys)
        }
      }.map { ring.siblings(keys, under: $0, epoch: epoch) }
    }
  }
}

extension ReadTransaction {
  /// Whether a device belongs to the household, or once did, with this key.
  ///
  /// What a device drew before it was taken out still has to be opened; that it seals nothing more is
  /// seen to where keys are chosen.
  fileprivate func isKnown(
    _ id: RecordID,
    _ publicKey: [UInt8],
    of space: RecordID
  ) throws(StoreError) -> Bool {
    guard let device = try fetch(Device.self, id), device.space == space else { return false }
    return device.publicKey == publicKey.hexadecimal
  }
}
