import Glibc
import HearthPorts

/// Short damped sines that begin at any moment: drops, bubbles, crackles, plucked bars.
///
/// Eight sound in one go, each in a lane of its own; the lanes behind the last are silent.
struct Particles {
  private typealias Lanes = SIMD8<Float>

  /// Eight phasors, whose turns bend where the pitch rises.
  private struct Group: BitwiseCopyable {
    var x = Lanes.zero
    var y = Lanes.zero
    var turnX = Lanes.zero
    var turnY = Lanes.zero
    var bendX = Lanes.zero
    var bendY = Lanes.zero
    var left = Lanes.zero
    var right = Lanes.zero

    @inline(__always)
    mutating func step() {
      (x, y) = (x * turnX - y * turnY, x * turnY + y * turnX)
      (turnX, turnY) = (turnX * bendX - turnY * bendY, turnX * bendY + turnY * bendX)
    }
  }

  private static let most = 40
  private var groups = InlineArray<5, Group>(repeating: Group())
  /// The frame in front of which each has ended.
  private var ends = InlineArray<40, Int>(repeating: 0)
  private var count = 0
  private var frame = 0
  private var nextEnd = Int.max

  /// What a particle sounds like.
  struct Sound {
    /// In Hz, at the beginning.
    var frequency: Double
    /// In Hz, at the end of its decay.
    var lastFrequency: Double?
    /// The time in which it falls to 1/e, in seconds.
    var decay: Double
    var amplitude: Double
    /// From 0, left, to 1, right.
    var place: Double
  }

  /// Begins a particle; where all are busy, nobody will miss one more.
  mutating func begin(_ sound: Sound) {
    guard count < Self.most else { return }
    let frames = sound.decay * 48_000 * 7
    let radius = exp(-1 / (sound.decay * 48_000))
    let angle = 2 * .pi * sound.frequency / 48_000
    let rise = ((sound.lastFrequency ?? sound.frequency) - sound.frequency) / (sound.decay * 48_000)
    let bend = 2 * .pi * rise / 48_000
    let (group, lane) = (count / 8, count % 8)
    groups[group].x[lane] = Float(sound.amplitude)
    groups[group].y[lane] = 0
    groups[group].turnX[lane] = Float(radius * cos(angle))
    groups[group].turnY[lane] = Float(radius * sin(angle))
    groups[group].bendX[lane] = Float(cos(bend))
    groups[group].bendY[lane] = Float(sin(bend))
    groups[group].left[lane] = Float(cos(sound.place * .pi / 2))
    groups[group].right[lane] = Float(sin(sound.place * .pi / 2))
    ends[count] = frame + max(1, Int(frames))
    nextEnd = min(nextEnd, ends[count])
    count += 1
  }

  /// The sum of all that sound.
  @inline(__always)
  mutating func next() -> StereoFrame {
    var (left, right) = (Lanes.zero, Lanes.zero)
    for index in 0..<(count + 7) / 8 {
      groups[index].step()
      left += groups[index].left * groups[index].y
      right += groups[index].right * groups[index].y
    }
    frame += 1
    if frame >= nextEnd { sweep() }
    return StereoFrame(left.sum(), right.sum())
  }

  /// Puts the last into the place of each that has ended.
  private mutating func sweep() {
    nextEnd = .max
    var index = 0
    while index < count {
      guard ends[index] <= frame else {
        nextEnd = min(nextEnd, ends[index])
        index += 1
        continue
      }
      count -= 1
      move(count, to: index)
      ends[index] = ends[count]
      groups[count / 8].x[count % 8] = 0
      groups[count / 8].y[count % 8] = 0
    }
  }

  private mutating func move(_ source: Int, to target: Int) {
    let (from, to) = (groups[source / 8], target % 8)
    let lane = source % 8
    groups[target / 8].x[to] = from.x[lane]
    groups[target / 8].y[to] = from.y[lane]
    groups[target / 8].turnX[to] = from.turnX[lane]
    groups[target / 8].turnY[to] = from.turnY[lane]
    groups[target / 8].bendX[to] = from.bendX[lane]
    groups[target / 8].bendY[to] = from.bendY[lane]
    groups[target / 8].left[to] = from.left[lane]
    groups[target / 8].right[to] = from.right[lane]
  }
}
