package import HearthPorts

extension ZoneRules {
  /// Reads the contents of a compiled zone file (TZif, RFC 9636, all versions).
  ///
  /// Designations are not kept. Files that count leap seconds ("right/…") are refused, since
  /// `Instant` does not count them.
  ///
  /// - Throws: `TimeZoneError.malformed` for anything else, however damaged.
  package init(name: String, tzif bytes: [UInt8]) throws(TimeZoneError) {
    var reader = TZifReader(bytes: bytes)
    guard reader.readFile() else { throw .malformed(name: name) }
    self.init(name: name, initial: reader.initial, changes: reader.changes, rule: reader.rule)
  }
}

/// Takes a TZif file apart; nothing is read before its place is known to lie in the file.
private struct TZifReader {
  private let bytes: [UInt8]
  /// The offset before all changes: that of the first type.
  private(set) var initial: Int32 = 0
  private(set) var changes: [(second: Int64, offset: Int32)] = []
  private(set) var rule: PosixRule?

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// - Returns: false where the bytes are no such file.
  mutating func readFile() -> Bool {
    guard let first = TZifHeader(bytes, at: 0) else { return false }
    guard first.version >= UInt8(ascii: "2") else { return read(first, timeSize: 4) }
    guard let second = TZifHeader(bytes, at: first.end(timeSize: 4)) else { return false }
    return read(second, timeSize: 8) && readFooter(at: second.end(timeSize: 8))
  }

  private mutating func read(_ header: TZifHeader, timeSize: Int) -> Bool {
    guard header.end(timeSize: timeSize) <= bytes.count, header.leapSeconds == 0,
      let offsets = offsets(header, at: header.start + header.times * (timeSize + 1)),
      let initial = offsets.first
    else { return false }
    self.initial = initial
    changes.reserveCapacity(header.times)
    for index in 0..<header.times {
      let place = header.start + index * timeSize
      let second = timeSize == 4 ? Int64(bytes.int32(at: place)) : bytes.int64(at: place)
      let type = Int(bytes[header.start + header.times * timeSize + index])
      guard type < offsets.count, changes.last.map({ $0.second < second }) ?? true else {
        return false
      }
      changes.append((second, offsets[type]))
    }
    return true
  }

  /// The types' offsets, within the range that RFC 9636 gives them in section 3.2.
  private func offsets(_ header: TZifHeader, at start: Int) -> [Int32]? {
    let offsets = (0..<header.types).map { bytes.int32(at: start + $0 * 6) }
    return offsets.allSatisfy { (-89_999...93_599).contains($0) } ? offsets : nil
  }

  private mutating func readFooter(at start: Int) -> Bool {
    let newline = UInt8(ascii: "\n")
    guard start < bytes.count, bytes[start] == newline,
      let end = bytes[(start + 1)...].firstIndex(of: newline)
    else { return false }
    rule = PosixRule(bytes[(start + 1)..<end])
    return rule != nil || end == start + 1
  }
}

/// What stands before the data of a TZif file: how many of each there are.
private struct TZifHeader {
  let version: UInt8
  /// Where the data begin.
  let start: Int
  let times: Int
  let types: Int
  let leapSeconds: Int
  private let rest: Int

  init?(_ bytes: [UInt8], at offset: Int) {
    let size = 44
    guard bytes.count - offset >= size, bytes[offset...].starts(with: "TZif".utf8) else {
      return nil
    }
    func count(_ index: Int) -> Int {
      Int(UInt32(bitPattern: bytes.int32(at: offset + 20 + index * 4)))
    }
    version = bytes[offset + 4]
    start = offset + size
    leapSeconds = count(2)
    times = count(3)
    types = count(4)
    rest = count(0) + count(1) + count(5)
  }

  /// Where the data end, by the counts.
  func end(timeSize: Int) -> Int {
    start + times * (timeSize + 1) + types * 6 + leapSeconds * (timeSize + 4) + rest
  }
}

extension [UInt8] {
  fileprivate func int32(at offset: Int) -> Int32 {
    withUnsafeBytes { Int32(bigEndian: $0.loadUnaligned(fromByteOffset: offset, as: Int32.self)) }
  }

  fileprivate func int64(at offset: Int) -> Int64 {
    withUnsafeBytes { Int64(bigEndian: $0.loadUnaligned(fromByteOffset: offset, as: Int64.self)) }
  }
}
