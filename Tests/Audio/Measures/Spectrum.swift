import Glibc
package import HearthPorts

/// The power spectrum of a sound: the mean of many short transforms.
package struct Spectrum {
  private static let length = 8192
  private let powers: [Double]

  /// The spectrum of both sides together.
  package init(_ frames: [StereoFrame]) {
    let window = (0..<Self.length).map {
      0.5 - 0.5 * cos(2 * .pi * Double($0) / Double(Self.length))
    }
    let transform = Transform(Self.length)
    var sum = [Double](repeating: 0, count: Self.length / 2)
    var count = 0.0
    for start in stride(from: 0, through: frames.count - Self.length, by: Self.length / 2) {
      var values = (0..<Self.length).map { SIMD2<Double>(frames[start + $0]) * window[$0] }
      transform.apply(&values)
      // One transform of left + i × right has both: their powers are those at k and -k together.
      for bin in 1..<Self.length / 2 {
        let (here, there) = (values[bin], values[Self.length - bin])
        sum[bin] += (here * here + there * there).sum()
      }
      count += 1
    }
    powers = sum.map { $0 / max(1, count) }
  }

  /// The power between two frequencies in Hz, per Hz, in decibels.
  package func density(_ low: Double, _ high: Double) -> Double {
    let range = bins(low, high)
    return 10 * log10(powers[range].reduce(0, +) / Double(range.count))
  }

  /// The share of all power that lies between two frequencies.
  package func share(_ low: Double, _ high: Double) -> Double {
    powers[bins(low, high)].reduce(0, +) / powers.reduce(0, +)
  }

  /// The centre of gravity in Hz.
  package var centroid: Double {
    var (weighted, sum) = (0.0, 0.0)
    for (bin, power) in powers.enumerated() {
      weighted += Double(bin) * power
      sum += power
    }
    return weighted / sum * 48_000 / Double(Self.length)
  }

  private func bins(_ low: Double, _ high: Double) -> Range<Int> {
    let width = 48_000 / Double(Self.length)
    let first = max(1, Int((low / width).rounded(.up)))
    return first..<min(powers.count, max(first + 1, Int((high / width).rounded(.up))))
  }
}

/// The Fourier transform of one length, a power of two, with its turns worked out once.
private struct Transform {
  private let count: Int
  private let turns: [SIMD2<Double>]

  init(_ count: Int) {
    self.count = count
    turns = (0..<count / 2).map { index in
      let angle = -2 * .pi * Double(index) / Double(count)
      return SIMD2(cos(angle), sin(angle))
    }
  }

  /// Transforms complex values in place.
  func apply(_ values: inout [SIMD2<Double>]) {
    sort(&values)
    var length = 2
    while length <= count {
      let step = count / length
      for start in stride(from: 0, to: count, by: length) {
        for index in 0..<length / 2 {
          let turn = turns[index * step]
          let (low, high) = (start + index, start + index + length / 2)
          let value = values[high]
          let part = SIMD2(
            value.x * turn.x - value.y * turn.y,
            value.x * turn.y + value.y * turn.x
          )
          values[high] = values[low] - part
          values[low] += part
        }
      }
      length *= 2
    }
  }

  /// Puts each value where the reversed bits of its place say.
  private func sort(_ values: inout [SIMD2<Double>]) {
    var reversed = 0
    for index in 1..<count {
      var bit = count >> 1
      while reversed & bit != 0 {
        reversed ^= bit
        bit >>= 1
      }
      reversed |= bit
      if index < reversed { values.swapAt(index, reversed) }
    }
  }
}
