package import HearthPorts
import Synchronization

/// The store port over any SQL database.
package final class SQLStore: Store {
  private let writer: any Lane
  private let readers: [any Lane]
  /// How many bodies each reader still has to run.
  private let waiting: Mutex<[Int]>
  private let broadcast: ChangeBroadcast
  /// Whether the database is known to be there.
  private let isOpen: Mutex<Bool>

  /// Opens a database and brings its tables up to date.
  ///
  /// - Parameters:
  ///   - driver: makes the connections.
  ///   - setup: what the store holds and how bodies are run.
  ///   - pause: the wait between two looks for commits of other processes, while somebody listens.
  /// - Throws: `StoreError`.
  package init(
    _ driver: any SQLDriver,
    _ setup: StoreSetup,
    pause: @escaping @Sendable () async throws -> Void = {
      try await ContinuousClock().sleep(for: .milliseconds(500))
    }
  ) async throws {
    let writer: any Lane
    switch setup.execution {
    case .caller:
      writer = CallerLane(SQLSession(driver, .writer, setup))
      readers = []
    case .queues:
      writer = QueueLane(SQLSession(driver, .writer, setup), label: "hearth.store.writer")
      readers = (1...2).map {
        QueueLane(SQLSession(driver, .reader, setup), label: "hearth.store.reader.\($0)")
      }
    }
    self.writer = writer
    waiting = Mutex(Array(repeating: 0, count: readers.count))
    broadcast = ChangeBroadcast { await Self.watch(writer, pause, $0) }
    isOpen = Mutex(try await writer.run { try $0.openIfThere() })
  }

  deinit { broadcast.finish() }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package func read<T: Sendable>(
    _ body: @escaping @Sendable (any ReadTransaction) throws -> T
  ) async throws -> T {
    guard try await isThere() else { return try body(NothingTransaction()) }
    guard !readers.isEmpty else { return try await writer.run { try $0.read(body) } }
    let index = waiting.withLock { waiting in
      let index = waiting.indices.min { waiting[$0] < waiting[$1] } ?? 0
      waiting[index] += 1
      return index
    }
    defer { waiting.withLock { $0[index] -= 1 } }
    return try await readers[index].run { try $0.read(body) }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package func write<T: Sendable>(
    _ body: @escaping @Sendable (any WriteTransaction) throws -> T
  ) async throws -> T {
    try await writer.run { [broadcast] session in
      try session.write(body, announce: broadcast.send)
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package func sync<T: Sendable>(
    _ body: @escaping @Sendable (any SyncTransaction) throws -> T
  ) async throws -> T {
    try await writer.run { [broadcast] session in
      try session.write(body, announce: broadcast.send)
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package func changes() -> AsyncStream<Change> {
    broadcast.stream()
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package func close() async {
    broadcast.finish()
    // The writer last: only a writable connection can put the log back into the file.
    for lane in readers + [writer] {
      try? await lane.run { $0.close() }
    }
  }

  /// Whether there is a database by now; the writer is the first to open it.
  private func isThere() async throws -> Bool {
    if isOpen.withLock({ $0 }) { return true }
    let isThere = try await writer.run { try $0.openIfThere() }
    if isThere { isOpen.withLock { $0 = true } }
    return isThere
  }

  private static func watch(
    _ writer: any Lane,
    _ pause: @Sendable () async throws -> Void,
    _ broadcast: ChangeBroadcast
  ) async {
    while (try? await pause()) != nil, !Task.isCancelled {
      // A failure shows itself to whoever reads or writes next.
      if (try? await writer.run { try $0.hasForeignCommits() }) == true {
        broadcast.send([.unknown])
      }
    }
  }
}
