/// A field that this version does not know, kept byte for byte.
public struct UnknownField: Sendable, Hashable {
  /// The permanent number of the field.
  public let number: Int
  /// As the newer version wrote it.
  public let bytes: [UInt8]

  /// A field as it came.
  public init(number: Int, bytes: [UInt8]) {
    self.number = number
    self.bytes = bytes
  }
}

/// A record as sync sees it: values, stamps, life and the fields of newer versions.
public struct StoredRow: Sendable, Equatable {
  /// One value a column, in the order of the table.
  public var values: [Value]
  /// Ascending by number.
  public var unknown: [UnknownField]
  /// Who last wrote which field.
  public var stamps: Stamps
  /// False for a tombstone, which keeps its values.
  public var alive: Bool
  /// The hub's sequence number this row was last equal to; 0 before the first sync.
  public var base: Int64
  /// Whether it was changed here since then.
  public var dirty: Bool

  /// A row; by default one that has never been synced.
  public init(
    values: [Value],
    unknown: [UnknownField] = [],
    stamps: Stamps,
    alive: Bool = true,
    base: Int64 = 0,
    dirty: Bool = true
  ) {
    self.values = values
    self.unknown = unknown
    self.stamps = stamps
    self.alive = alive
    self.base = base
    self.dirty = dirty
  }
}
