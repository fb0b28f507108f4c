import HearthContainer
import HearthPlugins
import HearthPorts
import HearthSupport

extension PlayerHost {
  /// How fast what plays makes room for an end.
  static let leaving = Duration.milliseconds(200)

  /// Plays what was ordered in the place of what plays.
  func play(_ order: RemoteOrder) async throws {
    let mix = try order.sounds.map { sound in
      MixEntry(
        SoundAddress(sound.url, hasParameters: shop.hasParameters),
        volume: try Self.volume(sound.volume)
      )
    }
    let timer = try order.timer.map { try TimerChange($0).applied(to: nil) } ?? nil
    if let number = order.volume { _ = try Self.volume(number) }
    let remaining = order.keepsTimer ? stage?.performance.remaining : nil
    try await play(mix, timer: remaining ?? timer, output: order.output) {
      self.takeVolumeBack()
      if let number = order.volume { try self.setVolume(number) }
    }
  }

  /// Plays a mix, unless something else is asked for before it can be had.
  ///
  /// - Parameters:
  ///   - mix: the sounds.
  ///   - timer: after how long it ends; nil for never.
  ///   - output: where to; nil for where it plays already, or the usual place.
  ///   - rise: over how long it comes up.
  ///   - prepare: what is done just before it is heard.
  /// - Throws: `PlayerError`, `SoundFailure`, `AudioOutputError`; what plays goes on then.
  func play(
    _ mix: [MixEntry],
    timer: Duration?,
    output: String? = nil,
    rise: Duration? = nil,
    prepare: () throws -> Void = {}
  ) async throws {
    wishes += 1
    let wish = wishes
    let fetched = try await fetcher.fetch(mix, seed: surroundings.dependencies.random())
    guard wish == wishes else { return }
    note(fetched)
    if try replace(with: fetched, timer: timer, output: output, rise: rise, prepare) { return }
    let former = stage
    // A device may serve one at a time: the former performance leaves before the next one enters.
    if let former, output == nil || output == former.output {
      stage = nil
      await leave(former)
      guard wish == wishes else { return }
    }
    let (place, url) = try await open(output ?? former?.output ?? settings.output)
    guard wish == wishes else { return place.abandon() }
    try prepare()
    let performance = try Performance(
      fetched,
      volume: volume,
      cap: settings.cap,
      variation: settings.variation
    )
    if let timer { try performance.change(.set(timer)) }
    if let rise { performance.rise(over: rise) }
    let other = stage
    enter(performance, place, url)
    if let other { Task { await self.leave(other) } }
  }

  /// Lets what plays give way to another mix where that can be heard at once.
  private func replace(
    with mix: SoundMix,
    timer: Duration?,
    output: String?,
    rise: Duration?,
    _ prepare: () throws -> Void
  ) throws -> Bool {
    guard let stage, !stage.performance.hasEnded, stage.performance.deviceFault == nil,
      output == nil || output == stage.output
    else { return false }
    let wasPaused = stage.performance.isPaused
    // What is paused has nothing to give way softly from.
    let change = wasPaused ? .zero : Performance.change
    guard try stage.performance.play(mix, over: rise ?? change) else { return false }
    try prepare()
    stage.performance.setVolume(volume)
    try stage.performance.change(timer.map { .set($0) } ?? .off)
    if wasPaused { stage.performance.resume() }
    lastMix = mix.sounds.map(\.entry)
    return true
  }

  /// Begins to play on an output.
  func enter(_ performance: Performance, _ output: any AudioOutput, _ url: String) {
    spotlight.turn(to: performance)
    lastMix = performance.mix.sounds.map(\.entry)
    let recovery = OutputRecovery(
      // What has happened is told by the performance itself: tasks may overtake one another.
      noticing: { _ in Task { await self.publish() } },
      reopening: { [fetcher] in try await fetcher.open(url) }
    )
    let run = Task {
      var failure: AudioOutputError?
      do { try await performance.run(to: output, recovering: recovery) } catch {
        failure = error as? AudioOutputError
      }
      await self.hasEnded(performance, failure)
    }
    stage = Stage(performance: performance, output: url, run: run)
  }

  /// Fades out and gives the output back.
  func leave(_ stage: Stage) async {
    stage.performance.leave(within: Self.leaving)
    await stage.run.value
  }

  /// Notes that a performance is over, by its timer, a stop or its output.
  private func hasEnded(_ performance: Performance, _ failure: AudioOutputError?) async {
    guard stage?.performance === performance, !isOver else { return }
    stage = nil
    takeVolumeBack()
    if let failure { remarks = [.failed(failure)] }
    publish()
    await remember()
  }

  /// Goes back from the volume of a wake-up to the person's own.
  func takeVolumeBack() {
    guard isVolumeLent else { return }
    isVolumeLent = false
    volume = min(SoundVolume(settings.volume) ?? .full, settings.highestVolume)
  }

  private func note(_ mix: SoundMix) {
    mixNumber += 1
    remarks += notYetSaid
    notYetSaid = []
    remarks += mix.failures.map { .leftOut($0) }
    for sound in mix.sounds where sound.source.loop?.isCutShort == true {
      remarks.append(.cutShort(sound.entry.address.path))
    }
  }

  /// The output that somebody named, else the first of the usual ones that can be had.
  private func open(_ url: String?) async throws -> (any AudioOutput, url: String) {
    if let url { return (try await fetcher.open(url), url) }
    let known = Set(surroundings.outputs.plugins.map(\.name))
    let usual = surroundings.usualOutputs.filter { known.contains(OutputAddress($0).scheme) }
    var first: AudioOutputError?
    for url in usual.dropLast() {
      do {
        return (try await fetcher.open(url), url)
      } catch {
        first = first ?? error as? AudioOutputError
      }
    }
    guard let last = usual.last else { throw PlayerError.unknownScheme("", known: known.sorted()) }
    let output = try await fetcher.open(last)
    if !hasSaidNoOutput { remarks.append(.noOutput(first)) }
    hasSaidNoOutput = true
    return (output, last)
  }
}
