import HearthContainer
import HearthPorts
import HearthSupport

extension PlayerHost {
  /// Falls silent; what is paused already stays so.
  func pause() throws {
    guard let stage, !stage.performance.hasEnded else { throw PlayerError.nothingPlays }
    wishes += 1
    stage.performance.pause()
  }

  /// Goes on with what is paused, else with what played last.
  func resume() async throws {
    if let stage, !stage.performance.hasEnded { return stage.performance.resume() }
    guard !lastMix.isEmpty else { throw PlayerError.nothingToResume }
    try await play(lastMix, timer: nil)
  }

  /// Fades out and ends; nothing that plays is no mistake.
  func stop(within fade: Duration) {
    wishes += 1
    stage?.performance.stop(within: fade)
  }

  /// Sets, extends or cancels the timer of what plays.
  func changeTimer(_ change: TimerChange) throws {
    guard let stage, !stage.performance.hasEnded else { throw PlayerError.nothingPlays }
    try stage.performance.change(change)
  }

  /// Sets the volume of the whole, as far as the safe volume allows.
  func setVolume(_ number: Int) throws {
    let wanted = try Self.volume(number)
    volume = min(wanted, settings.highestVolume)
    if volume < wanted { remarks.append(.capped(volume)) }
    stage?.performance.setVolume(volume)
    (isVolumeKept, isVolumeLent) = (false, false)
  }

  /// Sets the volume of one sound of the mix.
  func setVolume(_ number: Int, ofSoundAt place: Int) throws {
    let wanted = try Self.volume(number)
    guard let stage, !stage.performance.hasEnded else { throw PlayerError.nothingPlays }
    try stage.performance.setVolume(wanted, ofSoundAt: place)
    lastMix = stage.performance.mix.sounds.map(\.entry)
  }

  /// Goes on with another preset, in the order of their names; without presets, with another track.
  func step(by steps: Int) async throws {
    let presets = try await surroundings.dependencies.store.read {
      try PresetBook.presets(in: $0)
    }
    let mixes =
      presets.isEmpty
      ? SoundCollection.all.flatMap(\.tracks).map { [MixEntry($0.address)] } : presets.map(\.mix)
    let place = mixes.firstIndex(of: lastMix)
    // Behind the last comes the first. What is none of them stands between the last and the first.
    let from = place ?? (steps > 0 ? -1 : 0)
    let next = (from + steps % mixes.count + mixes.count) % mixes.count
    let remaining = stage?.performance.remaining
    try await play(mixes[next], timer: remaining)
  }

  /// A volume that a person or program asks for.
  static func volume(_ number: Int) throws(PlayerError) -> SoundVolume {
    guard let volume = SoundVolume(number) else { throw .notAVolume("\(number)") }
    return volume
  }
}
