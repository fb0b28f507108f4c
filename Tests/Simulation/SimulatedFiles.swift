import Glibc
import HearthModel
import HearthPlugins
import HearthPorts
import HearthSupport
import StorageSQLite
import SyncClient

/// A store on real files: what SQLite makes of a loss of power and of a copy belongs to the history.
// Everything runs on the one thread of the history.
final class SimulatedFiles: SimulatedStore, @unchecked Sendable {
  /// The files of a store.
  enum Part: String, CaseIterable, Sendable {
    case main = ""
    case log = "-wal"
  }

  private let folder: SimulatedFolder
  private let path: String
  private let reopened = ReopenedStore()
  private var setup: StoreSetup

  /// Opens a store; one that lies there already as well.
  private init(_ folder: SimulatedFolder, _ path: String, _ setup: StoreSetup) async throws {
    self.folder = folder
    self.path = path
    self.setup = setup
    try await open()
  }

  /// A new store in a folder.
  convenience init(in folder: SimulatedFolder, _ setup: StoreSetup) async throws {
    try await self.init(folder, folder.nextPath(), setup)
  }

  var store: any Store { reopened }

  private func open() async throws {
    reopened.current = try await StorePlugin.sqlite.make(
      StoreSetup(address: path, modules: setup.modules, now: setup.now, random: setup.random)
    )
  }

  func moment() throws -> StoreMoment {
    var parts: [Part: [UInt8]] = [:]
    for part in Part.allCases where access(path + part.rawValue, F_OK) == 0 {
      parts[part] = try FileReader.bytes(at: path + part.rawValue, limit: 1 << 26)
    }
    return .files(parts)
  }

  func rewind(to moment: StoreMoment) async throws {
    await reopened.close()
    try Self.lay(moment, at: path)
    try await open()
  }

  func copy(of moment: StoreMoment, _ setup: StoreSetup) async throws -> any SimulatedStore {
    let path = folder.nextPath()
    try Self.lay(moment, at: path)
    return try await SimulatedFiles(folder, path, setup)
  }

  func upgrade(to module: SchemaModule) async throws -> Bool {
    await reopened.close()
    setup = StoreSetup(
      address: "",
      modules: [SyncSchema.module, module],
      now: setup.now,
      random: setup.random
    )
    try await open()
    return true
  }

  /// New files: the store has to find out by itself that it is a copy.
  private static func lay(_ moment: StoreMoment, at path: String) throws {
    guard case .files(let parts) = moment else { throw StoreMismatch() }
    for part in Part.allCases {
      remove(path + part.rawValue)
      guard let bytes = parts[part] else { continue }
      try FileWriter.write(bytes, to: path + part.rawValue)
    }
  }
}

/// A folder of one history, removed with all stores in it.
// Everything runs on the one thread of the history.
final class SimulatedFolder: @unchecked Sendable {
  private let path: String
  private var count = 0

  /// In memory where the system has such a place: how fast the disk is does not matter here.
  init() throws {
    let root = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
    var template = Array("\(root)/hearth-simulation-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw StoreError.missingFolder(path: root) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    // The first is for copies that stores have made of themselves.
    for folder in ["\(path)/backups", path] {
      for name in (try? FolderReader.names(in: folder)) ?? [] { remove("\(folder)/\(name)") }
      rmdir(folder)
    }
  }

  func nextPath() -> String {
    count += 1
    return "\(path)/store\(count)"
  }
}

/// A store that is closed and opened again while others hold it.
// Everything runs on the one thread of the history.
private final class ReopenedStore: Store, @unchecked Sendable {
  var current: (any Store)?

  private func opened() throws(StoreError) -> any Store {
    guard let current else { throw .closed }
    return current
  }

  func read<T: Sendable>(
    _ body: @escaping @Sendable (any ReadTransaction) throws -> T
  ) async throws -> T { try await opened().read(body) }

  func write<T: Sendable>(
    _ body: @escaping @Sendable (any WriteTransaction) throws -> T
  ) async throws -> T { try await opened().write(body) }

  func sync<T: Sendable>(
    _ body: @escaping @Sendable (any SyncTransaction) throws -> T
  ) async throws -> T { try await opened().sync(body) }

  func changes() -> AsyncStream<Change> { current?.changes() ?? AsyncStream { $0.finish() } }

  func close() async {
    await current?.close()
    current = nil
  }
}
