import HearthModel
import HearthPorts
import SyncProtocol

/// How data keys reach those who may read, past a hub that may not.
///
/// A new key is sealed from the device that drew it to every remaining device and to the recovery words,
/// and all of that once more under the key before it: a hub can make up none. Under each new key lie
/// those before it, so that whoever has the newest has all. Where two devices began a key epoch without
/// knowing of each other, the keys of both lie under each of them as well.
struct KeyRing {
  /// What the number of a key derived from a data key stands for.
  private enum Purpose: UInt64 {
    case next = 7
    case former = 8
    case siblings = 9
  }

  /// The name that the keys before lie under.
  static let former = RecordID(high: 0, low: 0)
  /// The name that all keys of one key epoch lie under.
  static let siblings = RecordID(high: 0, low: 1)

  let cipher: any SyncCipher
  let space: RecordID
  let random: () -> UInt64

  /// The first key and the root key under what is derived from the recovery words.
  func wrapped(_ rootKey: [UInt8], _ key: [UInt8], epoch: UInt32, for words: RecoveryKeys)
    -> SealedKey
  {
    let bytes = seal([1] + rootKey + key, key: words.wrap, epoch, words.id)
    return SealedKey(epoch: epoch, recipient: words.id, bytes: bytes)
  }

  /// Opens `wrapped`; nil for anything else.
  func unwrapped(_ sealed: SealedKey, for words: RecoveryKeys) -> (root: [UInt8], key: [UInt8])? {
    guard let plain = open(sealed, key: words.wrap), plain.count == 65, plain[0] == 1 else {
      return nil
    }
    return (Array(plain[1..<33]), Array(plain[33...]))
  }

  /// A new key for one recipient.
  func handed(
    _ key: [UInt8],
    epoch: UInt32,
    to recipient: RecordID,
    _ publicKey: [UInt8],
    from sender: RecordID,
    _ secretKey: [UInt8],
    under former: [UInt8]
  ) -> SealedKey? {
    let nonce = randomBytes(24, random)
    guard let box = cipher.box(key, nonce: nonce, to: publicKey, from: secretKey) else {
      return nil
    }
    var writer = ByteWriter()
    writer.byte(2)
    writer.id(sender)
    writer.raw(cipher.publicKey(of: secretKey))
    writer.raw(nonce)
    writer.raw(box)
    let outer = cipher.derive(former, number: Purpose.next.rawValue)
    return SealedKey(
      epoch: epoch,
      recipient: recipient,
      bytes: seal(writer.bytes, key: outer, epoch, recipient)
    )
  }

  /// Opens `handed`.
  ///
  /// - Parameters:
  ///   - sealed: what a hub gave.
  ///   - secretKey: the recipient's.
  ///   - former: the key before.
  ///   - isTrusted: whether a device with this public key may hand out keys.
  /// - Returns: the key and who drew it; nil where anything is wrong.
  /// - Throws: what `isTrusted` throws.
  func taken(
    _ sealed: SealedKey,
    with secretKey: [UInt8],
    under former: [UInt8],
    isTrusted: (RecordID, [UInt8]) throws(StoreError) -> Bool
  ) throws(StoreError) -> (key: [UInt8], sender: RecordID)? {
    let outer = cipher.derive(former, number: Purpose.next.rawValue)
    guard let plain = open(sealed, key: outer) else { return nil }
    var reader = ByteReader(plain)
    guard (try? reader.byte()) == 2, let sender = try? reader.id(),
      let publicKey = try? reader.raw(32), let nonce = try? reader.raw(24),
      try isTrusted(sender, publicKey)
    else { return nil }
    let key = cipher.unbox(reader.remaining, nonce: nonce, from: publicKey, with: secretKey)
    return key.flatMap { $0.count == 32 ? ($0, sender) : nil }
  }

  /// The keys before a new one, under the new one.
  func kept(_ former: [[UInt8]], under key: [UInt8], epoch: UInt32) -> SealedKey {
    list(former, under: key, .former, epoch, Self.former)
  }

  /// All keys of one key epoch, under one of them.
  func siblings(_ keys: [[UInt8]], under key: [UInt8], epoch: UInt32) -> SealedKey {
    list(keys, under: key, .siblings, epoch, Self.siblings)
  }

  /// Opens `kept` and `siblings`; none for anything else.
  func keys(in sealed: SealedKey, under key: [UInt8]) -> [[UInt8]] {
    let purpose = sealed.recipient == Self.former ? Purpose.former : .siblings
    let outer = cipher.derive(key, number: purpose.rawValue)
    guard let plain = open(sealed, key: outer), plain.count.isMultiple(of: 32) else { return [] }
    return stride(from: 0, to: plain.count, by: 32).map { Array(plain[$0..<($0 + 32)]) }
  }

  private func list(
    _ keys: [[UInt8]],
    under key: [UInt8],
    _ purpose: Purpose,
    _ epoch: UInt32,
    _ name: RecordID
  ) -> SealedKey {
    let outer = cipher.derive(key, number: purpose.rawValue)
    let bytes = seal(Array(keys.joined()), key: outer, epoch, name)
    return SealedKey(epoch: epoch, recipient: name, bytes: bytes)
  }

  private func seal(
    _ plain: [UInt8],
    key: [UInt8],
    _ epoch: UInt32,
    _ recipient: RecordID
  ) -> [UInt8] {
    let nonce = randomBytes(24, random)
    return nonce + cipher.seal(plain, key: key, nonce: nonce, binding: binding(epoch, recipient))
  }

  private func open(_ sealed: SealedKey, key: [UInt8]) -> [UInt8]? {
    guard sealed.bytes.count >= 24 else { return nil }
    return cipher.open(
      Array(sealed.bytes.dropFirst(24)),
      key: key,
      nonce: Array(sealed.bytes.prefix(24)),
      binding: binding(sealed.epoch, sealed.recipient)
    )
  }

  private func binding(_ epoch: UInt32, _ recipient: RecordID) -> [UInt8] {
    var writer = ByteWriter()
    writer.id(space)
    writer.word(UInt64(epoch))
    writer.id(recipient)
    return writer.bytes
  }
}
