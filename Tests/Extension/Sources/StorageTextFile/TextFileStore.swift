import HearthModel
import HearthPlugins
import HearthPorts
import StorageMemory

/// Everything in one file of text, a line a commit: what has been written is never written again.
///
/// The records live in Hearth's memory store, which gives the answers; this one writes down what a
/// transaction has changed before that commits, and reads all of it back when it is opened. For few
/// records: opening takes as long as the file is.
final class TextFileStore: Store {
  private let memory: any Store
  private let log: TextFileLog

  init(_ setup: StoreSetup) async throws {
    log = try TextFileLog(path: setup.address)
    let lines = try log.lines()
    let device = try Self.device(in: lines, log, setup)
    memory = try await StorePlugin.memory.make(
      StoreSetup(address: "", modules: setup.modules, now: setup.now, random: { device })
    )
    let tables = setup.modules.flatMap { $0.tables() }
    try await memory.write { transaction in
      for row in lines.flatMap(\.rows) { try row.store(in: transaction, tables) }
    }
  }

  func read<T: Sendable>(
    _ body: @escaping @Sendable (any ReadTransaction) throws -> T
  ) async throws -> T {
    try await memory.read(body)
  }

  func write<T: Sendable>(
    _ body: @escaping @Sendable (any WriteTransaction) throws -> T
  ) async throws -> T {
    try await sync { transaction in try body(transaction) }
  }

  func sync<T: Sendable>(
    _ body: @escaping @Sendable (any SyncTransaction) throws -> T
  ) async throws -> T {
    try await memory.sync { [log] transaction in
      let recording = RecordingTransaction(transaction)
      let result = try body(recording)
      let rows = try recording.rows()
      if !rows.isEmpty { try log.append(TextFileLine(rows: rows)) }
      return result
    }
  }

  func changes() -> AsyncStream<Change> {
    memory.changes()
  }

  func close() async {
    await memory.close()
    log.close()
  }

  /// The device of the file; the first line names it, and a line more each change of the modules.
  private static func device(
    in lines: [TextFileLine],
    _ log: TextFileLog,
    _ setup: StoreSetup
  ) throws -> UInt64 {
    let written = lines.reduce(into: [:]) { $0.merge($1.modules) { $1 } }
    let ours = Dictionary(uniqueKeysWithValues: setup.modules.map { ($0.name, $0.version) })
    for (name, version) in ours where written[name, default: 0] > version {
      throw StoreError.newer(path: setup.address)
    }
    let device = lines.lazy.compactMap(\.device).first
    let changed = ours.filter { written[$0.key] != $0.value }
    if device != nil, changed.isEmpty { return device ?? 0 }
    let line = TextFileLine(device: device ?? setup.random(), modules: changed)
    try log.append(line)
    return line.device ?? 0
  }
}
