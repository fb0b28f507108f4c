import HearthPorts

/// Makes stereo of any number of channels, in the order that WAV and FLAC give them.
struct Downmix {
  private let channels: Int

  init(_ channels: Int) {
    self.channels = channels
  }

  /// The frame of some samples; what is no number is silence, and nothing is so loud that a filter
  /// behind could overflow.
  func frame(_ samples: UnsafePointer<Float>) -> StereoFrame {
    switch channels {
    case 1:
      let sample = sane(samples[0])
      return StereoFrame(sample, sample)
    case 2: return StereoFrame(sane(samples[0]), sane(samples[1]))
    case 6: return surround(samples)
    default: return alternating(samples)
    }
  }

  /// 5.1: left, right, centre, bass, back left, back right; the bass is in the others too.
  private func surround(_ samples: UnsafePointer<Float>) -> StereoFrame {
    let half = Float(0.5).squareRoot()
    let front = StereoFrame(sane(samples[0]), sane(samples[1]))
    let back = StereoFrame(sane(samples[4]), sane(samples[5]))
    return (front + half * sane(samples[2]) + half * back) / (1 + 2 * half)
  }

  /// Channels from left and right in turn; an odd one at the end belongs to both.
  private func alternating(_ samples: UnsafePointer<Float>) -> StereoFrame {
    var sum = StereoFrame.zero
    for pair in 0..<channels / 2 {
      sum += StereoFrame(sane(samples[2 * pair]), sane(samples[2 * pair + 1]))
    }
    if channels % 2 == 1 { sum += sane(samples[channels - 1]) }
    return sum / Float((channels + 1) / 2)
  }

  private func sane(_ sample: Float) -> Float {
    sample.isFinite ? min(max(sample, -256), 256) : 0
  }
}
