import HearthModel
import HearthPorts
import SyncClient
import SyncProtocol

/// A device of a history: its store, its clock, its session, and what was written on it.
// Everything runs on the one thread of the history.
final class SimulatedDevice: @unchecked Sendable {
  /// By which a hub knows it; a copy has that of its original.
  let id: RecordID
  let place: any SimulatedStore
  let transport: SimulatedTransport
  let engine: SyncEngine
  var tables: [Table]
  let clock: DriftingClock
  /// What was written here and is durable, as it was right after.
  var log: [WireRecord] = []
  /// The last moments that a loss of power may fall back to, with the length of the log then.
  private(set) var moments: [(moment: StoreMoment, log: Int)] = []
  /// Records as somebody here has last seen them.
  var seen: [RecordName: WireRecord] = [:]
  /// Whether it reaches nobody for a long time.
  var isAway = false
  /// Whether a session is under way.
  var isBusy = false
  /// What the last session has done; nil where it has failed.
  var report: SyncReport?
  /// Messages of the present session about records.
  var messages = 0
  /// Those about large values.
  var pieces = 0

  init(
    id: RecordID,
    place: any SimulatedStore,
    transport: SimulatedTransport,
    engine: SyncEngine,
    tables: [Table],
    clock: DriftingClock
  ) {
    self.id = id
    self.place = place
    self.transport = transport
    self.engine = engine
    self.tables = tables
    self.clock = clock
  }

  var store: any Store { place.store }

  /// Remembers this moment.
  func remember() throws {
    moments.append((try place.moment(), log.count))
    if moments.count > 3 { moments.removeFirst() }
  }

  /// Falls back to the oldest moment that is remembered.
  func losePower() async throws {
    guard let (moment, count) = moments.first else { return }
    try await place.rewind(to: moment)
    log.removeLast(log.count - count)
    moments = []
    seen = [:]
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
