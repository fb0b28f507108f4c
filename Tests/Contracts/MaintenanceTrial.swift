#if Contracts
import Glibc
import HearthModel
import HearthPlugins
import HearthPorts
import Synchronization

/// A fresh store of a subject, with its maintenance, and places for copies.
final class MaintenanceTrial: Sendable {
  let store: any Store
  let maintenance: any StoreMaintenance
  private let trial: StoreTrial
  private let subject: MaintenanceSubject
  private let paths = Mutex<[String]>([])
  private let others = Mutex<[StoreTrial]>([])

  init(_ subject: MaintenanceSubject) async throws {
    self.subject = subject
    trial = try await StoreTrial(subject.store)
    store = trial.store
    maintenance = try await subject.plugin.make(trial.setup())
  }

  /// Another store object on the data of this trial.
  func open(_ modules: [SchemaModule] = Sample.modules) async throws -> any Store {
    try await trial.open(modules)
  }

  /// The maintenance as a program with other modules has it.
  func later(_ modules: [SchemaModule]) async throws -> any StoreMaintenance {
    try await subject.plugin.make(trial.setup(modules))
  }

  /// A path where nothing is.
  func path() throws -> String {
    let path = try subject.freshPath()
    paths.withLock { $0.append(path) }
    return path
  }

  /// A path of a file that holds these bytes.
  func path(holding bytes: [UInt8]) throws -> String {
    let path = try path()
    let file = fopen(path, "w")
    guard let file else { throw BackupError.missing(path: path) }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    return path
  }

  /// A store of its own, elsewhere.
  func elsewhere() async throws -> MaintenanceTrial {
    let other = try await MaintenanceTrial(subject)
    others.withLock { $0.append(other.trial) }
    return other
  }

  /// Closes everything and removes what is left.
  func end() async {
    await trial.end()
    for other in others.withLock({ $0 }) { await other.end() }
    for path in paths.withLock({ $0 }) { subject.discard(path) }
  }
}

/// The bytes of a file; nil where there is none.
func contents(_ path: String) -> [UInt8]? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65_536)
  while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
    bytes += chunk.prefix(count)
  }
  return bytes
}
#endif
