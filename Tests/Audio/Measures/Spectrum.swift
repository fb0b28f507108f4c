import Glibc
package import HearthPorts

/// The power spectrum of a sound: the mean of many short transforms.
package struct Spectrum {
  private static let length = 8192
  private let powers: [Double]

  /// The spectrum of both sides together.
  package init(_ frames: [StereoFrame]) {
    var sum = [Double](repeating: 0, count: Self.length / 2)
    var count = 0.0
    for start in stride(from: 0, through: frames.count - Self.length, by: Self.length / 2) {
      var real = [Double](repeating: 0, count: Self.length)
      var imaginary = real
      for index in 0..<Self.length {
        let window = 0.5 - 0.5 * cos(2 * .pi * Double(index) / Double(Self.length))
        real[index] = Double(frames[start + index].x) * window
        imaginary[index] = Double(frames[start + index].y) * window
      }
      transform(&real, &imaginary)
      // One transform of left + i × right has both: their powers are those at k and -k together.
      for bin in 1..<Self.length / 2 {
        sum[bin] +=
          real[bin] * real[bin] + imaginary[bin] * imaginary[bin]
          + real[Self.length - bin] * real[Self.length - bin]
          + imaginary[Self.length - bin] * imaginary[Self.length - bin]
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

/// The Fourier transform in place; the length is a power of two.
private func transform(_ real: inout [Double], _ imaginary: inout [Double]) {
  let count = real.count
  var reversed = 0
  for index in 1..<count {
    var bit = count >> 1
    while reversed & bit != 0 {
      reversed ^= bit
      bit >>= 1
    }
    reversed |= bit
    if index < reversed {
      real.swapAt(index, reversed)
      imaginary.swapAt(index, reversed)
    }
  }
  var length = 2
  while length <= count {
    for start in stride(from: 0, to: count, by: length) {
      for index in 0..<length / 2 {
        let angle = -2 * .pi * Double(index) / Double(length)
        let (turnReal, turnImaginary) = (cos(angle), sin(angle))
        let (low, high) = (start + index, start + index + length / 2)
        let partReal = real[high] * turnReal - imaginary[high] * turnImaginary
        let partImaginary = real[high] * turnImaginary + imaginary[high] * turnReal
        (real[high], imaginary[high]) = (real[low] - partReal, imaginary[low] - partImaginary)
        (real[low], imaginary[low]) = (real[low] + partReal, imaginary[low] + partImaginary)
      }
    }
    length *= 2
  }
}
