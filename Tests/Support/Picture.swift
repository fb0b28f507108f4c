import SeededRandom

/// Picture files made byte by byte, since a test must know what is in them.
package enum Picture {
  /// A grey PNG of the Portable Network Graphics specification, its pixels in stored blocks.
  package static func png(width: Int, height: Int) -> [UInt8] {
    let row = [UInt8(0)] + [UInt8](repeating: 128, count: width)
    return png(width: width, [[UInt8]](repeating: row, count: height))
  }

  /// A square PNG that no format makes much smaller: every pixel is of a grey of its own.
  package static func noise(side: Int, seed: UInt64) -> [UInt8] {
    var random = SplitMix64(seed: seed)
    let rows = (0..<side).map { _ in
      [UInt8(0)] + (0..<side).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    }
    return png(width: side, rows)
  }

  private static func png(width: Int, _ rows: [[UInt8]]) -> [UInt8] {
    signature + header(width: width, height: rows.count) + chunk("IDAT", zlib(Array(rows.joined())))
      + chunk("IEND", [])
  }

  /// The beginning of a PNG that claims a size and has no pixels.
  package static func pngHead(width: Int, height: Int) -> [UInt8] {
    signature + header(width: width, height: height) + chunk("IDAT", zlib([])) + chunk("IEND", [])
  }

  /// A JPEG with Exif data of its own: the way the camera was held and a place.
  package static func tagged(_ jpeg: [UInt8], orientation: UInt8) -> [UInt8] {
    let entry: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let tiff = Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1] + entry + [0, 0, 0, 0]
    let body = Array("Exif".utf8) + [0, 0] + tiff + Array("48.8584N 2.2945E".utf8)
    let length = body.count + 2
    let segment: [UInt8] = [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + body
    return Array(jpeg.prefix(2)) + segment + jpeg.dropFirst(2)
  }

  /// Width and height of a JPEG, from its frame header.
  package static func size(ofJPEG bytes: [UInt8]) -> [Int]? {
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if (0xC0...0xC2).contains(marker) {
        let sides = bytes[place + 5..<place + 9].map(Int.init)
        return [sides[2] << 8 | sides[3], sides[0] << 8 | sides[1]]
      }
      place += 2 + Int(bytes[place + 2]) << 8 + Int(bytes[place + 3])
    }
    return nil
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func header(width: Int, height: Int) -> [UInt8] {
    chunk("IHDR", big(UInt32(width)) + big(UInt32(height)) + [8, 0, 0, 0, 0])
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return big(UInt32(data.count)) + body + big(crc(body))
  }

  private static func zlib(_ data: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let block = data[start..<min(start + 65_535, data.count)]
      start += block.count
      let count = UInt16(block.count)
      bytes += [start == data.count ? 1 : 0, UInt8(count & 0xFF), UInt8(count >> 8)]
      bytes += [UInt8(~count & 0xFF), UInt8(~count >> 8)] + block
    } while start < data.count
    let sums = data.reduce(into: (a: UInt32(1), b: UInt32(0))) { sums, byte in
      sums.a = (sums.a + UInt32(byte)) % 65_521
      sums.b = (sums.b + sums.a) % 65_521
    }
    return bytes + big(sums.b << 16 | sums.a)
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc = ~UInt32(0)
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }

  private static func big(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
  }
}
