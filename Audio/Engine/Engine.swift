public import HearthPorts

/// Mixes voices into one endless sound, block by block: voices, each with its gain; the fade of the
/// timer and the volume; the safe-volume cap; the limiter.
///
/// Time is the count of frames. `render` runs on one thread, which needs no other: it allocates
/// nothing, takes no lock and counts no references. All else goes through the `EngineControl`.
public final class Engine {
  /// The most voices at once: 32 of a mix, and those that fade out while another mix fades in.
  public static let capacity = 64
  static let block = 256

  private let link: EngineLink
  /// The parts of the link, reached without counting references.
  private let commands: Unmanaged<HandOver<EngineCommand>>
  private let returned: Unmanaged<HandOver<Returned>>
  private let board: Unmanaged<StatusBoard>
  private let slots = Block(capacity, filledWith: VoiceSlot())
  private let mixed = Block(block, filledWith: StereoFrame.zero)
  private let scratch = Block(block, filledWith: StereoFrame.zero)
  private let gains = Block(block, filledWith: 1.0)
  private var limiter = Limiter(block: block)
  private var safeVolume = SafeVolume()
  private var timer = SleepTimer()
  private var volume = GainRamp(1)
  private var transport = GainRamp(1)
  private var entrance = GainRamp(1)
  private var state = EngineStatus.State.playing
  /// The frames that were mixed, pauses left out.
  private var position: Int64 = 0
  /// How much of the block that was mixed last has been given out.
  private var handedOut = block
  private var peak: Float = 0
  private var isPrimed = false
  /// How many commands have been followed.
  private var followed = 0

  /// An engine without voices, and the control that commands it.
  public static func make() -> (engine: Engine, control: EngineControl) {
    let link = EngineLink()
    return (Engine(link), EngineControl(link))
  }

  private init(_ link: EngineLink) {
    self.link = link
    commands = .passUnretained(link.commands)
    returned = .passUnretained(link.returned)
    board = .passUnretained(link.board)
  }

  deinit {
    for index in 0..<Self.capacity { slots.base[index].voice?.release() }
  }

  /// Writes the next frames.
  ///
  /// They are mixed in blocks of one length, however many are asked for at once.
  public func render(_ frames: UnsafeMutablePointer<StereoFrame>, _ count: Int) {
    var done = 0
    while done < count {
      if handedOut == Self.block { mixNext() }
      let part = min(count - done, Self.block - handedOut)
      (frames + done).update(from: mixed.base + handedOut, count: part)
      handedOut += part
      done += part
    }
    publish()
  }

  /// Mixes a block; of the first one goes what the limiter's look-ahead holds back, so that what is
  /// heard first is the first frame.
  private func mixNext() {
    while let command = commands._withUnsafeGuaranteedRef({ $0.take() }) {
      follow(command)
      followed += 1
    }
    mix(mixed.base, Self.block)
    handedOut = isPrimed ? 0 : Limiter.latency
    isPrimed = true
  }
}

extension Engine {
  private func mix(_ frames: UnsafeMutablePointer<StereoFrame>, _ count: Int) {
    frames.update(repeating: .zero, count: count)
    if isMoving { play(frames, count) }
    safeVolume.process(frames, count)
    peak = 0
    for index in 0..<count { peak = max(peak, magnitude(frames[index])) }
    limiter.process(frames, count)
  }

  /// Whether voices are asked for frames: while playing, and while a pause or stop fades out.
  private var isMoving: Bool { state == .playing || transport.isMoving }

  private func play(_ frames: UnsafeMutablePointer<StereoFrame>, _ count: Int) {
    for index in 0..<Self.capacity where slots.base[index].voice != nil {
      slots.base[index].add(
        to: frames,
        count,
        scratch: scratch.base,
        gains: gains.base,
        at: position
      )
      if slots.base[index].isEnding, !slots.base[index].gain.isMoving { giveBack(index) }
    }
    gains.fill(with: 1)
    volume.multiply(into: gains.base, count)
    transport.multiply(into: gains.base, count)
    entrance.multiply(into: gains.base, count)
    if state == .playing { timer.multiply(into: gains.base, count) } else { hold(count) }
    for index in 0..<count { frames[index] *= Float(gains.base[index]) }
    position += Int64(count)
    if timer.isOver { end() }
  }

  /// The timer stands still while a pause fades out.
  private func hold(_ count: Int) {
    let gain = timer.gain
    for index in 0..<count { gains.base[index] *= gain }
    if state == .ended, !transport.isMoving { end() }
  }

  private func end() {
    state = .ended
    transport.move(to: 0, over: 0)
    for index in 0..<Self.capacity where slots.base[index].voice != nil { giveBack(index) }
  }

  private func giveBack(_ index: Int) {
    guard let voice = slots.base[index].voice else { return }
    // The queue holds as many as there are slots, and is emptied before a slot is used again.
    _ = returned._withUnsafeGuaranteedRef { $0.put(Returned(slot: index, voice: voice)) }
    slots.base[index] = VoiceSlot()
  }

  private func publish() {
    // What is mixed and not yet given out has not been played; at rest nothing of it is left.
    let ahead = isMoving ? Limiter.latency + Self.block - handedOut : 0
    let status = EngineStatus(
      state: state,
      position: max(0, position - Int64(ahead)),
      timerTotal: timer.total,
      timerRemaining: timer.remaining,
      isFading: timer.isFading,
      capGain: safeVolume.reduction,
      peak: Double(peak)
    )
    board._withUnsafeGuaranteedRef { $0.write(status, followed: followed) }
  }
}

extension Engine {
  private func follow(_ command: EngineCommand) {
    switch command {
    case .start(let slot, let voice, let gain, let fadeIn):
      start(slot, voice, gain, fadeIn)
    case .end(let slot, let fadeOut):
      slots.base[slot].gain.move(to: 0, over: fadeOut)
      slots.base[slot].isEnding = true
    case .gain(let slot, let gain): slots.base[slot].gain.move(to: gain, over: EngineControl.step)
    case .variation(let slot, let depth, let seed):
      slots.base[slot].variation.set(depth, seed: seed)
    case .volume(let gain): volume.move(to: gain, over: isPrimed ? EngineControl.step : 0)
    case .cap(let level): safeVolume.cap = level
    case .setTimer(let frames): timer.set(frames)
    case .extendTimer(let frames): timer.extend(by: frames)
    case .cancelTimer: timer.cancel()
    case .elapse(let frames):
      timer.elapse(frames)
      if timer.isOver { end() }
    case .pause(let fadeOut): move(to: .paused, gain: 0, over: fadeOut, from: .playing)
    case .resume(let fadeIn): move(to: .playing, gain: 1, over: fadeIn, from: .paused)
    case .enter(let frames):
      entrance = GainRamp(0)
      entrance.move(to: 1, over: frames)
    case .stop(let fadeOut):
      if state == .paused, !transport.isMoving { end() }
      move(to: .ended, gain: 0, over: fadeOut, from: state)
    }
  }

  private func start(_ slot: Int, _ voice: Unmanaged<SoundVoice>, _ gain: Double, _ fade: Int64) {
    slots.base[slot] = VoiceSlot()
    slots.base[slot].voice = voice
    slots.base[slot].gain = GainRamp(fade > 0 ? 0 : gain)
    if fade > 0 { slots.base[slot].gain.move(to: gain, over: fade) }
  }

  private func move(
    to next: EngineStatus.State,
    gain: Double,
    over frames: Int64,
    from expected: EngineStatus.State
  ) {
    guard state == expected, state != .ended else { return }
    state = next
    transport.move(to: gain, over: frames)
    if next == .ended, frames == 0 { end() }
  }
}
