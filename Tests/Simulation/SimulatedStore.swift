import HearthModel
import HearthPlugins
import HearthPorts
import StorageMemory

/// A device's store, which can be put back to what it held before.
protocol SimulatedStore: Sendable {
  /// What the engine works on; the same throughout.
  var store: any Store { get }

  /// What the store holds now.
  func moment() throws -> StoreMoment

  /// Puts back what was held, as another device: this one may have told others of what is lost.
  func rewind(to moment: StoreMoment) async throws

  /// A store of another device that holds what this one held.
  func copy(of moment: StoreMoment, _ setup: StoreSetup) async throws -> any SimulatedStore

  /// Opens what is there with a newer program's tables.
  ///
  /// - Returns: whether that can be.
  func upgrade(to module: SchemaModule) async throws -> Bool
}

/// What a store held.
enum StoreMoment: Sendable {
  case memory(MemoryStore.Moment)
  case files([SimulatedFiles.Part: [UInt8]])
}

/// The device of a history has no such store.
struct StoreMismatch: Error {}

/// A store in memory.
struct SimulatedMemory: SimulatedStore {
  private let memory: MemoryStore
  private let setup: StoreSetup

  init(_ setup: StoreSetup) {
    self.setup = setup
    memory = MemoryStore(setup)
  }

  var store: any Store { memory }

  func moment() throws -> StoreMoment {
    guard let moment = memory.moment else { throw StoreError.closed }
    return .memory(moment)
  }

  func rewind(to moment: StoreMoment) async throws {
    guard case .memory(let moment) = moment else { throw StoreMismatch() }
    memory.rewind(to: moment, device: setup.random())
  }

  func copy(of moment: StoreMoment, _ setup: StoreSetup) async throws -> any SimulatedStore {
    let copy = SimulatedMemory(setup)
    try await copy.rewind(to: moment)
    return copy
  }

  func upgrade(to module: SchemaModule) async throws -> Bool { false }
}
