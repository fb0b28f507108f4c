import AudioSamples
import CPulse
import HearthPorts

/// A sink of a PulseAudio or PipeWire server, and so a Bluetooth speaker or an AirPlay receiver.
///
/// The server may not move the sound elsewhere. Where its sink goes, the sound ends with `removed`
/// instead of going on from the laptop's speaker.
// Its opener alone has it, then the one loop that it is handed to: an actor on a single thread.
final class PulseOutput: AudioOutput, @unchecked Sendable {
  let period = 2400

  private let name: String
  private var stream: OpaquePointer?
  private var isOpen = true
  private var past: Int64 = 0

  /// A stream to a sink.
  ///
  /// - Parameters:
  ///   - sink: its name; empty for the default one.
  ///   - server: where the server is; nil for one's own.
  ///   - ahead: the frames that are played ahead.
  ///   - patience: milliseconds after which a server that is silent counts as gone.
  /// - Throws: `AudioOutputError.unavailable`.
  init(
    sink: String,
    server: String?,
    ahead: Int,
    patience: Int32
  ) throws(AudioOutputError) {
    name = sink.isEmpty ? "default" : sink
    var why = [CChar](repeating: 0, count: 200)
    let result = cpulse_open(
      server,
      sink.isEmpty ? nil : sink,
      "Hearth",
      UInt32(ahead),
      patience,
      &stream,
      &why,
      why.count
    )
    guard result == CPULSE_OK else { throw PulseFailure(result, why).reason(name) }
  }

  deinit { abandon() }

  var underruns: Int { Int(past + (stream.map(cpulse_underruns) ?? 0)) }

  func write(_ frames: UnsafeBufferPointer<StereoFrame>) throws(AudioOutputError) {
    guard isOpen else { throw .closed }
    guard let stream else { throw .lost(device: name) }
    guard let base = frames.baseAddress else { return }
    let samples = UnsafeRawPointer(base).assumingMemoryBound(to: Float.self)
    switch cpulse_write(stream, samples, frames.count) {
    case CPULSE_OK: return
    case CPULSE_REMOVED:
      close()
      throw .removed(device: name)
    default:
      close()
      throw .lost(device: name)
    }
  }

  /// Plays what was written; a server that has gone meanwhile has nothing more to play.
  func finish() throws(AudioOutputError) {
    if let stream { _ = cpulse_drain(stream) }
    abandon()
  }

  func abandon() {
    isOpen = false
    close()
  }

  private func close() {
    past = Int64(underruns)
    cpulse_close(stream)
    stream = nil
  }
}

/// Why the server could not be asked, or refused.
struct PulseFailure {
  private let result: cpulse_result
  private let detail: String

  init(_ result: cpulse_result, _ why: [CChar]) {
    self.result = result
    let bytes = why.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    detail = String(decoding: bytes, as: UTF8.self)
  }

  /// The failure in the words of the port.
  func reason(_ device: String) -> AudioOutputError {
    .unavailable(device: device, detail: result == CPULSE_MISSING ? "libpulse0" : detail)
  }
}
