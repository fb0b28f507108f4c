import AudioEngine
import HearthPorts
import HearthSupport
import Synchronization

extension Performance {
  /// Over how long one mix gives way to another.
  public static let change = Duration.seconds(1)

  /// Puts voices of a mix on the stage.
  ///
  /// - Returns: their places in the engine; fewer than there are sounds where it has no more room.
  /// - Throws: `SoundFailure` where a file has gone since it was fetched.
  static func start(
    _ mix: SoundMix,
    _ control: EngineControl,
    fadeIn: Int64 = 0
  ) throws -> [Int] {
    var voices: [(SoundVoice, Double)] = []
    for sound in mix.sounds {
      do throws(SoundSourceError) {
        voices.append((try sound.source.voice(), sound.entry.volume.gain))
      } catch {
        throw SoundFailure(sound.entry.address, error)
      }
    }
    return voices.compactMap { voice, gain in control.start(voice, gain: gain, fadeIn: fadeIn) }
  }

  /// Plays another mix in the place of this one, which gives way to it.
  ///
  /// - Returns: false where the engine has no room for so many sounds yet; nothing has changed then.
  /// - Throws: `SoundFailure` where a file has gone since it was fetched.
  public func play(_ mix: SoundMix, over change: Duration = change) throws -> Bool {
    let frames = SoundRate.frames(in: change)
    let slots = try Self.start(mix, control, fadeIn: frames)
    guard slots.count == mix.sounds.count else {
      for slot in slots { control.end(slot, fadeOut: 0) }
      return false
    }
    let former = cast.withLock { cast in
      defer { cast = Cast(mix: mix, slots: slots, variation: cast.variation) }
      return cast
    }
    if former.variation > 0 { setVariation(former.variation) }
    for slot in former.slots { control.end(slot, fadeOut: frames) }
    return true
  }

  /// Sets the volume of one sound of the mix.
  ///
  /// - Throws: `PlayerError.noSuchSound`.
  public func setVolume(_ volume: SoundVolume, ofSoundAt place: Int) throws(PlayerError) {
    let slot: Int? = cast.withLock { cast in
      guard cast.mix.sounds.indices.contains(place), cast.slots.indices.contains(place) else {
        return nil
      }
      let address = cast.mix.sounds[place].entry.address
      cast.mix.sounds[place].entry = MixEntry(address, volume: volume)
      return cast.slots[place]
    }
    guard let slot else { throw .noSuchSound(at: place) }
    control.setGain(volume.gain, of: slot)
  }

  /// Lets every sound wander slowly by so many decibels to either side, each in its own way.
  public func setVariation(_ decibels: Double) {
    let (slots, seed) = cast.withLock { cast in
      cast.variation = decibels
      return (cast.slots, cast.mix.seed)
    }
    for (place, slot) in slots.enumerated() {
      control.setVariation(decibels, seed: seed &+ 3 &* UInt64(place), of: slot)
    }
  }

  /// Lets all sounds rise from silence over a length of time, to wake softly.
  public func rise(over length: Duration) {
    control.pause(fadeOut: 0)
    control.resume(fadeIn: SoundRate.frames(in: length))
  }

  /// The cap of the A-weighted level in dBFS(A), or none.
  public func setCap(_ cap: Double?) { control.setCap(cap) }

  /// Counts time in which the machine slept; a pause goes on sleeping.
  public func elapse(_ time: Duration) {
    guard control.status.state == .playing else { return }
    control.elapse(SoundRate.frames(in: time))
  }

  /// The frames played since the beginning, pauses left out.
  public var position: Int64 { control.status.position }

  /// Whether it can be heard, as far as its output is.
  public var isPlaying: Bool { control.status.state == .playing }

  /// Whether it keeps its place in silence.
  public var isPaused: Bool { control.status.state == .paused }

  /// Whether it was stopped or its timer has run out.
  public var hasEnded: Bool { control.status.state == .ended }
}
