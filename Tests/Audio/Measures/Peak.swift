import Glibc
package import HearthPorts

/// Peaks between frames and steps from frame to frame, measured by other means than the engine's.
package enum Peak {
  /// The true peak in dBTP, by interpolation to four times the rate as BS.1770-4 asks for.
  package static func truePeak(_ frames: [StereoFrame]) -> Double {
    let reach = 10
    let phases = (1..<4).map { phase in
      (0..<2 * reach).map { tap(Double($0 - reach + 1) - Double(phase) / 4, Double(reach)) }
    }
    var peak: Float = frames.reduce(0) { max($0, abs($1.x), abs($1.y)) }
    for start in 0..<max(0, frames.count - 2 * reach)
    where isNear(frames[start + reach - 1], peak) || isNear(frames[start + reach], peak) {
      for taps in phases {
        var sum = StereoFrame.zero
        for index in 0..<2 * reach { sum += frames[start + index] * taps[index] }
        peak = max(peak, abs(sum.x), abs(sum.y))
      }
    }
    return 20 * log10(Double(peak))
  }

  private static func isNear(_ frame: StereoFrame, _ peak: Float) -> Bool {
    max(abs(frame.x), abs(frame.y)) > peak * 0.3
  }

  private static func tap(_ time: Double, _ width: Double) -> Float {
    let window = 0.5 + 0.5 * cos(.pi * time / (width + 0.5))
    return Float(window * sin(.pi * time) / (.pi * time))
  }
}
