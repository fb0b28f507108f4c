import Glibc
import HearthModel
import HearthPorts

/// How a file is to be made endless, found out once: what is left out at its edges, and whether its
/// end fits its beginning.
struct Seam {
  /// The frames of the beginning that are left out, as silence.
  let skipped: Int
  /// The frames from there to the end, without the silence there.
  let length: Int
  /// The frames over which the end fades into the beginning; 0 where they fit.
  let overlap: Int

  /// A sample below this is silence: -60 dBFS.
  private static let silence: Float = 0.001
  /// Silence this long is trimmed, in seconds; shorter is part of the sound.
  private static let shortestSilence = 0.005

  /// The seam of a file.
  ///
  /// - Parameters:
  ///   - head: its first frames, of a short file all.
  ///   - tail: its last frames, of a short file all.
  ///   - count: how many it has.
  ///   - rate: the frames of a second.
  init(
    head: UnsafeBufferPointer<StereoFrame>,
    tail: UnsafeBufferPointer<StereoFrame>,
    count: Int,
    rate: Int
  ) {
    let shortest = Int(Self.shortestSilence * Double(rate))
    let before = Self.silent(head, atLeast: shortest)
    let after = Self.silent(tail.reversed(), atLeast: shortest)
    guard before < head.count, after < tail.count else {
      (skipped, length, overlap) = (0, count, 0)
      return
    }
    skipped = before
    length = count - before - after
    let first = UnsafeBufferPointer(rebasing: head[before...])
    let last = UnsafeBufferPointer(rebasing: tail[..<(tail.count - after)])
    overlap = Self.overlap(first, last, length, rate)
  }

  private static func silent(
    _ frames: some Sequence<StereoFrame>,
    atLeast shortest: Int
  ) -> Int {
    var count = 0
    for frame in frames {
      guard abs(frame.x) < silence, abs(frame.y) < silence else { break }
      count += 1
    }
    return count >= shortest ? count : 0
  }

  /// A short overlap where only the step between the ends is too large, a long one where they are
  /// not equally loud.
  private static func overlap(
    _ first: UnsafeBufferPointer<StereoFrame>,
    _ last: UnsafeBufferPointer<StereoFrame>,
    _ length: Int,
    _ rate: Int
  ) -> Int {
    if Mutant.seamUnbridged.isPlanted { return 0 }
    let most = min(rate, length / 3)
    guard hasEqualLevels(first, last, rate) else { return most }
    let step = size(first[0] - last[last.count - 1])
    let usual = max(usualStep(in: first), usualStep(in: last))
    return step <= usual ? 0 : min(most, max(rate / 20, rate / 200))
  }

  /// Whether both ends are about as loud as each other, and as what is around them, and neither has a
  /// hole at its very edge, as what an encoder added.
  private static func hasEqualLevels(
    _ first: UnsafeBufferPointer<StereoFrame>,
    _ last: UnsafeBufferPointer<StereoFrame>,
    _ rate: Int
  ) -> Bool {
    let edge = min(rate / 10, max(1, first.count / 8), max(1, last.count / 8))
    let around = 2 * rate
    let start = power(first.prefix(edge))
    let end = power(last.suffix(edge))
    let mean = (power(first.prefix(around)) + power(last.suffix(around))) / 2
    guard max(start, end) <= 4 * min(start, end), 16 * min(start, end) >= mean else { return false }
    let brief = max(1, min(edge, rate / 200))
    return 400 * min(power(first.prefix(brief)), power(last.suffix(brief))) >= mean
  }

  private static func power(_ frames: Slice<UnsafeBufferPointer<StereoFrame>>) -> Float {
    var sum = 0.0
    for frame in frames { sum += Double((frame * frame).sum()) }
    return Float(sum / Double(max(1, frames.count)))
  }

  /// The step from frame to frame that only one in a thousand exceeds.
  ///
  /// Steps are counted by the upper bits of their floats, which order as they do.
  private static func usualStep(in frames: UnsafeBufferPointer<StereoFrame>) -> Float {
    var counts = [Int](repeating: 0, count: 1 << 15)
    for index in 1..<max(1, frames.count) {
      counts[Int(size(frames[index] - frames[index - 1]).bitPattern >> 16)] += 1
    }
    var above = (frames.count - 1) / 1000
    for (bits, count) in counts.enumerated().reversed() {
      above -= count
      if above < 0 { return Float(bitPattern: UInt32(bits) << 16 | 0xFFFF) }
    }
    return 0
  }

  private static func size(_ step: StereoFrame) -> Float {
    max(abs(step.x), abs(step.y))
  }
}
