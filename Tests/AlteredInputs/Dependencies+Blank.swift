import DiaryCore
package import HearthContainer
import HearthHousehold
package import HearthModel
import HearthPlugins
import HearthPorts
import HearthSupport
import SeededRandom
import StorageMemory
import Synchronization

extension Dependencies {
  /// A household in memory without children and zone, to import into.
  package static func blankDiary(
    now: @escaping @Sendable () -> Instant
  ) async throws -> Dependencies {
    let random = SharedBits()
    let setup = StoreSetup(
      address: "",
      modules: [HouseholdSchema.module, DiarySchema.module],
      now: now,
      random: { random.next() }
    )
    return Dependencies(
      store: try await StorePlugin.memory.make(setup),
      timeZones: SystemTimeZones(environment: Environment(["TZ": "UTC"])),
      now: now,
      random: { random.next() }
    )
  }
}

/// Random bits that are the same in every run.
private final class SharedBits: Sendable {
  private let generator = Mutex(SplitMix64(seed: 1))

  func next() -> UInt64 { generator.withLock { $0.next() } }
}
