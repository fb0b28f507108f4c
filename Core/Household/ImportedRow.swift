public import HearthModel

/// What is remembered of a row that an importer took, so that the next import of the same source
/// adds nothing, even where the record has been edited, joined or deleted since.
public struct ImportedRow: Record {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// The row's identity in its source: format, source name, kind and the source's own id.
  public let key: String
  /// The record it became.
  public var record: RecordID
  /// The cells that matter, as read last, in the writing of `ImportedRow.Content`.
  public var content: String

  // swift-format-ignore
  public static let schema = Schema(5, "imported_row", ImportedRow.init,
    Field(1, "key", \.key),
    Field(2, "record", \.record),
    Field(3, "content", \.content),
  )
}

extension ImportedRow {
  /// A row that became a record.
  public init(key: String, record: RecordID, content: String) {
    self.init(id: Self.id(forKey: key), key: key, record: record, content: content)
  }

  /// The identifier under which a key is remembered, the same on every device.
  public static func id(forKey key: String) -> RecordID {
    let hash = Fingerprint.of(key)
    return RecordID(
      high: UInt64(truncatingIfNeeded: hash >> 64),
      low: UInt64(truncatingIfNeeded: hash)
    )
  }

  /// The identifier of the record that a row becomes: time-ordered by when it happened, and the same
  /// on every device, so that two parents who import one file before they sync meet in one record.
  public static func recordID(forKey key: String, at time: Instant) -> RecordID {
    let hash = Fingerprint.of("record:" + key)
    return RecordID(
      time: time,
      random: (UInt64(truncatingIfNeeded: hash >> 64), UInt64(truncatingIfNeeded: hash))
    )
  }
}

/// A stable 128-bit hash of text: FNV-1a (Fowler, Noll, Vo) over its UTF-8 bytes.
///
/// Not secret and not resistant to malice: it tells rows of one family's own files apart.
struct Fingerprint {
  private var hash: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

  static func of(_ text: String) -> UInt128 {
    var fingerprint = Fingerprint()
    fingerprint.add(text.utf8)
    return fingerprint.hash
  }

  /// The same hash of any bytes, in 64 bits.
  static func short(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var fingerprint = Fingerprint()
    fingerprint.add(bytes)
    return fingerprint.short
  }

  /// The hash of the bytes so far, in 64 bits.
  var short: UInt64 {
    UInt64(truncatingIfNeeded: hash >> 64) ^ UInt64(truncatingIfNeeded: hash)
  }

  /// Takes in more bytes.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      hash = (hash ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013b
    }
  }
}
