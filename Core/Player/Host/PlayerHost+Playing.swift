import HearthContainer
import HearthPlugins
import HearthPorts
import HearthSupport

extension PlayerHost {
  /// How fast what plays makes room for an end, and how long an output may take over it.
  static let (leaving, patience) = (Duration.milliseconds(200), Duration.milliseconds(1500))

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
    let device = output == nil ? await deviceForMakeshift() : nil
    guard wish == wishes else {
      device?.output.abandon()
      return
    }
    note(fetched)
    if device == nil {
      if try replace(with: fetched, timer: timer, output: output, rise: rise, prepare) { return }
    }
    let former = stage
    // A device may serve one at a time: the former performance leaves before the next one enters.
    if let former, device == nil, output == nil || output == former.output {
      stage = nil
      await leave(former)
      guard wish == wishes else { return }
    }
    let place = try await place(device, output, former)
    guard wish == wishes else { return place.output.abandon() }
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
    enter(performance, place)
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
  func enter(_ performance: Performance, _ place: Place) {
    spotlight.turn(to: performance)
    lastMix = performance.mix.sounds.map(\.entry)
    let recovery = OutputRecovery(
      // What has happened is told by the performance itself: tasks may overtake one another.
      noticing: { _ in Task { await self.publish() } },
      reopening: { [fetcher] in try await fetcher.open(place.url) }
    )
    let run = Task {
      var failure: AudioOutputError?
      do { try await performance.run(to: place.output, recovering: recovery) } catch {
        failure = error as? AudioOutputError
      }
      await self.hasEnded(performance, failure)
    }
    stage = Stage(
      performance: performance,
      output: place.url,
      isMakeshift: place.isMakeshift,
      run: run
    )
  }

  /// Fades out and gives the output back; one that takes nothing any more is not waited for.
  func leave(_ stage: Stage) async {
    stage.performance.leave(within: Self.leaving)
    let (end, reached) = AsyncStream.makeStream(of: Void.self)
    let limit = Task { [surroundings] in
      try await surroundings.wait(Self.patience)
      reached.finish()
    }
    Task {
      await stage.run.value
      reached.finish()
    }
    for await _ in end {}
    limit.cancel()
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

  /// A device for what has played for nobody so far; nil where there still is none, or was one.
  private func deviceForMakeshift() async -> Place? {
    guard stage?.isMakeshift == true, settings.output == nil else { return nil }
    var reason: AudioOutputError?
    return await openUsual(&reason)
  }

  /// The place that was opened already or that somebody named, else where it played before.
  private func place(_ device: Place?, _ output: String?, _ former: Stage?) async throws -> Place {
    if let device { return device }
    let kept = former?.isMakeshift == true ? nil : former?.output
    return try await open(output ?? kept ?? settings.output)
  }

  /// The output that somebody named, else the first of the usual ones that can be had.
  private func open(_ url: String?) async throws -> Place {
    if let url { return Place(output: try await fetcher.open(url), url: url) }
    var reason: AudioOutputError?
    if let place = await openUsual(&reason) { return place }
    guard let last = usualOutputs.last else { throw PlayerError.unknownScheme("", known: []) }
    let output = try await fetcher.open(last)
    if !hasSaidNoOutput { remarks.append(.noOutput(reason)) }
    hasSaidNoOutput = true
    return Place(output: output, url: last, isMakeshift: true)
  }

  /// The usual outputs that this program carries; the last is always there, and heard by nobody.
  private var usualOutputs: [String] {
    let known = Set(surroundings.outputs.plugins.map(\.name))
    return surroundings.usualOutputs.filter { known.contains(OutputAddress($0).scheme) }
  }

  /// The first of the usual outputs that can be had and heard; nil and why where none can.
  private func openUsual(_ reason: inout AudioOutputError?) async -> Place? {
    for url in usualOutputs.dropLast() {
      do {
        let place = Place(output: try await fetcher.open(url), url: url)
        hasSaidNoOutput = false
        return place
      } catch {
        reason = reason ?? error as? AudioOutputError
      }
    }
    return nil
  }
}
