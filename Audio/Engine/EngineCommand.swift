import HearthPorts

/// What a controlling thread asks of the engine; takes effect at the beginning of the next block.
enum EngineCommand: BitwiseCopyable {
  case start(slot: Int, voice: Unmanaged<SoundVoice>, gain: Double, fadeIn: Int64)
  case end(slot: Int, fadeOut: Int64)
  case gain(slot: Int, Double)
  case variation(slot: Int, depth: Double, seed: UInt64)
  case volume(Double)
  case cap(Double?)
  case setTimer(Int64)
  case extendTimer(Int64)
  case cancelTimer
  case elapse(Int64)
  case pause(fadeOut: Int64)
  case resume(fadeIn: Int64)
  case enter(Int64)
  case stop(fadeOut: Int64)
}
