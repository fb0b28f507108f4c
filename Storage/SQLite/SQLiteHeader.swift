/// The first bytes of a database file, which tell whose it is.
struct SQLiteHeader {
  /// "Hrth": tells our files from other databases.
  static let applicationID: UInt32 = 0x4872_7468
  /// How many bytes it has.
  static let count = 100
  private static let magic = Array("SQLite format 3\0".utf8)

  private let bytes: [UInt8]

  /// A header from the beginning of a page.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether the file is a database of whichever program.
  var isSQLite: Bool { bytes.count >= Self.count && bytes.starts(with: Self.magic) }

  /// Whether the file is a store.
  var isOurs: Bool {
    isSQLite && UInt32(bigEndian: bytes[68...]) == Self.applicationID
  }
}

extension UInt32 {
  /// The number that the first four bytes make.
  init(bigEndian bytes: ArraySlice<UInt8>) {
    self = bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }
}
