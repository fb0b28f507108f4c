import CSoxr
import HearthPorts

/// Turns frames of one rate into frames of another, by libsoxr.
final class Resampler {
  private let handle: OpaquePointer

  /// A resampler that makes so many frames of so many; nil where the library will not.
  init?(from frames: Int64, to others: Int64) {
    guard let handle = hearth_soxr_stereo(Double(frames), Double(others)) else { return nil }
    self.handle = handle
  }

  deinit { soxr_delete(handle) }

  /// Takes frames in and gives frames out, as far as there is room.
  ///
  /// - Returns: how many were taken, and how many given.
  func process(
    _ input: UnsafePointer<StereoFrame>,
    _ inputCount: Int,
    _ output: UnsafeMutablePointer<StereoFrame>,
    _ outputCount: Int
  ) -> (taken: Int, given: Int) {
    var (taken, given) = (0, 0)
    _ = soxr_process(handle, input, inputCount, &taken, output, outputCount, &given)
    return (taken, given)
  }
}

extension Resampler {
  /// More frames than the longest filter reaches.
  private static let reach = 4096

  /// A loop of one rate as a loop of another: the phase runs on across the seam, as if the loop had
  /// always been playing.
  ///
  /// - Parameters:
  ///   - loop: one pass, whose memory is given back while the other one fills.
  ///   - period: the frames of a pass in the result.
  /// - Returns: one pass at the other rate; nil where the library will not.
  static func loop(consuming loop: Pass, period: Int) -> FrameMemory? {
    let count = loop.count
    // A lead-in after which a frame falls on a frame again.
    let unit = count / greatestCommonDivisor(count, period)
    let lead = unit * ((reach + unit - 1) / unit)
    let skip = lead / unit * (unit * period / count)
    let offset = count * ((lead + count - 1) / count) - lead
    var forgotten = 2 * reach
    return run(from: count, to: period, skip: skip, keep: period) { position in
      let place = position - lead - reach
      // The beginning is read once more where the end runs into it.
      if place >= forgotten + reach, place < count {
        loop.forget(forgotten..<place)
        forgotten = place
      }
      return loop[position + offset]
    }
  }

  /// The beginning of a sound in another rate.
  static func start(
    from count: Int,
    to period: Int,
    keep: Int,
    _ frame: (Int) -> StereoFrame
  ) -> FrameMemory? {
    run(from: count, to: period, skip: 0, keep: keep, frame)
  }

  private static func run(
    from count: Int,
    to period: Int,
    skip: Int,
    keep: Int,
    _ frame: (Int) -> StereoFrame
  ) -> FrameMemory? {
    guard let resampler = Resampler(from: Int64(count), to: Int64(period)) else { return nil }
    let result = FrameMemory(capacity: keep)
    let input = FrameMemory(capacity: reach)
    let output = FrameMemory(capacity: reach)
    var (position, skipped) = (0, 0)
    while result.count < keep {
      for index in 0..<reach { input.frames[index] = frame(position + index) }
      let (taken, given) = resampler.process(input.frames, reach, output.frames, reach)
      guard taken > 0 || given > 0 else { return nil }
      position += taken
      let unheard = min(given, skip - skipped)
      skipped += unheard
      result.append(
        UnsafeBufferPointer(start: output.frames + unheard, count: given - unheard)
      )
    }
    return result
  }
}

func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
  b == 0 ? a : greatestCommonDivisor(b, a % b)
}
