import HearthPorts

/// One voice of the mix with its gain; the engine owns the reference until it gives it back.
struct VoiceSlot: BitwiseCopyable {
  var voice: Unmanaged<SoundVoice>?
  var gain = GainRamp(1)
  var variation = LivingVariation()
  /// Whether the voice is given back when its gain has arrived.
  var isEnding = false

  /// Adds the voice's next frames to a mix.
  ///
  /// - Parameters:
  ///   - mix: where they are added.
  ///   - count: how many frames.
  ///   - scratch: room for as many frames.
  ///   - gains: room for as many gains.
  ///   - frame: the number of the first frame.
  mutating func add(
    to mix: UnsafeMutablePointer<StereoFrame>,
    _ count: Int,
    scratch: UnsafeMutablePointer<StereoFrame>,
    gains: UnsafeMutablePointer<Double>,
    at frame: Int64
  ) {
    guard let voice else { return }
    voice._withUnsafeGuaranteedRef { $0.render(scratch, count) }
    let from = variation.gain(at: frame)
    variation.skip(count)
    let to = variation.gain(at: frame + Int64(count))
    if !gain.isMoving, from == to {
      let factor = Float(gain.target * from)
      for index in 0..<count { mix[index] += scratch[index] * factor }
      return
    }
    for index in 0..<count { gains[index] = from + (to - from) * Double(index) / Double(count) }
    gain.multiply(into: gains, count)
    for index in 0..<count { mix[index] += scratch[index] * Float(gains[index]) }
  }
}
