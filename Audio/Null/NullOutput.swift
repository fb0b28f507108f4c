public import HearthPlugins
import HearthPorts
import HearthSupport

/// An output that nobody hears; at the pace of real time where that is asked for.
// Its opener alone has it, then the one loop that it is handed to: an actor on a single thread.
final class NullOutput: AudioOutput, @unchecked Sendable {
  let period = 2400

  private var frames: Int64 = 0
  private var pace: Pace?
  private var isOpen = true

  init(_ request: AudioOutputRequest) throws(AudioOutputError) {
    guard request.address.isEmpty else { throw .badAddress(request.address) }
    if let parameter = request.parameters.first { throw .badParameter(parameter) }
    pace = request.isRealTime ? Pace() : nil
  }

  func write(_ frames: UnsafeBufferPointer<StereoFrame>) throws(AudioOutputError) {
    guard isOpen else { throw .closed }
    self.frames += Int64(frames.count)
    pace?.wait(until: self.frames)
  }

  func finish() throws(AudioOutputError) { isOpen = false }

  func abandon() { isOpen = false }
}

extension AudioOutputPlugin {
  /// `null:`, silence for machines without a sound card.
  public static var null: AudioOutputPlugin {
    AudioOutputPlugin(
      name: "null",
      summary: "plugin.output.null",
      capabilities: [.unpaced]
    ) { request in
      try NullOutput(request)
    }
  }
}
