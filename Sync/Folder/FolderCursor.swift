import SyncProtocol

/// Which files of a folder a device has taken, by hashes of their names.
///
/// A file that has gone from the folder leaves the cursor too: should it come back, it is taken again,
/// which changes nothing.
package struct FolderCursor {
  /// Those that the device has put there itself.
  package var own: Set<UInt64> = []
  /// Those of others.
  package var others: Set<UInt64> = []
  /// How many were ever taken.
  var position: Int64 = 0

  /// Nothing taken.
  package init() {}

  /// As a device keeps it.
  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.word(UInt64(bitPattern: position))
    writer.number(UInt64(own.count))
    for hash in own.sorted() + others.sorted() { writer.word(hash) }
    return writer.bytes
  }

  /// An empty cursor for bytes that are none.
  package init(bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let position = try? reader.word(), let count = try? reader.count(atMost: 1 << 24) else {
      return
    }
    self.position = Int64(bitPattern: position)
    for _ in 0..<count {
      guard let hash = try? reader.word() else { return }
      own.insert(hash)
    }
    while let hash = try? reader.word() { others.insert(hash) }
  }

  func knows(_ name: String) -> Bool {
    let hash = Self.hash(name)
    return own.contains(hash) || others.contains(hash)
  }

  static func hash(_ name: String) -> UInt64 {
    name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
