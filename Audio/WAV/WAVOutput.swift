import AudioSamples
import HearthPorts
import HearthSupport

/// A WAV file, 48 kHz stereo.
///
/// It comes under its name when it is complete: until then it is written beside it. What is no
/// regular file (a pipe, /dev/stdout) is written directly.
// Its opener alone has it, then the one loop that it is handed to: an actor on a single thread.
final class WAVOutput: AudioOutput, @unchecked Sendable {
  private static let formats: [SampleFormat] = [.s16, .s24, .float]

  let period = 4096

  private let path: String
  private let file: OutputFile
  private let promised: Int64?
  private var encoder: SampleEncoder
  private var bytes: [UInt8] = []
  private var frames: Int64 = 0
  private var pace: Pace?
  private var isOpen = true

  init(_ request: AudioOutputRequest) throws(AudioOutputError) {
    guard !request.address.isEmpty else { throw .badAddress(request.address) }
    path = request.address
    promised = request.frames
    encoder = SampleEncoder(try Self.format(of: request))
    pace = request.isRealTime ? Pace() : nil
    file = try request.awaitingReader(OutputFile.init)
    let header = WAVHeader(
      format: encoder.format,
      frames: promised ?? 0,
      keepsRoom: promised == nil
    )
    try file.write(header.bytes)
  }

  deinit { abandon() }

  func write(_ frames: UnsafeBufferPointer<StereoFrame>) throws(AudioOutputError) {
    guard isOpen else { throw .closed }
    encoder.encode(frames, into: &bytes)
    try file.write(bytes)
    self.frames += Int64(frames.count)
    pace?.wait(until: self.frames)
  }

  func finish() throws(AudioOutputError) {
    guard isOpen else { return }
    if frames != promised {
      let header = WAVHeader(format: encoder.format, frames: frames, keepsRoom: promised == nil)
      try file.replaceBeginning(with: header.bytes)
    }
    isOpen = false
    try file.keep()
  }

  func abandon() {
    isOpen = false
    file.discard()
  }

  private static func format(of request: AudioOutputRequest) throws(AudioOutputError)
    -> SampleFormat
  {
    var format = SampleFormat.float
    for parameter in request.parameters {
      guard parameter.name == "format", let known = SampleFormat(rawValue: parameter.value),
        formats.contains(known)
      else { throw .badParameter(parameter) }
      format = known
    }
    return format
  }
}
