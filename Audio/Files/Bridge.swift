import Glibc
import HearthPorts

/// The frames in which the end of a pass fades into the beginning of the next.
enum Bridge {
  /// An equal-power cross-fade; where both sides are alike, which would make it swell, it is held level.
  static func frames(
    from tail: UnsafeBufferPointer<StereoFrame>,
    to head: UnsafeBufferPointer<StereoFrame>
  ) -> FrameMemory {
    let alike = likeness(tail, head)
    return FrameMemory(count: tail.count) { index in
      let angle = (Double(index) + 0.5) / Double(tail.count) * .pi / 2
      let level = 1 / (1 + alike * sin(2 * angle)).squareRoot()
      return tail[index] * Float(cos(angle) * level) + head[index] * Float(sin(angle) * level)
    }
  }

  /// The correlation of both sides; what is nearly unrelated, or opposed, counts as unrelated.
  private static func likeness(
    _ tail: UnsafeBufferPointer<StereoFrame>,
    _ head: UnsafeBufferPointer<StereoFrame>
  ) -> Double {
    var (both, first, second) = (0.0, 0.0, 0.0)
    for index in 0..<tail.count {
      both += Double((tail[index] * head[index]).sum())
      first += Double((tail[index] * tail[index]).sum())
      second += Double((head[index] * head[index]).sum())
    }
    let likeness = both / max((first * second).squareRoot(), .leastNormalMagnitude)
    return likeness > 0.2 ? min(likeness, 1) : 0
  }
}
