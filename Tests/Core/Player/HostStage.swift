import AudioSynthesis
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPlugins
import HearthPorts
import HearthSupport
import StorageMemory
import Synchronization
import TestSupport
import Testing

@testable import PlayerCore

/// A player whose clocks, store, device and media keys a test holds in its hands.
///
/// Time passes by `tick` alone; only the frames of the device take as long as they would be heard.
final class HostStage: Sendable {
  let clock = TestClock(Instant(seconds: 1_780_000_000))
  let device = Device()
  let keys = MediaKeys()
  let store: FragileStore
  private let random = TestRandom()
  private let slept = Mutex(Duration.zero)

  init() async throws {
    let random = random
    let setup = StoreSetup(
      address: "",
      modules: [HouseholdSchema.module, PlayerSchema.module],
      now: { Instant(seconds: 1_780_000_000) },
      random: { random.next() }
    )
    store = FragileStore(try await StorePlugin.memory.make(setup))
  }

  var dependencies: Dependencies {
    let (clock, random) = (clock, random)
    return Dependencies(
      store: store,
      timeZones: SystemTimeZones(environment: Environment()),
      now: { clock.now },
      random: { random.next() }
    )
  }

  var surroundings: HostSurroundings {
    get throws {
      let (device, keys) = (device, keys)
      let berlin = try SystemTimeZones(environment: Environment()).rules(named: "Europe/Berlin")
      return HostSurroundings(
        sources: SoundSourceRegistry([.synth]),
        outputs: AudioOutputRegistry([device.plugin, device.plugin(named: "nobody", isThere: true)]
        ),
        usualOutputs: ["device:", "nobody:"],
        controls: RemoteControlRegistry([keys.plugin]),
        dependencies: dependencies,
        zone: TimeZoneHistory(berlin),
        slept: { self.slept.withLock { $0 } },
        // Nothing happens by itself.
        wait: { _ in
          await cancellation()
          throw CancellationError()
        }
      )
    }
  }

  /// A player that has started.
  func host(staysForAWhile: Bool = false, goingOn: Bool = true) async throws -> PlayerHost {
    let host = PlayerHost(try surroundings, staysForAWhile: staysForAWhile)
    try await host.start(goingOn: goingOn)
    return host
  }

  /// Lets the machine sleep; the clock on the wall goes on meanwhile.
  func sleep(_ length: Duration) {
    slept.withLock { $0 += length }
    pass(length)
  }

  /// Lets time pass on the wall.
  func pass(_ length: Duration) {
    let milliseconds = Int64(length / .milliseconds(1))
    clock.now = Instant(milliseconds: clock.now.milliseconds + milliseconds)
  }
}

/// Returns when its task is cancelled.
private func cancellation() async {
  let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
  await withTaskCancellationHandler {
    for await _ in stream {}
  } onCancel: {
    continuation.finish()
  }
}

extension PlayerHost {
  /// Does what is asked, in English.
  @discardableResult
  func perform(_ command: RemoteCommand) async throws -> RemoteStatus {
    try await perform(command, in: "en")
  }

  /// Plays tracks by their names.
  @discardableResult
  func play(_ names: String..., timer: String? = nil, volume: Int? = nil) async throws
    -> RemoteStatus
  {
    let sounds = names.map { RemoteSound(url: "synth:\($0)") }
    return try await perform(.play(RemoteOrder(sounds, volume: volume, timer: timer)))
  }

  /// The first status that is as expected, looked after meanwhile without time passing; nil where the
  /// player ends before.
  func status(
    where isExpected: @escaping @Sendable (RemoteStatus) -> Bool
  ) async throws -> RemoteStatus? {
    let statuses = try await statuses(in: "en")
    let carer = Task {
      while (try? await Task.sleep(for: .milliseconds(2))) != nil { await self.tick(.zero) }
    }
    defer { carer.cancel() }
    for await status in statuses where isExpected(status) { return status }
    return nil
  }
}

extension PlayerHost {
  /// Whether it has nothing to do: what was stopped has left its output, and nobody watches.
  private var isAtRest: Bool { stage == nil && followers.isEmpty }

  /// Stops at once, and waits until it has nothing to do.
  func rest() async throws {
    try await perform(.stop(fade: 0))
    while !isAtRest { try await Task.sleep(for: .milliseconds(2)) }
  }
}

/// A device that can be pulled out and put back.
final class Device: Sendable {
  private struct State {
    var fault: AudioOutputError?
    var isThere = true
    var openings = 0
  }

  private let state = Mutex(State())

  /// How often it was opened.
  var openings: Int { state.withLock { $0.openings } }

  /// Takes it away; what plays on it is told so.
  func remove(_ error: AudioOutputError) {
    state.withLock { state in
      state.fault = error
      state.isThere = false
    }
  }

  /// Puts it back.
  func putBack() {
    state.withLock { state in
      state.fault = nil
      state.isThere = true
    }
  }

  var plugin: AudioOutputPlugin { plugin(named: "device", isThere: nil) }

  /// An output of this device, or one that is always there.
  func plugin(named name: String, isThere: Bool?) -> AudioOutputPlugin {
    AudioOutputPlugin(name: name, summary: "plugin.output.null") { [self] _ in
      let isThere = state.withLock { state in
        state.openings += 1
        return isThere ?? state.isThere
      }
      guard isThere else {
        throw AudioOutputError.unavailable(device: name, detail: "not there")
      }
      return DeviceOutput { [self] in name == "device" ? state.withLock { $0.fault } : nil }
    }
  }
}

/// Takes frames at the pace at which they would be heard.
// Its opener alone has it, then the one loop that it is handed to: an actor on a single thread.
private final class DeviceOutput: AudioOutput, @unchecked Sendable {
  let period = 480
  private let fault: @Sendable () -> AudioOutputError?
  private var pace = Pace()
  private var frames: Int64 = 0

  init(_ fault: @escaping @Sendable () -> AudioOutputError?) {
    self.fault = fault
  }

  func write(_ frames: UnsafeBufferPointer<StereoFrame>) throws(AudioOutputError) {
    if let fault = fault() { throw fault }
    self.frames += Int64(frames.count)
    pace.wait(until: self.frames)
  }

  func finish() throws(AudioOutputError) {}

  func abandon() {}
}

/// Media keys that a test presses.
final class MediaKeys: Sendable {
  private struct State {
    var request: RemoteControlRequest?
    var shown: [MediaState] = []
  }

  private let state = Mutex(State())

  var plugin: RemoteControlPlugin {
    RemoteControlPlugin(name: "keys", summary: "plugin.remote.mpris") { [self] request in
      state.withLock { $0.request = request }
      return KeyControl { [self] shown in state.withLock { $0.shown.append(shown) } }
    }
  }

  /// What they show now.
  var shown: MediaState? { state.withLock { $0.shown.last } }

  func press(_ command: MediaCommand) { state.withLock { $0.request }?.follow(command) }

  /// Pulls them out.
  func lose() { state.withLock { $0.request }?.lost(.lost) }
}

private final class KeyControl: RemoteControl {
  private let take: @Sendable (MediaState) -> Void

  init(_ take: @escaping @Sendable (MediaState) -> Void) {
    self.take = take
  }

  func show(_ state: MediaState) { take(state) }

  func close() {}
}

/// A store that can be told that its medium is full.
final class FragileStore: Store {
  private let store: any Store
  private let full = Mutex(false)

  init(_ store: any Store) {
    self.store = store
  }

  var isFull: Bool {
    get { full.withLock { $0 } }
    set { full.withLock { $0 = newValue } }
  }

  func read<T: Sendable>(
    _ body: @escaping @Sendable (any ReadTransaction) throws -> T
  ) async throws -> T { try await store.read(body) }

  func write<T: Sendable>(
    _ body: @escaping @Sendable (any WriteTransaction) throws -> T
  ) async throws -> T {
    guard !isFull else { throw StoreError.full(path: "store") }
    return try await store.write(body)
  }

  func sync<T: Sendable>(
    _ body: @escaping @Sendable (any SyncTransaction) throws -> T
  ) async throws -> T { try await store.sync(body) }

  func changes() -> AsyncStream<Change> { store.changes() }

  func close() async { await store.close() }
}
