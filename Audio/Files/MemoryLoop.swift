import HearthPorts

/// A file that is kept decoded and looped from memory.
struct MemoryLoop: SoundSource {
  let loop: SoundLoop?
  /// What is heard in the first pass in the place of the loop's first frames, which the end of a
  /// pass has faded into.
  private let intro: FrameMemory
  private let pass: FrameMemory

  /// A loop of decoded frames.
  ///
  /// - Throws: `SoundSourceError.inputOutput` where they cannot be resampled.
  init(
    _ decoded: FrameMemory,
    rate: Int,
    isCutShort: Bool,
    path: String
  ) throws(SoundSourceError) {
    let seam = Seam(head: decoded.all, tail: decoded.all, count: decoded.count, rate: rate)
    let sound = decoded[seam.skipped..<seam.skipped + seam.length]
    let passes = LoopLength(frames: seam.length - seam.overlap, rate: rate)
    let source = Self.pass(sound, seam.overlap, passes.repeats)
    let lead = UnsafeBufferPointer(rebasing: sound[..<(seam.overlap == 0 ? 0 : seam.length)])
    var (intro, pass): (FrameMemory?, FrameMemory?) = (
      FrameMemory(lead.prefixed(seam.overlap)), source
    )
    if rate != Int(SoundRate.perSecond) {
      pass = Resampler.loop(source, period: passes.length)
      if seam.overlap > 0 {
        let keep = (seam.overlap + 1024) * passes.length / source.count
        intro = Resampler.start(lead, from: source.count, to: passes.length, keep: keep)
      }
    }
    guard let intro, let pass else { throw .inputOutput(path: path, detail: "libsoxr") }
    self.intro = intro
    self.pass = pass
    loop = SoundLoop(
      seam: seam.overlap == 0 ? .exact : .crossfade,
      trimmed: LoopLength.frames(decoded.count - seam.length, rate: rate),
      period: Int64(passes.period),
      isCutShort: isCutShort
    )
  }

  func voice() -> SoundVoice {
    .of(MemoryVoice(intro: intro, pass: pass))
  }

  /// One pass, or several of a very short sound, which loses what is constant in it.
  private static func pass(
    _ sound: UnsafeBufferPointer<StereoFrame>,
    _ overlap: Int,
    _ repeats: Int
  ) -> FrameMemory {
    let length = sound.count - overlap
    let pass = FrameMemory(capacity: length * repeats)
    let bridge = Bridge.frames(
      from: UnsafeBufferPointer(rebasing: sound[length...]),
      to: UnsafeBufferPointer(rebasing: sound[..<overlap])
    )
    for _ in 0..<repeats {
      pass.append(bridge.all)
      pass.append(UnsafeBufferPointer(rebasing: sound[overlap..<length]))
    }
    if repeats > 1 { pass.removeConstant() }
    return pass
  }
}

/// How long a pass is at the rate of playing.
struct LoopLength {
  /// How often the sound is repeated in what is kept.
  let repeats: Int
  /// The frames that are kept.
  let length: Int
  /// After how many frames the sound repeats itself.
  let period: Int

  /// What is shorter is repeated, so that a pass is worth its trouble and its pitch is not bent by
  /// rounding its length: 100 ms.
  private static let shortest = 4800

  /// The length of a pass of some frames at another rate; rounded to whole frames.
  init(frames: Int, rate: Int) {
    let perSecond = Int(SoundRate.perSecond)
    let least = (Self.shortest * rate + frames * perSecond - 1) / (frames * perSecond)
    var best = max(1, least)
    // Among the next few numbers of passes, the one that comes out nearest to whole frames.
    if least > 1 {
      let candidates = least...least + 200
      best =
        candidates.min { Self.error($0 * frames, rate) < Self.error($1 * frames, rate) } ?? least
    }
    repeats = best
    length = Int(Self.frames(best * frames, rate: rate))
    period = length % best == 0 ? length / best : length
  }

  /// Frames of another rate in frames of the player's, rounded.
  static func frames(_ frames: Int, rate: Int) -> Int64 {
    let (whole, rest) = frames.quotientAndRemainder(dividingBy: rate)
    return Int64(whole) * SoundRate.perSecond
      + Int64((Double(rest) * 48_000 / Double(rate)).rounded())
  }

  private static func error(_ frames: Int, _ rate: Int) -> Double {
    let exact = Double(frames) * 48_000 / Double(rate)
    return abs(exact - exact.rounded()) / exact
  }
}

/// Plays a pass from memory, again and again.
private struct MemoryVoice: SoundGenerator {
  private let memories: (FrameMemory, FrameMemory)
  private let intro: UnsafePointer<StereoFrame>
  private let pass: UnsafePointer<StereoFrame>
  private let introCount: Int
  private let passCount: Int
  private var isFirst = true
  private var position = 0

  init(intro: FrameMemory, pass: FrameMemory) {
    memories = (intro, pass)
    self.intro = UnsafePointer(intro.frames)
    self.pass = UnsafePointer(pass.frames)
    introCount = min(intro.count, pass.count)
    passCount = pass.count
  }

  mutating func render(_ frames: UnsafeMutablePointer<StereoFrame>, _ count: Int) {
    var done = 0
    while done < count {
      let isIntro = isFirst && position < introCount
      let part = min(count - done, (isIntro ? introCount : passCount) - position)
      (frames + done).update(from: (isIntro ? intro : pass) + position, count: part)
      done += part
      position += part
      if position == passCount {
        position = 0
        isFirst = false
      }
    }
  }
}

extension UnsafeBufferPointer<StereoFrame> {
  /// The first frames, however many there are.
  func prefixed(_ count: Int) -> UnsafeBufferPointer<StereoFrame> {
    UnsafeBufferPointer(rebasing: self[..<Swift.min(count, self.count)])
  }
}

extension FrameMemory {
  /// Takes the mean off every frame.
  func removeConstant() {
    var sum = SIMD2<Double>.zero
    for frame in all { sum += SIMD2<Double>(frame) }
    let mean = StereoFrame(sum / Double(max(1, count)))
    for index in 0..<count { frames[index] -= mean }
  }
}
