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
  ///
  /// Keys that differ in a single letter differ in all parts of the identifier, since some records are
  /// known by a part of it.
  public static func recordID(forKey key: String, at time: Instant) -> RecordID {
    RecordID(time: time, random: Fingerprint.scattered("record:" + key))
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

  /// A hash of text in which every bit depends on every letter; in the plain one the last letters move
  /// only some.
  static func scattered(_ text: String) -> (UInt64, UInt64) {
    let hash = of(text)
    let low = scattered(UInt64(truncatingIfNeeded: hash))
    let high = scattered(UInt64(truncatingIfNeeded: hash >> 64) &+ low)
    return (high, scattered(low &+ high))
  }

  /// A permutation of 64 bits by shifts and odd factors.
  private static func scattered(_ value: UInt64) -> UInt64 {
    var value = value
    value = (value ^ value >> 32) &* 0x9E37_79B9_7F4A_7C15
    value = (value ^ value >> 29) &* 0xBF58_476D_1CE4_E5B9
    return value ^ value >> 32
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
