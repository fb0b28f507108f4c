package import HearthModel
package import HearthPorts
package import SyncProtocol

/// Seals the records of a space and opens them again.
package struct Sealer: Sendable {
  /// What the number of a derived key stands for.
  private enum Purpose: UInt64 {
    case names = 1
    case blobs = 2
  }

  private let cipher: any SyncCipher
  private let space: RecordID
  private let nameKey: [UInt8]
  private let dataKeys: [UInt32: [[UInt8]]]
  /// The newest key, by which new envelopes are sealed.
  package let keyEpoch: UInt32

  /// A sealer with the keys of a space.
  package init(
    cipher: any SyncCipher,
    space: RecordID,
    rootKey: [UInt8],
    dataKeys: [UInt32: [[UInt8]]]
  ) {
    self.cipher = cipher
    self.space = space
    nameKey = cipher.derive(rootKey, number: Purpose.names.rawValue)
    self.dataKeys = dataKeys
    keyEpoch = dataKeys.keys.max() ?? 0
  }

  /// The name of a record on the wire: a keyed hash, from which nobody learns a day or a time.
  package func name(kind: Int, _ id: RecordID) -> RecordID {
    var writer = ByteWriter()
    writer.word(UInt64(bitPattern: Int64(kind)))
    writer.id(id)
    var reader = ByteReader(cipher.hash(writer.bytes, key: nameKey, count: 16))
    // A hash of 16 bytes has all that is read.
    return (try? reader.id()) ?? id
  }

  /// Seals a record under its name.
  package func seal(_ plain: [UInt8], as name: RecordID, isDeleted: Bool, nonce: [UInt8]) -> [UInt8]
  {
    let head = Envelope(keyEpoch: keyEpoch, isDeleted: isDeleted, nonce: nonce, sealed: [])
    guard let key = dataKeys[keyEpoch]?.first else { return [] }
    let sealed = cipher.seal(
      Padding.added(to: plain),
      key: key,
      nonce: nonce,
      binding: head.binding(space: space, record: name)
    )
    return Envelope(keyEpoch: keyEpoch, isDeleted: isDeleted, nonce: nonce, sealed: sealed).bytes
  }

  /// The record in an envelope.
  ///
  /// - Throws: `WireError` where anything was changed, where the key is not known, and where the record
  ///   is another one than the name says.
  package func open(_ bytes: [UInt8], named name: RecordID) throws(WireError) -> WireRecord {
    let envelope = try Envelope(bytes: bytes)
    let binding = envelope.binding(space: space, record: name)
    let opened = dataKeys[envelope.keyEpoch]?.lazy.compactMap { key in
      cipher.open(envelope.sealed, key: key, nonce: envelope.nonce, binding: binding)
    }.first
    guard let padded = opened else { throw .malformed }
    let record = try WireRecord(bytes: try Padding.removed(from: padded))
    guard self.name(kind: record.kind, record.id) == name,
      record.row.alive != envelope.isDeleted
    else { throw .malformed }
    return record
  }
}
