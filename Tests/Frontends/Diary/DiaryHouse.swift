import CommandKit
import DiaryCommands
import DiaryCore
import Glibc
import HearthModel
import HearthPlugins
import HearthSupport
import StorageMemory
import StorageSQLite
import TestSupport
import Testing

/// A household on a file of its own, spoken to by command lines.
final class DiaryHouse {
  let folder: String
  private let zone: String
  private let random = TestRandom()
  /// The moment of the next commands, as `--now` takes it.
  var now: String
  /// The storage backends that the program carries.
  var stores = StoreRegistry([.sqlite, .memory])

  init(_ zone: String, now: String) throws {
    var template = Array("/tmp/hearth-test-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    self.zone = zone
    self.now = now
  }

  deinit {
    removeAll(folder)
  }

  /// Writes a file beside the store.
  func write(_ text: String, to name: String) throws -> String {
    let path = "\(folder)/\(name)"
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    try #require(Glibc.write(descriptor, bytes, bytes.count) == bytes.count)
    return path
  }

  /// What a command line answered.
  struct Answer {
    let output: String
    let errors: String
    let code: ExitCode

    /// The output as JSON.
    var json: JSON {
      get throws { try JSON(parsing: output) }
    }
  }

  /// Runs `hearth-diary` with this store, zone and moment.
  func run(
    _ arguments: String...,
    language: String = "en",
    environment: [String: String] = [:]
  ) async -> Answer {
    await run(arguments, language: language, environment: environment)
  }

  /// Runs `hearth-diary` with this store, zone and moment.
  func run(
    _ arguments: [String],
    language: String = "en",
    environment: [String: String] = [:]
  ) async -> Answer {
    let random = random
    let defaults = [
      "HEARTH_STORE": "sqlite:\(folder)/diary.db", "HEARTH_TIME_ZONE": zone, "HEARTH_NOW": now,
      "HEARTH_LANGUAGE": language, "HOME": folder,
    ]
    let program = DiaryProgram(
      stores: stores,
      maintenance: StoreMaintenanceRegistry([.sqlite]),
      importers: ImporterRegistry([BabyBuddyImporter.plugin]),
      environment: Environment(defaults.merging(environment) { $1 }),
      clock: { Instant(seconds: 0) },
      random: { random.next() }
    )
    let console = Console.inMemory()
    let code = await program.run(arguments, on: console)
    return Answer(
      output: console.output.text,
      errors: console.diagnostics.output.text,
      code: code
    )
  }

  /// Runs a command that must succeed, and gives its JSON.
  @discardableResult
  func json(_ arguments: String...) async throws -> JSON {
    let answer = await run(arguments + ["--json"])
    #expect(answer.errors == "")
    try #require(answer.code == .done, "\(arguments): \(answer.errors)")
    return try answer.json
  }
}

extension JSON {
  /// The text of a member.
  func text(_ key: String) -> String? { self[key]?.string }

  /// The same with identifiers named by the order in which they appear: they hold the moment and
  /// random bits.
  var withoutIdentifiers: JSON {
    var names: [String: String] = [:]
    func renamed(_ json: JSON) -> JSON {
      switch json {
      case .array(let list): return .array(list.map(renamed))
      case .object(let members): return .object(members.map { .init($0.key, renamed($0.value)) })
      case .string(let text) where RecordID(text) != nil:
        let name = names[text] ?? "id-\(names.count + 1)"
        names[text] = name
        return .string(name)
      default: return json
      }
    }
    return renamed(self)
  }

  /// The elements of a member.
  func list(_ key: String) -> [JSON] { self[key]?.array ?? [] }
}

/// Removes a file or folder with all it holds.
private func removeAll(_ path: String) {
  if let folder = opendir(path) {
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { removeAll("\(path)/\(name)") }
    }
    closedir(folder)
  }
  remove(path)
}
