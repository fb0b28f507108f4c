import Glibc
import HearthPorts

/// Finds what a sound reaches between its frames: interpolation to four times the rate by a windowed
/// sinc.
struct TruePeak: ~Copyable {
  /// The frames before and after a place that its interpolation needs.
  static let reach = 12
  private static let phases = 3

  /// The frames between j and j + 1 at 1/4, 1/2 and 3/4, each from 2 × `reach` frames around.
  private let taps = Block(phases * 2 * reach, filledWith: Float(0))
  /// The most that interpolation can make of frames that reach 1.
  let bound: Float

  init() {
    var bound: Float = 1
    for phase in 0..<Self.phases {
      let offset = Double(phase + 1) / 4
      var weights = (0..<2 * Self.reach).map { Self.weight(Double($0 - Self.reach + 1) - offset) }
      let sum = weights.reduce(0, +)
      weights = weights.map { $0 / sum }
      for (index, weight) in weights.enumerated() {
        taps.base[phase * 2 * Self.reach + index] = Float(weight)
      }
      bound = max(bound, Float(weights.reduce(0) { $0 + abs($1) }))
    }
    self.bound = bound * 1.0001
  }

  /// The largest magnitude from a frame to just before the next one; frames lie `reach` around it.
  @inline(__always)
  func peak(at frame: UnsafePointer<StereoFrame>) -> Float {
    var peak = magnitude(frame.pointee)
    let first = frame - (Self.reach - 1)
    for phase in 0..<Self.phases {
      let taps = taps.base + phase * 2 * Self.reach
      var sum = StereoFrame.zero
      for index in 0..<2 * Self.reach { sum += first[index] * taps[index] }
      peak = max(peak, magnitude(sum))
    }
    return peak
  }

  /// A sinc under a Blackman-Harris-like window of two cosines.
  private static func weight(_ time: Double) -> Double {
    let width = Double(reach) + 0.5
    guard abs(time) < width else { return 0 }
    let window = 0.42 + 0.5 * cos(.pi * time / width) + 0.08 * cos(2 * .pi * time / width)
    return abs(time) < 1e-9 ? window : window * sin(.pi * time) / (.pi * time)
  }
}

/// The louder side of a frame.
@inline(__always)
func magnitude(_ frame: StereoFrame) -> Float {
  max(abs(frame.x), abs(frame.y))
}
