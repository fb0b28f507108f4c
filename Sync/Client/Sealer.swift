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

  let cipher: any SyncCipher
  let space: RecordID
  let blobKey: [UInt8]
  let dataKeys: [UInt32: [[UInt8]]]
  /// The newest key, by which new envelopes are sealed.
  package let keyEpoch: UInt32
  /// Which values travel beside their records.
  var layout: BlobLayout
  private let nameKey: [UInt8]

  /// A sealer with the keys of a space.
  package init(
    cipher: any SyncCipher,
    space: RecordID,
    rootKey: [UInt8],
    dataKeys: [UInt32: [[UInt8]]],
    layout: BlobLayout = BlobLayout()
  ) {
    self.cipher = cipher
    self.space = space
    nameKey = cipher.derive(rootKey, number: Purpose.names.rawValue)
    blobKey = cipher.derive(rootKey, number: Purpose.blobs.rawValue)
    self.dataKeys = dataKeys
    keyEpoch = dataKeys.keys.max() ?? 0
    self.layout = layout
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
  package func seal(_ record: CutRecord, as name: RecordID, nonce: [UInt8]) -> [UInt8] {
    func envelope(_ sealed: [UInt8]) -> Envelope {
      Envelope(
        keyEpoch: keyEpoch,
        isDeleted: !record.rest.row.alive,
        blobs: record.names,
        nonce: nonce,
        sealed: sealed
      )
    }
    guard let key = dataKeys[keyEpoch]?.first else { return [] }
    let sealed = cipher.seal(
      Padding.added(to: record.bytes),
      key: key,
      nonce: nonce,
      binding: envelope([]).binding(space: space, record: name)
    )
    return envelope(sealed).bytes
  }

  /// The record in an envelope.
  ///
  /// - Throws: `WireError` where anything was changed, where the key is not known, and where the record
  ///   is another one than the name says.
  package func open(_ bytes: [UInt8], named name: RecordID) throws(WireError) -> CutRecord {
    let envelope = try Envelope(bytes: bytes)
    let binding = envelope.binding(space: space, record: name)
    let opened = dataKeys[envelope.keyEpoch]?.lazy.compactMap { key in
      cipher.open(envelope.sealed, key: key, nonce: envelope.nonce, binding: binding)
    }.first
    guard let padded = opened else { throw .malformed }
    let record = try CutRecord(bytes: try Padding.removed(from: padded))
    guard self.name(kind: record.rest.kind, record.rest.id) == name,
      record.rest.row.alive != envelope.isDeleted, record.names == envelope.blobs
    else { throw .malformed }
    return record
  }
}
