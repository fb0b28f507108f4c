import Glibc
package import HearthModel
import HearthPlugins
package import HearthPorts
import HearthSupport
import StorageMemory
import StorageSQLite

/// The storage backends that tests of what lies above the store run on.
package enum TestBackend: String, Sendable, CaseIterable {
  case memory
  case sqlite
}

/// A place for one store, gone with all it holds when nobody holds it any more.
package final class TestPlace: Sendable {
  private let backend: TestBackend
  /// The folder that its file lies in; empty in memory.
  package let folder: String
  private let setup: StoreSetup
  private let first: any Store

  /// A place with an open store.
  package init(
    _ backend: TestBackend,
    _ modules: [SchemaModule],
    now: @escaping @Sendable () -> Instant,
    random: @escaping @Sendable () -> UInt64
  ) async throws {
    self.backend = backend
    folder = backend == .memory ? "" : try Self.makeFolder()
    setup = StoreSetup(
      address: backend == .memory ? "" : "\(folder)/store",
      modules: modules,
      now: now,
      random: random
    )
    first = try await Self.plugin(backend).make(setup)
  }

  deinit {
    guard !folder.isEmpty else { return }
    // A store that was opened by a newer version has kept a copy of itself.
    for folder in ["\(folder)/backups", folder] {
      for name in (try? FolderReader.names(in: folder)) ?? [] { remove("\(folder)/\(name)") }
      rmdir(folder)
    }
  }

  /// The store.
  package var store: any Store { first }

  /// Copies of the store; of one in memory there are none.
  package func maintenance() async throws -> any StoreMaintenance {
    try await StoreMaintenancePlugin.sqlite.make(setup)
  }

  /// The store as another process would open it; in memory there is but one.
  package func another() async throws -> any Store {
    backend == .memory ? first : try await Self.plugin(backend).make(setup)
  }

  private static func plugin(_ backend: TestBackend) -> StorePlugin {
    backend == .memory ? .memory : .sqlite
  }

  /// The store as another version of a program would open it, which knows other tables.
  package func another(_ modules: [SchemaModule]) async throws -> any Store {
    try await Self.plugin(backend).make(
      StoreSetup(
        address: setup.address,
        modules: modules,
        now: setup.now,
        random: setup.random
      )
    )
  }

  /// In memory where the system has such a place: how fast the disk is does not matter here.
  private static func makeFolder() throws -> String {
    let root = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
    var template = Array("\(root)/hearth-store-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw StoreError.missingFolder(path: root) }
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
