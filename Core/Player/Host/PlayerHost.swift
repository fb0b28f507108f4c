import HearthContainer
public import HearthPorts
import HearthSupport

/// The player of a person: the one place where sound is made, for all who command and watch it.
///
/// What takes long (decoding files, opening a device) is done elsewhere, so that a pause is never kept
/// waiting; of several mixes asked for meanwhile the last one plays.
public actor PlayerHost {
  /// How long a host without anything to do stays, where it was started for a while only.
  public static let idleTime = Duration.seconds(600)
  /// How often it looks after things: while somebody watches it play, and otherwise.
  static let (livelyPace, calmPace) = (Duration.milliseconds(250), Duration.seconds(1))

  private let executor = QueueExecutor(label: "hearth.player")
  let surroundings: HostSurroundings
  let shop: SoundShop
  let fetcher: SoundFetcher
  let memory: PlayerMemory
  var settings = PlayerSettings.standard
  var volume = SoundVolume.full
  /// What plays or is paused, and where to.
  var stage: Stage?
  /// What played last, to go on with.
  var lastMix: [MixEntry] = []
  var remarks: [HostRemark] = []
  /// What is to be said with the next mix that plays.
  var notYetSaid: [HostRemark] = []
  /// Another one for every mix.
  var mixNumber = 0
  /// Grows with everything that makes an earlier wish to play obsolete.
  var wishes = 0
  var followers: [Int: Follower] = [:]
  var nextFollower = 0
  var messages: [String: Messages] = [:]
  var alarm: Alarm?
  var controls: [any RemoteControl] = []
  /// What plays, for those who may not wait to ask.
  nonisolated let spotlight = Spotlight()
  var slept = Duration.zero
  /// Since when there has been nothing to do, and since when nothing was remembered.
  var (idle, unremembered) = (Duration.zero, Duration.zero)
  var isVolumeKept = true
  /// Whether the volume is a wake-up's, for as long as that plays.
  var isVolumeLent = false
  /// Whether it has been said that there is no device.
  var hasSaidNoOutput = false
  private var ticker: Task<Void, Never>?
  var isOver = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var (isStarted, hasEnded) = (false, false)
  private var early: [CheckedContinuation<Void, Never>] = []
  private let staysForAWhile: Bool

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// A host that plays nothing yet.
  ///
  /// - Parameters:
  ///   - surroundings: its plugins, its store, its clocks.
  ///   - staysForAWhile: whether it ends by itself when it has had nothing to do for long.
  public init(_ surroundings: HostSurroundings, staysForAWhile: Bool = false) {
    self.surroundings = surroundings
    self.staysForAWhile = staysForAWhile
    shop = SoundShop(surroundings.sources)
    fetcher = SoundFetcher(shop, surroundings.outputs)
    memory = PlayerMemory(surroundings.dependencies)
    slept = surroundings.slept()
  }

  /// Reads what is stored, goes on with what was interrupted, and looks after itself from now on.
  ///
  /// - Parameter goesOn: whether what played last goes on, unless its timer has run out meanwhile.
  /// - Throws: `StoreError`.
  public func start(goingOn goesOn: Bool) async throws {
    try await reload()
    volume = SoundVolume(settings.volume) ?? .full
    let last = try await memory.last()
    lastMix = last.map { MixText.read($0.mixText) } ?? []
    if goesOn, let last { await goOn(with: last) }
    await beControlled()
    listen()
    isStarted = true
    for continuation in early { continuation.resume() }
    early = []
  }

  /// Lets whoever comes before the start is over wait for it.
  private func begun() async {
    guard !isStarted, !isOver else { return }
    await withCheckedContinuation { early.append($0) }
  }

  /// Waits until it has been told to end, or ends by itself; it fades out still.
  public func leaving() async {
    guard !isOver else { return }
    await withCheckedContinuation { early.append($0) }
  }

  /// Waits until it has ended.
  public func ended() async {
    guard !hasEnded else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Ends: what plays fades out within a quarter of a second, and is gone on with at the next start.
  public func quit() async {
    guard !isOver else { return }
    isOver = true
    for continuation in early { continuation.resume() }
    early = []
    wishes += 1
    ticker?.cancel()
    await remember()
    if !isVolumeKept { await keepVolume() }
    if let stage { await leave(stage) }
    for control in controls { control.close() }
    for follower in followers.values { follower.continuation.finish() }
    followers = [:]
    hasEnded = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  /// Looks after things again and again, and listens to what others store.
  private func listen() {
    ticker = Task { [surroundings] in
      await withDiscardingTaskGroup { group in
        group.addTask {
          for await _ in surroundings.dependencies.store.changes() { try? await self.reload() }
        }
        while !Task.isCancelled {
          let pace = pace
          guard (try? await surroundings.wait(pace)) != nil else { break }
          await tick(pace)
        }
        group.cancelAll()
      }
    }
  }

  private var pace: Duration {
    let isWatched = !followers.isEmpty && stage?.performance.isPlaying == true
    return isWatched ? Self.livelyPace : Self.calmPace
  }

  /// Looks after things when some time has passed.
  func tick(_ passed: Duration) async {
    let sleep = surroundings.slept()
    if sleep - slept > .milliseconds(100) { stage?.performance.elapse(sleep - slept) }
    slept = sleep
    await wake()
    unremembered += passed
    if stage != nil, unremembered >= .seconds(30) { await remember() }
    if !isVolumeKept { await keepVolume() }
    publish()
    idle = stage == nil && followers.isEmpty && alarm == nil ? idle + passed : .zero
    if staysForAWhile, idle >= Self.idleTime { await quit() }
  }
}

extension PlayerHost: PlayerRemote {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func status(in language: String) async throws(PlayerRemoteError) -> RemoteStatus {
    await begun()
    var status = status(messages(for: language))
    // What a command left to be said was said to whoever gave it.
    status.remarks = []
    return status
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func perform(
    _ command: RemoteCommand,
    in language: String
  ) async throws(PlayerRemoteError) -> RemoteStatus {
    let messages = messages(for: language)
    await begun()
    do {
      guard !isOver else { throw PlayerRemoteError.notRunning }
      let former = remarks
      remarks = []
      do { try await follow(command) } catch {
        if remarks.isEmpty { remarks = former }
        throw error
      }
      publish()
      return status(messages)
    } catch {
      throw (error as? PlayerRemoteError) ?? .refused(PlayerRefusal.of(error, messages))
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func statuses(
    in language: String
  ) async throws(PlayerRemoteError) -> AsyncStream<RemoteStatus> {
    await begun()
    guard !isOver else { throw .notRunning }
    return follow(in: messages(for: language))
  }
}

extension PlayerHost {
  /// Waits, not long, until the status tells the outcome of what was asked for.
  func settle() async {
    await stage?.performance.settle { [surroundings] in
      try await surroundings.wait(.milliseconds(200))
    }
  }

  /// Does what is asked.
  private func follow(_ command: RemoteCommand) async throws {
    switch command {
    case .play(let order): try await play(order)
    case .pause: try pause()
    case .resume: try await resume()
    case .toggle:
      if stage?.performance.isPlaying == true { try pause() } else { try await resume() }
    case .stop(let fade): stop(within: .milliseconds(max(0, fade ?? 250)))
    case .timer(let text): try changeTimer(TimerChange(text))
    case .volume(let number): try setVolume(number)
    case .soundVolume(let place, let number): try setVolume(number, ofSoundAt: place)
    case .step(let steps): try await step(by: steps)
    case .reload: try await reload()
    case .quit: await quit()
    }
    await settle()
    if command.changesWhatPlays, !isOver { await remember() }
  }
}

extension RemoteCommand {
  /// Whether what would be gone on with after a restart is another one then.
  fileprivate var changesWhatPlays: Bool {
    switch self {
    case .play, .pause, .resume, .toggle, .stop, .timer, .soundVolume, .step: true
    case .volume, .reload, .quit: false
    }
  }
}
