import HearthPorts

/// A file that is kept decoded and looped from memory.
struct MemoryLoop: SoundSource {
  let loop: SoundLoop?
  /// What is heard in the first pass in the place of the loop's first frames, which the end of a
  /// pass has faded into.
  private let intro: FrameMemory
  private let pass: Pass

  /// A loop of decoded frames, which belong to it from now on.
  ///
  /// - Throws: `SoundSourceError.inputOutput` where they cannot be resampled.
  init(
    _ decoded: FrameMemory,
    rate: Int,
    isCutShort: Bool,
    path: String
  ) throws(SoundSourceError) {
    let seam = Seam(head: decoded.all, tail: decoded.all, count: decoded.count, rate: rate)
    let length = LoopLength(frames: seam.length - seam.overlap, rate: rate)
    let beginning = FrameMemory(decoded[seam.skipped..<seam.skipped + seam.overlap])
    let source = Pass(decoded, seam).repeated(length.repeats)
    var (intro, pass): (FrameMemory?, Pass?) = (beginning, source)
    if rate != Int(SoundRate.perSecond) {
      if seam.overlap > 0 {
        let keep = (seam.overlap + 1024) * length.length / source.count
        intro = Resampler.start(from: source.count, to: length.length, keep: keep) { index in
          index < seam.overlap ? beginning.frames[index] : source[index]
        }
      }
      pass = Resampler.loop(consuming: source, period: length.length).map(Pass.init)
    }
    guard let intro, let pass else { throw .inputOutput(path: path, detail: "libsoxr") }
    self.intro = intro
    self.pass = pass
    loop = SoundLoop(
      seam: seam.overlap == 0 ? .exact : .crossfade,
      trimmed: LoopLength.frames(decoded.count - seam.length, rate: rate),
      period: Int64(length.period),
      isCutShort: isCutShort
    )
  }

  func voice() -> SoundVoice {
    .of(MemoryVoice(intro: intro, pass: pass))
  }
}

/// The frames of one pass, in the memory they were decoded into.
// All is constant, and `init` alone writes frames: before anybody else has the pass, in memory of its own.
struct Pass: @unchecked Sendable {
  let memory: FrameMemory
  let frames: UnsafeMutablePointer<StereoFrame>
  let count: Int

  /// All of a memory.
  init(_ memory: FrameMemory) {
    (self.memory, frames, count) = (memory, memory.frames, memory.count)
  }

  /// A pass of decoded frames; its first ones are written over with what the end fades into.
  init(_ decoded: FrameMemory, _ seam: Seam) {
    memory = decoded
    frames = decoded.frames + seam.skipped
    count = seam.length - seam.overlap
    let bridge = Bridge.frames(
      from: UnsafeBufferPointer(start: frames + count, count: seam.overlap),
      to: UnsafeBufferPointer(start: frames, count: seam.overlap)
    )
    frames.update(from: bridge.frames, count: bridge.count)
  }

  /// Gives back the memory of frames that nobody will read again.
  func forget(_ range: Range<Int>) {
    let start = frames - memory.frames
    memory.forget(start + range.lowerBound..<start + range.upperBound)
  }

  /// The frame at a place of the endless sound.
  subscript(index: Int) -> StereoFrame { frames[index % count] }

  /// The same pass several times; a sound so short loses what is constant in it.
  func repeated(_ times: Int) -> Pass {
    guard times > 1 else { return self }
    let copies = FrameMemory(count: count * times) { self[$0] }
    copies.removeConstant()
    return Pass(copies)
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
  /// Keeps alive what the pointers point to.
  private let memories: (FrameMemory, FrameMemory)
  private let intro: UnsafePointer<StereoFrame>
  private let pass: UnsafePointer<StereoFrame>
  private let introCount: Int
  private let passCount: Int
  private var isFirst = true
  private var position = 0

  init(intro: FrameMemory, pass: Pass) {
    memories = (intro, pass.memory)
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

extension FrameMemory {
  /// Takes the mean off every frame.
  func removeConstant() {
    var sum = SIMD2<Double>.zero
    for frame in all { sum += SIMD2<Double>(frame) }
    let mean = StereoFrame(sum / Double(max(1, count)))
    for index in 0..<count { frames[index] -= mean }
  }
}
