import AudioSamples
import CSndFile
public import HearthPlugins
import HearthPorts
import HearthSupport

/// A compressed file, 48 kHz stereo; it comes under its name when it is complete.
// Its opener alone has it, then the one loop that it is handed to: an actor on a single thread.
final class EncodedOutput: AudioOutput, @unchecked Sendable {
  let period = 4096

  private let path: String
  private let file: OutputFile
  private var handle: OpaquePointer?
  private var frames: Int64 = 0
  private var pace: Pace?

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - request: where, and how.
  ///   - container: the kind of file, as libsndfile numbers them.
  ///   - encodings: how samples can be written in it, by name; the first one unless said otherwise.
  /// - Throws: `AudioOutputError`.
  init(
    _ request: AudioOutputRequest,
    _ container: Int,
    _ encodings: [(name: String, number: Int)]
  ) throws(AudioOutputError) {
    guard !request.address.isEmpty else { throw .badAddress(request.address) }
    var encoding = encodings[0].number
    for parameter in request.parameters {
      guard parameter.name == "format",
        let known = encodings.first(where: { $0.name == parameter.value })
      else { throw .badParameter(parameter) }
      encoding = known.number
    }
    path = request.address
    pace = request.isRealTime ? Pace() : nil
    file = try request.awaitingReader(OutputFile.init)
    var info = SF_INFO()
    info.samplerate = Int32(SoundRate.perSecond)
    info.channels = 2
    info.format = Int32(container | encoding)
    handle = sf_open_fd(file.descriptor, Int32(SFM_WRITE), &info, 0)
    guard handle != nil else {
      file.discard()
      throw .inputOutput(path: path, detail: String(cString: sf_strerror(nil)))
    }
    // What is too loud is cut off rather than turned over.
    sf_command(handle, Int32(SFC_SET_CLIPPING), nil, 1)
  }

  deinit { abandon() }

  func write(_ frames: UnsafeBufferPointer<StereoFrame>) throws(AudioOutputError) {
    guard let handle else { throw .closed }
    var written = 0
    while written < frames.count, let base = frames.baseAddress {
      let part = min(frames.count - written, period)
      let samples = UnsafeRawPointer(base + written).assumingMemoryBound(to: Float.self)
      guard sf_writef_float(handle, samples, sf_count_t(part)) == part else {
        throw .inputOutput(path: path, detail: String(cString: sf_strerror(handle)))
      }
      written += part
    }
    self.frames += Int64(frames.count)
    pace?.wait(until: self.frames)
  }

  func finish() throws(AudioOutputError) {
    guard let handle else { return }
    self.handle = nil
    guard sf_close(handle) == 0 else {
      file.discard()
      throw .full(path: path)
    }
    try file.keep()
  }

  func abandon() {
    if let handle { sf_close(handle) }
    handle = nil
    file.discard()
  }
}

extension AudioOutputPlugin {
  /// `flac:PATH?format=s16|s24`.
  public static var flac: AudioOutputPlugin {
    AudioOutputPlugin(
      name: "flac",
      summary: "plugin.output.flac",
      options: [PluginOption(name: "format", summary: "plugin.output.flac.format")],
      capabilities: [.durable, .unpaced]
    ) { request in
      let encodings = [("s24", SF_FORMAT_PCM_24), ("s16", SF_FORMAT_PCM_16)]
      return try EncodedOutput(request, SF_FORMAT_FLAC, encodings)
    }
  }

  /// `ogg:PATH`, Vorbis.
  public static var ogg: AudioOutputPlugin {
    AudioOutputPlugin(
      name: "ogg",
      summary: "plugin.output.ogg",
      capabilities: [.durable, .unpaced]
    ) { request in
      try EncodedOutput(request, SF_FORMAT_OGG, [("vorbis", SF_FORMAT_VORBIS)])
    }
  }

  /// `opus:PATH`.
  public static var opus: AudioOutputPlugin {
    AudioOutputPlugin(
      name: "opus",
      summary: "plugin.output.opus",
      capabilities: [.durable, .unpaced]
    ) { request in
      try EncodedOutput(request, SF_FORMAT_OGG, [("opus", SF_FORMAT_OPUS)])
    }
  }
}
