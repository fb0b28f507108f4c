public import HearthPorts
import Synchronization

/// What connects an engine and its control.
final class EngineLink: Sendable {
  let commands = HandOver<EngineCommand>(capacity: 512)
  let returned = HandOver<Returned>(capacity: Engine.capacity)
  let board = StatusBoard()

  /// Voices whose start was asked for but never followed, or that nobody took back.
  deinit {
    while let command = commands.take() {
      if case .start(_, let voice, _, _) = command { voice.release() }
    }
    while let voice = returned.take() { voice.voice.release() }
  }
}

/// A voice that the engine has done with.
struct Returned: BitwiseCopyable {
  let slot: Int
  let voice: Unmanaged<SoundVoice>
}

/// Commands an engine that another thread renders, and tells how it stands.
///
/// Every command is heard from the next block on. Lengths are in frames.
public final class EngineControl: Sendable {
  /// Over how many frames a volume moves: 50 ms.
  public static let step: Int64 = 2_400
  /// Over how many frames a pause or a stop fades: 250 ms.
  public static let pauseFade: Int64 = 12_000

  private let link: EngineLink
  private let free = Mutex(Array(0..<Engine.capacity))
  private let sent = Atomic<Int>(0)

  init(_ link: EngineLink) {
    self.link = link
  }

  /// Whether the status is the outcome of all that was asked for.
  public var isFollowed: Bool {
    link.board.commandsFollowed >= sent.load(ordering: .relaxed)
  }

  /// How the engine stands.
  public var status: EngineStatus { link.board.read() }

  /// Adds a voice to the mix.
  ///
  /// - Returns: the place of the voice, by which it is addressed; nil where all are taken.
  public func start(_ voice: SoundVoice, gain: Double = 1, fadeIn: Int64 = 0) -> Int? {
    free.withLock { free in
      while let returned = link.returned.take() {
        returned.voice.release()
        free.append(returned.slot)
      }
      guard let slot = free.popLast() else { return nil }
      let command = EngineCommand.start(
        slot: slot,
        voice: .passRetained(voice),
        gain: gain,
        fadeIn: fadeIn
      )
      if put(command) { return slot }
      Unmanaged.passUnretained(voice).release()
      free.append(slot)
      return nil
    }
  }

  /// Lets a voice fade out and go.
  public func end(_ slot: Int, fadeOut: Int64 = EngineControl.pauseFade) {
    send(.end(slot: slot, fadeOut: fadeOut))
  }

  /// The gain of a voice within the mix.
  public func setGain(_ gain: Double, of slot: Int) { send(.gain(slot: slot, gain)) }

  /// Lets a voice vary slowly by so many decibels to either side; 0 ends that.
  public func setVariation(_ depth: Double, seed: UInt64, of slot: Int) {
    send(.variation(slot: slot, depth: depth, seed: seed))
  }

  /// The gain of the whole; the fade of a timer never changes it.
  public func setVolume(_ gain: Double) { send(.volume(gain)) }

  /// The cap of the A-weighted level in dBFS(A), or none.
  public func setCap(_ level: Double?) { send(.cap(level)) }

  /// Starts a timer anew.
  public func setTimer(_ frames: Int64) { send(.setTimer(frames)) }

  /// Puts the end of the timer off.
  public func extendTimer(by frames: Int64) { send(.extendTimer(frames)) }

  /// Lets the sound go on for ever.
  public func cancelTimer() { send(.cancelTimer) }

  /// Counts time that passed while the machine slept.
  public func elapse(_ frames: Int64) { send(.elapse(frames)) }

  /// Falls silent and keeps its place; the timer stands still.
  public func pause(fadeOut: Int64 = EngineControl.pauseFade) { send(.pause(fadeOut: fadeOut)) }

  /// Goes on where it was paused.
  public func resume(fadeIn: Int64 = EngineControl.pauseFade) { send(.resume(fadeIn: fadeIn)) }

  /// Begins again from silence and comes up, whatever it was doing: where sound has been away.
  public func enter(over frames: Int64) { send(.enter(frames)) }

  /// Falls silent for good.
  public func stop(fadeOut: Int64 = EngineControl.pauseFade) { send(.stop(fadeOut: fadeOut)) }

  /// A queue this long is full only where nobody renders; then nobody hears the command either.
  private func send(_ command: EngineCommand) {
    _ = free.withLock { _ in put(command) }
  }

  /// Called with the lock held, since a queue has one writer.
  private func put(_ command: EngineCommand) -> Bool {
    guard link.commands.put(command) else { return false }
    sent.add(1, ordering: .relaxed)
    return true
  }
}
