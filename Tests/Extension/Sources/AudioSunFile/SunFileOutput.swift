import HearthPorts
import HearthSupport

/// A file in Sun's AU format: a header of 24 bytes, then floats, the most significant byte first.
// Its opener alone has it, then the one loop that it is handed to: an actor on a single thread.
final class SunFileOutput: AudioOutput, @unchecked Sendable {
  let period = 4800

  private let file: OutputFile
  private var bytes: [UInt8] = []
  private var isOpen = true
  private var frames: Int64 = 0
  private var pace: Pace?

  init(_ request: AudioOutputRequest) throws(AudioOutputError) {
    guard !request.address.isEmpty else { throw .badAddress(request.address) }
    if let parameter = request.parameters.first { throw .badParameter(parameter) }
    file = try OutputFile(request.address)
    pace = request.isRealTime ? Pace() : nil
    try file.write(Self.header)
  }

  func write(_ frames: UnsafeBufferPointer<StereoFrame>) throws(AudioOutputError) {
    guard isOpen else { throw .closed }
    bytes.removeAll(keepingCapacity: true)
    for frame in frames {
      for sample in [frame.x, frame.y] { Self.append(sample.bitPattern, to: &bytes) }
    }
    try file.write(bytes)
    self.frames += Int64(frames.count)
    pace?.wait(until: self.frames)
  }

  func finish() throws(AudioOutputError) {
    guard isOpen else { return }
    isOpen = false
    try file.keep()
  }

  func abandon() {
    isOpen = false
    file.discard()
  }

  /// Its length is told as unknown, which the format allows; 6 stands for floats.
  private static var header: [UInt8] {
    var bytes = Array(".snd".utf8)
    for number in [24, .max, 6, UInt32(SoundRate.perSecond), 2] as [UInt32] {
      append(number, to: &bytes)
    }
    return bytes
  }

  private static func append(_ number: UInt32, to bytes: inout [UInt8]) {
    for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}
