package import AudioEngine
import Glibc
package import HearthPorts

/// What a voice makes first.
package func frames(of voice: SoundVoice, _ count: Int, block: Int = 4096) -> [StereoFrame] {
  frames(count, block: block) { voice.render($0, $1) }
}

/// What an engine makes next.
package func frames(of engine: Engine, _ count: Int, block: Int = 4096) -> [StereoFrame] {
  frames(count, block: block) { engine.render($0, $1) }
}

private func frames(
  _ count: Int,
  block: Int,
  _ render: (UnsafeMutablePointer<StereoFrame>, Int) -> Void
) -> [StereoFrame] {
  [StereoFrame](unsafeUninitializedCapacity: count) { buffer, filled in
    guard let base = buffer.baseAddress else { return }
    while filled < count {
      let part = min(block, count - filled)
      render(base + filled, part)
      filled += part
    }
  }
}

/// The root of the mean square of both sides.
package func level(_ frames: some Collection<StereoFrame>) -> Double {
  var sum = 0.0
  for frame in frames { sum += Double((frame * frame).sum()) }
  return (sum / Double(2 * max(1, frames.count))).squareRoot()
}

/// The mean of each side.
package func mean(_ frames: some Collection<StereoFrame>) -> SIMD2<Double> {
  var sum = SIMD2<Double>.zero
  for frame in frames { sum += SIMD2<Double>(frame) }
  return sum / Double(max(1, frames.count))
}

/// The power of the left side to that of the right, in decibels.
package func balance(_ frames: [StereoFrame]) -> Double {
  var sum = SIMD2<Double>.zero
  for frame in frames {
    let sides = SIMD2<Double>(frame)
    sum += sides * sides
  }
  return 10 * log10(sum.x / sum.y)
}

/// How often four frames in a row come again that are not silence.
package func repetitions(in frames: [StereoFrame]) -> Int {
  var seen: Set<SIMD8<Float>> = []
  var count = 0
  for start in stride(from: 0, to: frames.count - 4, by: 4) {
    let key = SIMD8(
      lowHalf: SIMD4(lowHalf: frames[start], highHalf: frames[start + 1]),
      highHalf: SIMD4(lowHalf: frames[start + 2], highHalf: frames[start + 3])
    )
    if key != .zero, !seen.insert(key).inserted { count += 1 }
  }
  return count
}

/// A sine of a frequency in Hz on both sides, at so many frames a second.
package func sine(
  _ frequency: Double,
  amplitude: Double = 0.5,
  count: Int,
  rate: Int = 48_000
) -> [StereoFrame] {
  (0..<count).map { index in
    let sample = amplitude * sin(2 * .pi * frequency * Double(index) / Double(rate))
    return StereoFrame(repeating: Float(sample))
  }
}

/// How far the left side of some frames is from a sine of a frequency in Hz, in decibels: signal to
/// all the rest.
package func purity(_ frames: some Collection<StereoFrame>, _ frequency: Double) -> Double {
  var (ss, cc, sc, xs, xc, xx) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
  for (index, frame) in frames.enumerated() {
    let angle = 2 * .pi * frequency * Double(index) / 48_000
    let (s, c, x) = (sin(angle), cos(angle), Double(frame.x))
    ss += s * s
    cc += c * c
    sc += s * c
    xs += x * s
    xc += x * c
    xx += x * x
  }
  let determinant = ss * cc - sc * sc
  let a = (xs * cc - xc * sc) / determinant
  let b = (xc * ss - xs * sc) / determinant
  let signal = a * xs + b * xc
  return 10 * log10(signal / max(xx - signal, 1e-30))
}

/// A voice that gives the same frame for ever.
package struct Constant: SoundGenerator {
  private let frame: StereoFrame

  /// A voice of one frame.
  package init(_ value: Float) {
    frame = StereoFrame(repeating: value)
  }

  package mutating func render(_ frames: UnsafeMutablePointer<StereoFrame>, _ count: Int) {
    frames.update(repeating: frame, count: count)
  }
}

/// A voice that counts: frame n holds n, as far as a float can tell.
package struct Counting: SoundGenerator {
  private var next: Int32 = 0
  private let scale: Float

  /// A voice whose steps are of some size.
  package init(scale: Float = 1) {
    self.scale = scale
  }

  package mutating func render(_ frames: UnsafeMutablePointer<StereoFrame>, _ count: Int) {
    for index in 0..<count {
      frames[index] = StereoFrame(repeating: Float(next) * scale)
      next &+= 1
    }
  }
}

/// A voice that plays given frames again and again.
package struct Repeating: SoundGenerator {
  private let sound: [StereoFrame]
  private var place = 0

  /// A voice of some frames.
  package init(_ sound: [StereoFrame]) {
    self.sound = sound
  }

  package mutating func render(_ frames: UnsafeMutablePointer<StereoFrame>, _ count: Int) {
    for index in 0..<count {
      frames[index] = sound[place]
      place = place + 1 == sound.count ? 0 : place + 1
    }
  }
}
