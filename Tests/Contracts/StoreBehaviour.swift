#if Contracts
import HearthModel
import HearthPlugins
import HearthPorts
import SeededRandom
import Synchronization

/// One thing that every store does, as a sentence and a check.
struct StoreBehaviour: Sendable {
  let sentence: String
  private let needs: Set<PluginCapability>
  private let executions: Set<StoreExecution>
  private let needsLock: Bool
  let check: @Sendable (StoreTrial) async throws -> Void

  init(
    _ sentence: String,
    needs: Set<PluginCapability> = [],
    executions: Set<StoreExecution> = [.caller, .queues],
    needsLock: Bool = false,
    check: @escaping @Sendable (StoreTrial) async throws -> Void
  ) {
    self.sentence = sentence
    self.needs = needs
    self.executions = executions
    self.needsLock = needsLock
    self.check = check
  }

  func applies(to subject: StoreSubject) -> Bool {
    subject.plugin.capabilities.isSuperset(of: needs) && executions.contains(subject.execution)
      && (subject.lock != nil || !needsLock)
  }
}

/// A fresh store of a subject, with a clock that the behaviour sets.
final class StoreTrial: Sendable {
  let store: any Store
  private let place: StorePlace
  private let others = Mutex<[StorePlace]>([])

  init(_ subject: StoreSubject) async throws {
    place = StorePlace(subject: subject, address: try subject.freshAddress())
    store = try await place.open(Sample.modules)
  }

  /// What a program needs to open the store.
  func setup(_ modules: [SchemaModule] = Sample.modules) -> StoreSetup {
    place.setup(modules)
  }

  /// What the stamps' clock says.
  var now: Instant {
    get { place.now.withLock { $0 } }
    set { place.now.withLock { $0 = newValue } }
  }

  /// What the stores have remarked so far.
  var remarks: [StoreRemark] { place.remarks.withLock { $0 } }

  /// Lets nothing more be written.
  func lock() throws {
    try place.subject.lock?(place.address)
  }

  /// Another store object on the same data.
  func open(_ modules: [SchemaModule] = Sample.modules) async throws -> any Store {
    try await place.open(modules)
  }

  /// A place of its own where nothing is yet, for stores that are made when they are written.
  func elsewhere() throws -> StorePlace {
    let other = StorePlace(subject: place.subject, address: try place.subject.freshAddress())
    others.withLock { $0.append(other) }
    return other
  }

  /// Closes everything and removes what is left.
  func end() async {
    for place in [place] + others.withLock({ $0 }) { await place.end() }
  }
}

/// An address of a subject, and what has been opened there.
final class StorePlace: Sendable {
  let subject: StoreSubject
  let address: String
  let now = Mutex(Instant(seconds: 1_700_000_000))
  let stores = Mutex<[any Store]>([])
  let remarks = Mutex<[StoreRemark]>([])
  private let random = Mutex(SplitMix64(seed: 7))

  init(subject: StoreSubject, address: String) {
    self.subject = subject
    self.address = address
  }

  func setup(
    _ modules: [SchemaModule],
    creation: StoreCreation = .whenOpened
  ) -> StoreSetup {
    StoreSetup(
      address: address,
      modules: modules,
      execution: subject.execution,
      creation: creation,
      now: { self.now.withLock { $0 } },
      random: { self.random.withLock { $0.next() } },
      remark: { remark in self.remarks.withLock { $0.append(remark) } }
    )
  }

  func open(
    _ modules: [SchemaModule],
    creation: StoreCreation = .whenOpened
  ) async throws -> any Store {
    let store = try await subject.plugin.make(setup(modules, creation: creation))
    stores.withLock { $0.append(store) }
    return store
  }

  /// A store that is made with its first write.
  func openUnmade() async throws -> any Store {
    try await open(Sample.modules, creation: .whenWritten)
  }

  func end() async {
    for store in stores.withLock({ $0 }) { await store.close() }
    subject.discard(address)
  }
}

extension Store {
  func put(_ records: [some Record]) async throws {
    try await write { transaction in
      for record in records { try transaction.put(record) }
    }
  }

  func put(_ record: some Record) async throws {
    try await put([record])
  }

  func delete(_ record: some Record) async throws {
    try await write { try $0.delete(record) }
  }

  func all<R: Record>(_ query: Query<R>) async throws -> [R] {
    try await read { try $0.fetch(query) }
  }

  func one<R: Record>(_ record: R) async throws -> R? {
    try await read { try $0.fetch(R.self, record.id) }
  }

  func stored<R: Record>(_ record: R) async throws -> StoredRow? {
    try await read { try $0.stored(R.schema.table, record.id) }
  }
}
#endif
