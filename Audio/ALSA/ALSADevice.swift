import AudioSamples
import CALSA
import HearthPorts

/// A device of ALSA, open and set up; closed with its owner.
///
/// No call waits by itself: a device that has died without a word would hold its caller for ever.
final class ALSADevice {
  /// How a device is asked to be set up.
  struct Wish {
    var name: String
    /// Configuration files in the place of the system's, separated by colons.
    var configuration: String?
    /// How many frames are played ahead.
    var buffer: Int
    /// The only format that will do; nil for the best that there is.
    var format: SampleFormat?
  }

  /// 50 ms, which a conversion to any usual rate divides without a remainder: with other periods
  /// ALSA's converters bend the pitch.
  static let period = 2400

  let handle: OpaquePointer
  let format: SampleFormat

  private init(_ wish: Wish, name: String) throws(ALSAFailure) {
    hearth_alsa_silence()
    let handle = try Self.open(name, wish.configuration)
    do {
      format = try handle.setUp(wish)
    } catch {
      snd_pcm_close(handle)
      throw error
    }
    self.handle = handle
  }

  deinit { snd_pcm_close(handle) }

  /// Opens a device; hardware that has no format or rate of ours is heard through ALSA's converters.
  ///
  /// - Throws: `AudioOutputError.unavailable` or `busy`.
  static func open(_ wish: Wish) throws(AudioOutputError) -> ALSADevice {
    do {
      return try ALSADevice(wish, name: wish.name)
    } catch {
      guard case .unsuitable = error else { throw error.reason(wish.name) }
      guard let device = try? ALSADevice(wish, name: "plug:SLAVE='\(wish.name)'") else {
        throw error.reason(wish.name)
      }
      return device
    }
  }

  private static func open(
    _ name: String,
    _ configuration: String?
  ) throws(ALSAFailure) -> OpaquePointer {
    var handle: OpaquePointer?
    var code: Int32 = 0
    if let configuration {
      var (tree, update): (OpaquePointer?, OpaquePointer?) = (nil, nil)
      code = snd_config_update_r(&tree, &update, configuration)
      if code >= 0 {
        code = snd_pcm_open_lconf(&handle, name, SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK, tree)
      }
      if let tree { snd_config_delete(tree) }
      if let update { snd_config_update_free(update) }
    } else {
      code = snd_pcm_open(&handle, name, SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK)
    }
    guard code >= 0, let handle else { throw .refused(code) }
    return handle
  }
}

/// Why a device is not to be had.
enum ALSAFailure: Error {
  /// It exists and has not what we need.
  case unsuitable(Int32)
  /// It cannot be opened.
  case refused(Int32)

  /// The failure in the words of the port.
  func reason(_ device: String) -> AudioOutputError {
    switch self {
    case .refused(-EBUSY): .busy(device: device)
    case .refused(let code), .unsuitable(let code):
      .unavailable(device: device, detail: String(cString: snd_strerror(code)))
    }
  }
}

extension OpaquePointer {
  /// The formats of a device, the best first.
  private static let formats: [(ours: SampleFormat, theirs: snd_pcm_format_t)] = [
    (.float, SND_PCM_FORMAT_FLOAT_LE), (.s32, SND_PCM_FORMAT_S32_LE),
    (.s24in32, SND_PCM_FORMAT_S24_LE), (.s24, SND_PCM_FORMAT_S24_3LE),
    (.s16, SND_PCM_FORMAT_S16_LE),
  ]

  /// Sets an opened device up: stereo, 48 kHz, the best format, a buffer near the one wished for.
  fileprivate func setUp(_ wish: ALSADevice.Wish) throws(ALSAFailure) -> SampleFormat {
    var settings: OpaquePointer?
    try checked(snd_pcm_hw_params_malloc(&settings))
    defer { snd_pcm_hw_params_free(settings) }
    try checked(snd_pcm_hw_params_any(self, settings))
    try checked(snd_pcm_hw_params_set_access(self, settings, SND_PCM_ACCESS_RW_INTERLEAVED))
    let known = Self.formats.first { format in
      (wish.format ?? format.ours) == format.ours
        && snd_pcm_hw_params_set_format(self, settings, format.theirs) >= 0
    }
    guard let known else { throw .unsuitable(-EINVAL) }
    try checked(snd_pcm_hw_params_set_channels(self, settings, 2))
    try checked(snd_pcm_hw_params_set_rate(self, settings, UInt32(SoundRate.perSecond), 0))
    var period = snd_pcm_uframes_t(ALSADevice.period)
    try checked(snd_pcm_hw_params_set_period_size_near(self, settings, &period, nil))
    var buffer = snd_pcm_uframes_t(max(wish.buffer, 2 * Int(period)))
    try checked(snd_pcm_hw_params_set_buffer_size_near(self, settings, &buffer))
    try checked(snd_pcm_hw_params(self, settings))
    try start(when: buffer - buffer % max(1, period))
    return known.ours
  }

  /// Lets the device begin by itself when its buffer is full, and be written to by periods.
  private func start(when threshold: snd_pcm_uframes_t) throws(ALSAFailure) {
    var settings: OpaquePointer?
    try checked(snd_pcm_sw_params_malloc(&settings))
    defer { snd_pcm_sw_params_free(settings) }
    try checked(snd_pcm_sw_params_current(self, settings))
    try checked(snd_pcm_sw_params_set_start_threshold(self, settings, threshold))
    try checked(snd_pcm_sw_params(self, settings))
  }

  private func checked(_ code: Int32) throws(ALSAFailure) {
    guard code >= 0 else { throw .unsuitable(code) }
  }
}
