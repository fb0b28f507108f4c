import HearthPorts

/// How the samples of a WAV file are written.
public enum SampleFormat: String, Sendable, CaseIterable {
  /// 16-bit integers.
  case s16
  /// 24-bit integers.
  case s24
  /// 32-bit floating point.
  case float

  /// The bytes of one sample.
  var bytes: Int {
    switch self {
    case .s16: 2
    case .s24: 3
    case .float: 4
    }
  }

  /// The bytes of one frame.
  var frameBytes: Int { 2 * bytes }
}

/// Turns frames into the bytes of a format.
///
/// What an integer cannot hold exactly is dithered (a triangle of two steps), so that a fade ends in
/// noise rather than in steps; silence stays silence, and what an integer can hold is left alone.
struct SampleEncoder {
  let format: SampleFormat
  private var dither: UInt64 = 0

  init(_ format: SampleFormat) {
    self.format = format
  }

  mutating func append(_ frames: UnsafeBufferPointer<StereoFrame>, to bytes: inout [UInt8]) {
    guard format != .float else { return appendFloats(frames, to: &bytes) }
    for frame in frames {
      append(frame.x, to: &bytes)
      append(frame.y, to: &bytes)
    }
  }

  /// In memory a frame is what a file of floats holds, but for the order of its bytes.
  private func appendFloats(_ frames: UnsafeBufferPointer<StereoFrame>, to bytes: inout [UInt8]) {
    #if _endian(little)
    bytes.append(contentsOf: UnsafeRawBufferPointer(frames))
    #else
    for frame in frames {
      for bits in [frame.x.bitPattern.littleEndian, frame.y.bitPattern.littleEndian] {
        withUnsafeBytes(of: bits) { bytes.append(contentsOf: $0) }
      }
    }
    #endif
  }

  private mutating func append(_ sample: Float, to bytes: inout [UInt8]) {
    let value = integer(sample, scale: format == .s16 ? 32_768 : 8_388_608)
    bytes.append(UInt8(truncatingIfNeeded: value))
    bytes.append(UInt8(truncatingIfNeeded: value >> 8))
    if format == .s24 { bytes.append(UInt8(truncatingIfNeeded: value >> 16)) }
  }

  private mutating func integer(_ sample: Float, scale: Double) -> Int32 {
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
