import Glibc
import HearthPorts
import Testing

/// A WAV file as it was written, read by hand.
struct WrittenFile {
  let form: String
  let tag: Int
  let bits: Int
  /// What the header tells, in bytes, and what there is.
  let promisedBytes: Int64
  let data: [UInt8]

  init(_ path: String) throws {
    let descriptor = open(path, O_RDONLY)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 1 << 22)
    bytes.removeLast(bytes.count - max(0, read(descriptor, &bytes, bytes.count)))
    func number(_ place: Int, _ count: Int) -> Int64 {
      (0..<count).reduce(0) { $0 | Int64(bytes[place + $1]) << (8 * $1) }
    }
    form = String(decoding: bytes[0..<4], as: UTF8.self)
    var place = 12
    var (tag, bits, long) = (0, 0, Int64(0))
    while String(decoding: bytes[place..<place + 4], as: UTF8.self) != "data" {
      switch String(decoding: bytes[place..<place + 4], as: UTF8.self) {
      case "fmt ": (tag, bits) = (Int(number(place + 8, 2)), Int(number(place + 22, 2)))
      case "ds64": long = number(place + 16, 8)
      default: break
      }
      place += 8 + Int(number(place + 4, 4))
    }
    (self.tag, self.bits) = (tag, bits)
    promisedBytes = form == "RF64" ? long : number(place + 4, 4)
    data = Array(bytes[(place + 8)...])
  }

  /// The frames of a file of floats.
  var frames: [StereoFrame] {
    samples(4) { Float(bitPattern: UInt32(truncatingIfNeeded: $0)) }
  }

  /// The frames of a file of integers.
  var integers: [SIMD2<Int>] {
    let unused = 64 - bits
    return pairs(bits / 8).map { pair in
      SIMD2(Int((pair.x << unused) >> unused), Int((pair.y << unused) >> unused))
    }
  }

  private func samples(_ size: Int, _ value: (Int64) -> Float) -> [StereoFrame] {
    pairs(size).map { StereoFrame(value($0.x), value($0.y)) }
  }

  private func pairs(_ size: Int) -> [SIMD2<Int64>] {
    stride(from: 0, to: data.count - 2 * size + 1, by: 2 * size).map { place in
      SIMD2(sample(place, size), sample(place + size, size))
    }
  }

  private func sample(_ place: Int, _ size: Int) -> Int64 {
    (0..<size).reduce(0) { $0 | Int64(data[place + $1]) << (8 * $1) }
  }
}
