/// Writes compiled zone files, sound or not (RFC 9636).
struct TZifFile {
  var version = UInt8(ascii: "2")
  var times: [Int64] = []
  var indices: [UInt8] = []
  var offsets: [Int32] = [0]
  var leapSeconds = 0
  var footer: String? = ""

  var bytes: [UInt8] {
    guard version >= UInt8(ascii: "2") else { return block(timeSize: 4) }
    var old = TZifFile()
    old.version = version
    return old.block(timeSize: 4) + block(timeSize: 8)
      + (footer.map { Array("\n\($0)\n".utf8) } ?? [])
  }

  private func block(timeSize: Int) -> [UInt8] {
    var bytes = Array("TZif".utf8) + [version] + Array(repeating: 0, count: 15)
    for count in [0, 0, leapSeconds, times.count, offsets.count, 4] {
      bytes += Self.big(UInt32(count))
    }
    for time in times {
      bytes += timeSize == 4 ? Self.big(Int32(truncatingIfNeeded: time)) : Self.big(time)
    }
    bytes += indices
    for offset in offsets { bytes += Self.big(offset) + [0, 0] }
    bytes += Array("LMT\0".utf8)
    return bytes + Array(repeating: 0, count: leapSeconds * (timeSize + 4))
  }

  private static func big<Number: FixedWidthInteger>(_ value: Number) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian) { Array($0) }
  }
}
