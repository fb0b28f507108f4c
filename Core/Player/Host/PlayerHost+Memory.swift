import HearthContainer
import HearthModel
import HearthPorts
import HearthSupport

extension PlayerHost {
  /// Looks again at what is stored.
  func reload() async throws {
    let now = surroundings.dependencies.now()
    let stored = try await surroundings.dependencies.store.read { [surroundings] transaction in
      (
        settings: try PlayerMemory.settings(in: transaction),
        alarm: try Alarm.next(after: now, surroundings, in: transaction)
      )
    }
    let former = settings
    settings = stored.settings
    if alarm?.isRinging(at: now) != true { alarm = stored.alarm }
    if isVolumeKept, !isVolumeLent, let kept = SoundVolume(settings.volume) { volume = kept }
    volume = min(volume, settings.highestVolume)
    stage?.performance.setVolume(volume)
    if settings.capTenths != former.capTenths { stage?.performance.setCap(settings.cap) }
    if settings.variationDecibels != former.variationDecibels {
      stage?.performance.setVariation(settings.variation)
    }
    publish()
  }

  /// Goes on with what was interrupted, paused where it was paused; never with an expired timer.
  func goOn(with last: LastPlayed) async {
    guard let (mix, seconds) = last.resumed(at: surroundings.dependencies.now()) else { return }
    let timer = seconds.map { Duration.seconds($0) }
    do {
      try await play(mix, timer: timer, rise: .seconds(1))
    } catch {
      // What cannot be gone on with does not keep the player from starting.
      remarks = (error as? AudioOutputError).map { [.failed($0)] } ?? []
    }
    if last.isPaused { stage?.performance.pause(within: .zero) }
    await settle()
  }

  /// Writes down how it stands; a store that takes nothing does not stop the sound.
  func remember() async {
    unremembered = .zero
    var status = PlayerStatus.stopped
    if let stage { status = PlayerStatus(stage.performance, volume: volume, output: stage.output) }
    if status.mix.isEmpty { status.mix = lastMix }
    do {
      try await memory.remember(status)
    } catch {
      if !remarks.contains(.notKept) { remarks.append(.notKept) }
    }
  }

  /// Writes the volume down.
  func keepVolume() async {
    let number = volume.number
    isVolumeKept = true
    do {
      settings = try await memory.change { $0.volume = number }
    } catch {
      if !remarks.contains(.notKept) { remarks.append(.notKept) }
    }
  }
}
