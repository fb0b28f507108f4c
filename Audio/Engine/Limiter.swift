import Glibc
import HearthPorts

/// Keeps the true peak below -1 dBTP by turning down ahead of what is too loud.
///
/// The gain a frame needs holds for the whole look-ahead before it (a sliding minimum), recovers
/// slowly and is averaged over the look-ahead, so that it never exceeds what any frame needs. What
/// is soft enough passes bit by bit.
struct Limiter: ~Copyable {
  /// How many frames what comes out lags behind what goes in.
  static let latency = window + TruePeak.reach
  /// The frames over which the gain moves: 2 ms.
  static let window = 96
  /// A little below -1 dBTP: between four times as many places, and under a moving gain, a little more
  /// may hide.
  private static let ceiling = Float(pow(10, -1.25 / 20))
  /// A recovery of 12 dB a second.
  private static let recovery = pow(10, 12.0 / 20 / 48_000)
  private static let history = latency + TruePeak.reach + 1

  private let peaks = TruePeak()
  /// The frames of the past, then the block.
  private let line: Block<StereoFrame>
  private var needed = SlidingMinimum(over: window + 1)
  private var held = SlidingMean(over: window)
  private var recovered = 1.0
  /// Frames in a row that needed and had a gain of 1; behind `quiet` of them all is at rest.
  private var restful = Limiter.quiet
  private static let quiet = 2 * window + 1

  /// A limiter for blocks of at most so many frames.
  init(block: Int) {
    line = Block(Self.history + block, filledWith: .zero)
  }

  /// Limits frames in place.
  mutating func process(_ frames: UnsafeMutablePointer<StereoFrame>, _ count: Int) {
    let new = line.base + Self.history
    new.update(from: frames, count: count)
    if isSoft(count), restful >= Self.quiet {
      frames.update(from: new - Self.latency, count: count)
    } else {
      for index in 0..<count {
        frames[index] = new[index - Self.latency] * Float(nextGain(at: new + index))
      }
    }
    line.base.update(from: line.base + count, count: Self.history)
  }

  /// Whether no frame that the interpolation of this block sees can come near the ceiling.
  ///
  /// Without its sign a float compares as the whole number of the same bits, and no number is above all.
  private func isSoft(_ count: Int) -> Bool {
    let first = Self.history - 2 * TruePeak.reach
    let samples = UnsafeRawBufferPointer(
      start: line.base + first,
      count: (Self.history + count - first) * MemoryLayout<StereoFrame>.stride
    )
    let limit = Int32(bitPattern: (Self.ceiling / peaks.bound).bitPattern)
    let (eight, stride) = (SIMD8<Int32>(repeating: limit), MemoryLayout<SIMD8<Int32>>.size)
    var isLoud = SIMDMask<SIMD8<Int32>>(repeating: false)
    var offset = 0
    while offset + stride <= samples.count {
      let bits = samples.loadUnaligned(fromByteOffset: offset, as: SIMD8<Int32>.self)
      isLoud .|= (bits & 0x7FFF_FFFF) .> eight
      offset += stride
    }
    for offset in Swift.stride(from: offset, to: samples.count, by: 4) {
      let bits = samples.loadUnaligned(fromByteOffset: offset, as: Int32.self)
      if bits & 0x7FFF_FFFF > limit { return false }
    }
    return !any(isLoud)
  }

  private mutating func nextGain(at newest: UnsafePointer<StereoFrame>) -> Double {
    let peak = peaks.peak(at: newest - TruePeak.reach)
    let need = peak > Self.ceiling ? Double(Self.ceiling / peak) : 1
    recovered = min(needed.next(need), recovered * Self.recovery, 1)
    let mean = held.next(recovered)
    restful = need == 1 && recovered == 1 ? min(restful + 1, Self.quiet) : 0
    return restful >= Self.window ? 1 : mean
  }
}
