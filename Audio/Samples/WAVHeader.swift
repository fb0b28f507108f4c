/// The bytes before the samples: RIFF, or RF64 (EBU Tech 3306) where 32 bits cannot tell the length.
public struct WAVHeader: Sendable {
  private let format: SampleFormat
  private let frames: Int64
  private let keepsRoom: Bool

  /// A header of a file at 48 kHz in stereo.
  ///
  /// - Parameters:
  ///   - format: how samples are written; `s24in32` is none of those that a file may have.
  ///   - frames: how many there are.
  ///   - keepsRoom: whether room is kept for the longer form, since the length is not known yet.
  public init(format: SampleFormat, frames: Int64, keepsRoom: Bool = false) {
    self.format = format
    self.frames = frames
    self.keepsRoom = keepsRoom
  }

  /// What is written before the samples.
  public var bytes: [UInt8] {
    var body = formatChunk
    let dataBytes = frames * Int64(format.frameBytes)
    let room = keepsRoom ? 36 : 0
    let isLong = 4 + Int64(room + body.count) + 8 + dataBytes > Int64(UInt32.max)
    let riffBytes = 4 + Int64((isLong ? 36 : room) + body.count) + 8 + dataBytes
    body = text("WAVE") + lengths(isLong, riffBytes, dataBytes) + body + text("data")
    let short = isLong ? UInt32.max : UInt32(dataBytes)
    return text(isLong ? "RF64" : "RIFF")
      + number(isLong ? UInt32.max : UInt32(riffBytes)) + body + number(short)
  }

  /// What is written into a pipe before a sound whose end nobody knows: lengths of all ones, which
  /// readers take for “until there is no more”.
  public static func endless(_ format: SampleFormat) -> [UInt8] {
    let header = WAVHeader(format: format, frames: 0)
    let unknown = header.number(UInt32.max)
    return header.text("RIFF") + unknown + header.text("WAVE") + header.formatChunk
      + header.text("data") + unknown
  }

  /// The 64-bit lengths, or as many bytes that mean nothing.
  private func lengths(_ isLong: Bool, _ riffBytes: Int64, _ dataBytes: Int64) -> [UInt8] {
    if isLong {
      return text("ds64") + number(UInt32(28)) + number(UInt64(riffBytes))
        + number(UInt64(dataBytes)) + number(UInt64(frames)) + number(UInt32(0))
    }
    guard keepsRoom else { return [] }
    return text("JUNK") + number(UInt32(28)) + [UInt8](repeating: 0, count: 28)
  }

  private var formatChunk: [UInt8] {
    let isFloat = format == .float
    let bits = UInt16(8 * format.bytes)
    let common =
      number(UInt16(isFloat ? 3 : 1)) + number(UInt16(2)) + number(UInt32(48_000))
      + number(UInt32(48_000 * format.frameBytes)) + number(UInt16(format.frameBytes))
      + number(bits)
    guard isFloat else { return text("fmt ") + number(UInt32(16)) + common }
    let frames = UInt32(clamping: frames)
    return text("fmt ") + number(UInt32(18)) + common + number(UInt16(0))
      + text("fact") + number(UInt32(4)) + number(frames)
  }

  private func text(_ name: String) -> [UInt8] { Array(name.utf8) }

  private func number(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }
}
