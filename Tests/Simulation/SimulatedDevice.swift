import HearthModel
import HearthPorts
import StorageMemory
import SyncClient
import SyncProtocol

/// A device of a history: its store, its clock, its session, and what was written on it.
// Everything runs on the one thread of the history.
final class SimulatedDevice: @unchecked Sendable {
  let store: MemoryStore
  let transport: SimulatedTransport
  let engine: SyncEngine
  let tables: [Table]
  let clock: DriftingClock
  /// What was written here and is durable, as it was right after.
  var log: [WireRecord] = []
  /// The last moments that a loss of power may fall back to, with the length of the log then.
  var moments: [(moment: MemoryStore.Moment, log: Int)] = []
  /// Whether a session is under way.
  var isBusy = false
  /// What the last session has done; nil where it has failed.
  var report: SyncReport?
  /// Messages of the present session.
  var messages = 0

  init(
    store: MemoryStore,
    transport: SimulatedTransport,
    engine: SyncEngine,
    tables: [Table],
    clock: DriftingClock
  ) {
    self.store = store
    self.transport = transport
    self.engine = engine
    self.tables = tables
    self.clock = clock
  }

  /// Remembers this moment.
  func remember() {
    guard let moment = store.moment else { return }
    moments.append((moment, log.count))
    if moments.count > 3 { moments.removeFirst() }
  }

  /// Everything here, by kind and identifier.
  func records() async throws -> [RecordName: WireRecord] {
    let found = try await store.sync { try $0.wireRecords() }
    return Dictionary(found.map { (RecordName(kind: $0.kind, id: $0.id), $0) }) { first, _ in first
    }
  }
}

struct RecordName: Hashable, Sendable {
  let kind: Int
  let id: RecordID
}

/// The world's time as a device sees it.
// Everything runs on the one thread of the history.
final class DriftingClock: @unchecked Sendable {
  var world: WorldClock
  var offset: Int64 = 0

  init(_ world: WorldClock) { self.world = world }

  var now: Instant { Instant(milliseconds: world.milliseconds + offset) }
}

/// The one true time of a history.
// Everything runs on the one thread of the history.
final class WorldClock: @unchecked Sendable {
  var milliseconds: Int64 = 1_780_000_000_000
}
