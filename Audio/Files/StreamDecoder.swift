import HearthPorts

/// Decodes a file without an end: one pass after the other, at the rate of playing.
final class StreamDecoder {
  private let plan: StreamPlan
  private let resampler: Resampler?
  private var file: SoundFile
  private var position: Int64 = 0
  private var isFirstPass = true
  /// Whether anything has come out of the file in this pass.
  private var hasRead = false
  private let input = FrameMemory(capacity: 4096)
  private var inputStart = 0
  private var inputCount = 0

  /// A decoder at the beginning of the file.
  init(_ plan: StreamPlan) throws(SoundSourceError) {
    self.plan = plan
    file = try SoundFile(plan.path)
    resampler =
      plan.rate == Int(SoundRate.perSecond) ? nil : Resampler(from: plan.length, to: plan.period)
    goTo(0)
  }

  /// Writes the next frames; what cannot be had is silence.
  func read(_ frames: UnsafeMutablePointer<StereoFrame>, _ count: Int) {
    guard let resampler else { return decode(frames, count) }
    var done = 0
    while done < count {
      if inputStart == inputCount {
        decode(input.frames, 4096)
        (inputStart, inputCount) = (0, 4096)
      }
      let (taken, given) = resampler.process(
        input.frames + inputStart,
        inputCount - inputStart,
        frames + done,
        count - done
      )
      inputStart += taken
      done += given
      if taken == 0, given == 0 {
        (frames + done).update(repeating: .zero, count: count - done)
        return
      }
    }
  }

  private func decode(_ frames: UnsafeMutablePointer<StereoFrame>, _ count: Int) {
    var done = 0
    while done < count {
      let wanted = count - done
      let got =
        isInBridge ? readBridge(frames + done, wanted) : readFile(frames + done, wanted)
      position += Int64(got)
      done += got
      guard position >= plan.length || got == 0 else { continue }
      if got == 0, !hasRead, plan.bridge.count == 0 {
        // The file has gone: silence, rather than looking for it in every frame.
        (frames + done).update(repeating: .zero, count: count - done)
        done = count
      }
      nextPass()
    }
  }

  private var isInBridge: Bool { !isFirstPass && position < Int64(plan.bridge.count) }

  private func readBridge(_ frames: UnsafeMutablePointer<StereoFrame>, _ count: Int) -> Int {
    let part = min(count, plan.bridge.count - Int(position))
    frames.update(from: plan.bridge.frames + Int(position), count: part)
    return part
  }

  private func readFile(_ frames: UnsafeMutablePointer<StereoFrame>, _ count: Int) -> Int {
    let got = file.read(frames, Int(min(Int64(count), plan.length - position)))
    if got > 0 { hasRead = true }
    return got
  }

  private func nextPass() {
    position = 0
    isFirstPass = false
    hasRead = false
    goTo(Int64(plan.bridge.count))
  }

  /// A decoder that has met a fault may refuse to go anywhere; one that is new does not.
  private func goTo(_ frame: Int64) {
    let place = plan.first + frame
    guard !file.seek(to: place), let anew = try? SoundFile(plan.path) else { return }
    file = anew
    guard !file.seek(to: place) else { return }
    var left = place
    while left > 0 {
      let got = file.read(input.frames, Int(min(left, 4096)))
      guard got > 0 else { return }
      left -= Int64(got)
    }
  }
}

/// Decodes as it is asked, where whoever asks has time.
struct PatientVoice: SoundGenerator {
  private let decoder: StreamDecoder

  init(_ decoder: StreamDecoder) {
    self.decoder = decoder
  }

  mutating func render(_ frames: UnsafeMutablePointer<StereoFrame>, _ count: Int) {
    decoder.read(frames, count)
  }
}
