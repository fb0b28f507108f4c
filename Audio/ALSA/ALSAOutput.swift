import AudioSamples
import CALSA
import Glibc
import HearthPorts

/// A device of ALSA: a sound card, or whatever the configuration makes of a name.
///
/// The volume is the engine's alone; the mixer of the card is never touched.
// Its opener alone has it, then the one loop that it is handed to: an actor on a single thread.
final class ALSAOutput: AudioOutput, @unchecked Sendable {
  let period = ALSADevice.period
  private(set) var underruns = 0

  private let name: String
  private let patience: Patience
  private var state: State
  private var wish: ALSADevice.Wish
  private var device: ALSADevice?
  private var encoder: SampleEncoder
  private var bytes: [UInt8] = []
  /// The rungs that were climbed since the device last took a frame.
  private var rungs = 0

  private enum State { case open, lost, closed }

  /// How long a device may stand still.
  struct Patience {
    /// Milliseconds without a frame taken after which it counts as gone.
    var stall: Int32 = 3000
    /// Milliseconds between two attempts to wake or reopen it, which double.
    var retry: UInt32 = 50
    /// How often it may fail without having taken a frame in between.
    var rungs = 8
  }

  init(_ wish: ALSADevice.Wish, patience: Patience) throws(AudioOutputError) {
    name = wish.name
    self.patience = patience
    let device = try ALSADevice.open(wish)
    self.wish = wish
    // After an interruption the same device has to do, and it takes what it took before.
    self.wish.format = device.format
    encoder = SampleEncoder(device.format)
    self.device = device
    state = .open
  }

  func write(_ frames: UnsafeBufferPointer<StereoFrame>) throws(AudioOutputError) {
    switch state {
    case .closed: throw .closed
    case .lost: throw .lost(device: name)
    case .open: break
    }
    encoder.encode(frames, into: &bytes)
    var sent = 0
    while sent < frames.count {
      let count = send(from: sent, frames.count - sent)
      if count > 0 {
        sent += count
        rungs = 0
      } else {
        try climb(after: Int32(count))
      }
    }
  }

  /// Plays what was written, and is silent then.
  func finish() throws(AudioOutputError) {
    guard state == .open, let handle = device?.handle else { return abandon() }
    // A device that died meanwhile is given up on, since nothing more is to come.
    var left = patience.stall
    while snd_pcm_drain(handle) == -EAGAIN, left > 0 {
      usleep(20_000)
      left -= 20
    }
    abandon()
  }

  func abandon() {
    state = .closed
    close()
  }

  private func close() {
    if let handle = device?.handle { snd_pcm_drop(handle) }
    device = nil
  }
}

extension ALSAOutput {
  private func send(from first: Int, _ count: Int) -> Int {
    guard let handle = device?.handle else { return Int(-ENODEV) }
    let size = encoder.format.frameBytes
    return bytes.withUnsafeBytes { all in
      snd_pcm_writei(handle, all.baseAddress.map { $0 + first * size }, snd_pcm_uframes_t(count))
    }
  }

  /// What is done about a device that took nothing, rung by rung.
  ///
  /// - Throws: `AudioOutputError.lost` at the top of the ladder.
  private func climb(after code: Int32) throws(AudioOutputError) {
    switch code {
    case -EINTR: break
    case 0, -EAGAIN: try wait()
    case -EPIPE:
      underruns += 1
      try step()
      if prepare() < 0 { try reopen() }
    case -ESTRPIPE:
      try step()
      if !wake() { try reopen() }
    default: throw giveUp()
    }
  }

  /// A device that fails again and again without taking a frame is gone.
  private func step() throws(AudioOutputError) {
    rungs += 1
    guard rungs <= patience.rungs else { throw giveUp() }
    if rungs > 1 { usleep(patience.retry * 1000) }
  }

  private func giveUp() -> AudioOutputError {
    state = .lost
    close()
    return .lost(device: name)
  }

  /// Waits until the device takes frames.
  private func wait() throws(AudioOutputError) {
    guard let handle = device?.handle else { throw giveUp() }
    let code = snd_pcm_wait(handle, patience.stall)
    if code == 0 { throw giveUp() }
    // It is ready and yet takes nothing, or will not even say.
    if code == 1 { try stand() } else if code != -EINTR { try climb(after: code) }
  }

  /// Ready, says the device; whether it takes a frame the next write shows, but it may not be asked
  /// for ever.
  private func stand() throws(AudioOutputError) {
    guard let handle = device?.handle, snd_pcm_avail_update(handle) == 0 else { return }
    try step()
  }

  private func prepare() -> Int32 {
    device.map { snd_pcm_prepare($0.handle) } ?? -ENODEV
  }

  /// Wakes a device that was asleep with the machine.
  ///
  /// Drivers that cannot resume are prepared anew. Some say that they are awake and are not, so the
  /// state decides.
  private func wake() -> Bool {
    guard let handle = device?.handle else { return false }
    var (code, left) = (snd_pcm_resume(handle), 6)
    while code == -EAGAIN, left > 0 {
      usleep(patience.retry * 1000)
      (code, left) = (snd_pcm_resume(handle), left - 1)
    }
    if code < 0, prepare() < 0 { return false }
    return [SND_PCM_STATE_PREPARED, SND_PCM_STATE_RUNNING].contains(snd_pcm_state(handle))
  }

  /// Opens the device anew: first it has to be closed, for most cards are one program's at a time.
  private func reopen() throws(AudioOutputError) {
    close()
    var pause = patience.retry
    for _ in 0..<3 {
      usleep(pause * 1000)
      if let device = try? ALSADevice.open(wish) {
        self.device = device
        return
      }
      pause *= 2
    }
    throw giveUp()
  }
}
