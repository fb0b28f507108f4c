import CommandKit
import Glibc
import HabitsCommands
import HabitsCore
import HearthModel
import HearthPlugins
import HearthSupport
import StorageArchive
import StorageMemory
import StorageSQLite
import TestSupport
import Testing

/// A household on a file of its own, spoken to by command lines.
final class HabitsHouse {
  let folder: String
  private let zone: String
  private let random = TestRandom()
  /// The moment of the next commands, as `--now` takes it.
  var now: String
  /// The storage backends that the program carries.
  var stores = StoreRegistry([.sqlite, .memory])

  init(_ zone: String = "Europe/Berlin", now: String) throws {
    var template = Array("/tmp/hearth-test-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    self.zone = zone
    self.now = now
  }

  deinit {
    removeAll(folder)
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

  /// Runs `hearth-habits` with this store, zone and moment.
  func run(
    _ arguments: String...,
    language: String? = "en",
    terminal: Terminal = Terminal()
  ) async -> Answer {
    await run(arguments, language: language, terminal: terminal)
  }

  /// Runs `hearth-habits` with this store, zone and moment.
  func run(
    _ arguments: [String],
    language: String? = "en",
    terminal: Terminal = Terminal()
  ) async -> Answer {
    let random = random
    var variables = [
      "HEARTH_STORE": "sqlite:\(folder)/habits.db", "HEARTH_TIME_ZONE": zone, "HEARTH_NOW": now,
      "HOME": folder,
    ]
    variables["HEARTH_LANGUAGE"] = language
    let program = HabitsProgram(
      Surroundings(
        stores: stores,
        maintenance: StoreMaintenanceRegistry([.sqlite]),
        environment: Environment(variables),
        clock: { Instant(seconds: 0) },
        random: { random.next() }
      ),
      importers: Self.importers,
      exporters: Self.exporters
    )
    let console = Console.inMemory(terminal: terminal)
    let code = await program.run(arguments, on: console)
    return Answer(
      output: console.output.text,
      errors: console.diagnostics.output.text,
      code: code
    )
  }

  private static let importers = ImporterRegistry<ForeignHabits>([
    LoopImporter.plugin(archive: ZipArchive(), database: SQLiteForeignDatabase()),
    TableHabitImporter.plugin, HarshImporter.plugin, HearthLinesImporter.plugin,
  ])
  private static let exporters = ExporterRegistry<ForeignHabits, InterchangeLoss>([
    LoopExporter.plugin(archive: ZipArchive(), database: SQLiteForeignDatabase()),
    TableHabitExporter.plugin, HarshExporter.plugin, HearthLinesExporter.plugin,
    TableExporter.plugin, CalendarExporter.plugin,
  ])

  /// Runs a command that must succeed, and gives its JSON.
  @discardableResult
  func json(_ arguments: String...) async throws -> JSON {
    try await json(arguments)
  }

  /// Runs a command that must succeed, and gives its JSON.
  @discardableResult
  func json(_ arguments: [String]) async throws -> JSON {
    let answer = await run(arguments + ["--json"])
    #expect(answer.errors == "")
    try #require(answer.code == .done, "\(arguments): \(answer.errors)")
    return try answer.json
  }

  /// The cards of a day by their names.
  func cards(on day: String) async throws -> [String: JSON] {
    let sections = try await json("today", "--on", day).list("sections")
    let cards = sections.flatMap { $0.list("trackers") }
    return Dictionary(cards.map { ($0.text("name") ?? "", $0) }) { first, _ in first }
  }

  /// The figures of a tracker.
  func figures(_ name: String, _ arguments: String...) async throws -> JSON {
    let statistics = try await json(["stats", name] + arguments)
    return try #require(statistics.list("trackers").first)
  }
}

extension JSON {
  /// The text of a member.
  func text(_ key: String) -> String? { self[key]?.string }

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
