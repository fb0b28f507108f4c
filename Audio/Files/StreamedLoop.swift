import Glibc
import HearthPorts

/// A file that is too long to be kept: it is decoded while it plays, pass after pass.
struct StreamedLoop: SoundSource {
  let loop: SoundLoop?
  private let plan: StreamPlan
  private let isPatient: Bool

  /// A loop of a file.
  ///
  /// - Throws: `SoundSourceError` where it cannot be read a second time.
  init(_ file: SoundFile, path: String, isPatient: Bool) throws(SoundSourceError) {
    let ends = try StreamEnds(file, path: path)
    let seam = Seam(head: ends.head.all, tail: ends.tail.all, count: ends.count, rate: file.rate)
    plan = StreamPlan(ends, seam, rate: file.rate, path: path)
    self.isPatient = isPatient
    loop = SoundLoop(
      seam: seam.overlap == 0 ? .exact : .crossfade,
      trimmed: LoopLength.frames(ends.count - seam.length, rate: file.rate),
      period: plan.period,
      isCutShort: file.isCutShort(after: Int64(ends.count))
    )
  }

  func voice() throws(SoundSourceError) -> SoundVoice {
    let decoder = try StreamDecoder(plan)
    return isPatient ? .of(PatientVoice(decoder)) : .of(LiveVoice(decoder))
  }
}

/// How a file is streamed.
struct StreamPlan {
  let path: String
  let rate: Int
  /// The first frame that is heard.
  let first: Int64
  /// The frames of a pass.
  let length: Int64
  /// The frames of a pass at the rate of playing.
  let period: Int64
  /// What every pass but the first begins with.
  let bridge: FrameMemory

  init(_ ends: StreamEnds, _ seam: Seam, rate: Int, path: String) {
    self.path = path
    self.rate = rate
    first = Int64(seam.skipped)
    length = Int64(seam.length - seam.overlap)
    period = LoopLength.frames(seam.length - seam.overlap, rate: rate)
    let tailEnd = seam.skipped + seam.length - (ends.count - ends.tail.count)
    bridge = Bridge.frames(
      from: ends.tail[max(0, tailEnd - seam.overlap)..<max(0, tailEnd)],
      to: ends.head[seam.skipped..<seam.skipped + seam.overlap]
    )
  }
}

/// The beginning and the end of a file, and how many frames it really has.
struct StreamEnds {
  let head: FrameMemory
  let tail: FrameMemory
  let count: Int

  /// How much of each end is looked at, in seconds.
  private static let seconds = 5

  /// Looks at both ends; where the header's length does not hold, it reads through the whole file.
  init(_ file: SoundFile, path: String) throws(SoundSourceError) {
    let length = Self.seconds * file.rate
    guard file.seek(to: 0) else { throw .inputOutput(path: path, detail: "seek") }
    head = FrameMemory(capacity: length)
    head.fill(from: file)
    if let promised = file.promised, let tail = Self.tail(of: file, length, promised) {
      (self.tail, count) = (tail, Int(promised))
      return
    }
    let whole = try SoundFile(path)
    (tail, count) = Self.read(whole, keeping: length)
    guard count > 0 else { throw .empty(path: path) }
  }

  /// The end, if it is where the header says.
  private static func tail(of file: SoundFile, _ length: Int, _ promised: Int64) -> FrameMemory? {
    guard promised > Int64(length), file.seek(to: promised - Int64(length)) else { return nil }
    let tail = FrameMemory(capacity: length)
    tail.fill(from: file)
    guard tail.count == length else { return nil }
    return withUnsafeTemporaryAllocation(of: StereoFrame.self, capacity: 1) { more in
      guard let base = more.baseAddress, file.read(base, 1) == 0 else { return nil }
      return tail
    }
  }

  private static func read(_ file: SoundFile, keeping length: Int) -> (FrameMemory, Int) {
    var (older, newer) = (FrameMemory(capacity: length), FrameMemory(capacity: length))
    var count = 0
    repeat {
      (older, newer) = (newer, FrameMemory(capacity: length))
      newer.fill(from: file)
      count += newer.count
    } while newer.count == length
    let tail = FrameMemory(capacity: length)
    let missing = min(older.count, length - newer.count)
    tail.append(older[older.count - missing..<older.count])
    tail.append(newer.all)
    return (tail, count)
  }
}
