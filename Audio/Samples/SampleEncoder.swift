public import HearthPorts

/// Turns frames into the bytes of a format, the least significant byte first.
///
/// What an integer cannot hold exactly is dithered (a triangle of two steps), so that a fade ends in
/// noise rather than in steps; silence stays silence, and what an integer can hold is left alone.
public struct SampleEncoder: Sendable {
  /// The format it writes.
  public let format: SampleFormat
  private var dither: UInt64 = 0

  /// An encoder at its beginning; what it makes of the same frames is always the same.
  public init(_ format: SampleFormat) {
    self.format = format
  }

  /// Fills an array with the bytes of some frames; takes no memory where it was as long before.
  public mutating func encode(
    _ frames: UnsafeBufferPointer<StereoFrame>,
    into bytes: inout [UInt8]
  ) {
    let count = frames.count * format.frameBytes
    if bytes.count != count { bytes = [UInt8](repeating: 0, count: count) }
    bytes.withUnsafeMutableBytes { target in
      guard let base = target.baseAddress else { return }
      write(frames, to: base)
    }
  }

  private mutating func write(
    _ frames: UnsafeBufferPointer<StereoFrame>,
    to target: UnsafeMutableRawPointer
  ) {
    guard let scale = format.scale else { return copy(frames, to: target) }
    var place = target
    let size = format.bytes
    for frame in frames {
      store(integer(frame.x, scale), at: place)
      store(integer(frame.y, scale), at: place + size)
      place += 2 * size
    }
  }

  /// In memory a frame is what a file of floats holds, but for the order of its bytes.
  private func copy(
    _ frames: UnsafeBufferPointer<StereoFrame>,
    to target: UnsafeMutableRawPointer
  ) {
    var place = target
    for frame in frames {
      place.storeBytes(of: frame.x.bitPattern.littleEndian, as: UInt32.self)
      (place + 4).storeBytes(of: frame.y.bitPattern.littleEndian, as: UInt32.self)
      place += 8
    }
  }

  private func store(_ value: Int32, at place: UnsafeMutableRawPointer) {
    switch format {
    case .s16: place.storeBytes(of: Int16(truncatingIfNeeded: value).littleEndian, as: Int16.self)
    case .s24:
      place.storeBytes(of: UInt8(truncatingIfNeeded: value), as: UInt8.self)
      (place + 1).storeBytes(of: UInt8(truncatingIfNeeded: value >> 8), as: UInt8.self)
      (place + 2).storeBytes(of: UInt8(truncatingIfNeeded: value >> 16), as: UInt8.self)
    case .s24in32, .s32, .float: place.storeBytes(of: value.littleEndian, as: Int32.self)
    }
  }

  private mutating func integer(_ sample: Float, _ scale: Double) -> Int32 {
    var scaled = Double(sample) * scale
    if scaled != scaled.rounded() { scaled = (scaled + noise()).rounded() }
    return Int32(min(max(scaled, -scale), scale - 1))
  }

  /// From -1 to 1, most often near 0; the same for every file.
  private mutating func noise() -> Double {
    dither = dither &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let first = Double(dither >> 40) / 16_777_216
    let second = Double((dither >> 8) & 0xFF_FFFF) / 16_777_216
    return first - second
  }
}
