import DiaryCore
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPlugins
import HearthPorts
import HearthSupport
import StorageMemory
import TestSupport

/// A household in memory without children and zone, to import into.
struct ImportHouse {
  let dependencies: Dependencies
  let clock: TestClock

  /// A household on the day after the sample data ends.
  init(now: Int64 = 1_796_083_200) async throws {
    let clock = TestClock(Instant(seconds: now))
    let random = TestRandom()
    let setup = StoreSetup(
      address: "",
      modules: [HouseholdSchema.module, DiarySchema.module],
      now: { clock.now },
      random: { random.next() }
    )
    dependencies = Dependencies(
      store: try await StorePlugin.memory.make(setup),
      timeZones: SystemTimeZones(environment: Environment(["TZ": "UTC"])),
      now: { clock.now },
      random: { random.next() }
    )
    self.clock = clock
  }

  /// Reads files as Baby Buddy's and takes them in, by the zone of New York unless told otherwise.
  @discardableResult
  func take(
    _ files: [ImportFile],
    zone: String? = "America/New_York",
    _ change: (inout ImportOptions) -> Void = { _ in }
  ) async throws -> ImportReport {
    var options = ImportOptions()
    options.timeZone = try zone.map { try dependencies.timeZones.rules(named: $0) }
    change(&options)
    return try await ImportIntake(dependencies).take(BabyBuddyImporter().read(files), options)
  }

  /// Adds a child by hand.
  func addChild(_ name: String, born: Day = Day(number: 20_000)) async throws -> Child {
    let zone = try dependencies.timeZones.rules(named: "America/New_York")
    return try await ChildBook(dependencies).add(ChildDraft(name: name, born: born), zone: zone)
  }

  func children() async throws -> [Child] {
    try await dependencies.store.read { try ChildBook.children(in: $0) }
  }

  func sleeps() async throws -> [Sleep] {
    try await dependencies.store.read { try $0.fetch(Sleep.query.ordered(by: \.start)) }
  }

  func feedings() async throws -> [Feeding] {
    try await dependencies.store.read { try $0.fetch(Feeding.query.ordered(by: \.start)) }
  }

  /// How many records of a kind there are.
  func count<R: Record>(_: R.Type) async throws -> Int {
    try await dependencies.store.read { try $0.fetch(R.query).count }
  }

  /// Everything that is stored, without stamps.
  func contents() async throws -> [String] {
    let tables = [HouseholdSchema.module, DiarySchema.module].flatMap { $0.tables() }
    return try await StoreText(dependencies.store, tables).description
      .split(separator: "\n").map(String.init)
  }
}

extension ImportFile {
  /// A file of lines that end in LF.
  init(_ name: String, _ lines: String...) {
    self.init(name: name, bytes: Array(lines.joined(separator: "\n").utf8))
  }

  /// All it holds.
  var bytes: [UInt8] {
    get throws {
      var bytes: [UInt8] = []
      let next = try pieces()
      while let piece = try next() { bytes += piece }
      return bytes
    }
  }

  /// The file with one text in place of another.
  func replacing(_ text: String, by other: String) throws -> ImportFile {
    let old = String(decoding: try bytes, as: UTF8.self)
    return ImportFile(
      name: name,
      bytes: Array(
        old.split(separator: text, omittingEmptySubsequences: false).joined(separator: other).utf8
      )
    )
  }
}

/// The export of Baby Buddy that lies beside the tests.
enum ImportSample {
  static let names = [
    "BMI", "Child", "DiaperChange", "Feeding", "HeadCircumference", "Height", "Medication", "Note",
    "Pumping", "Sleep", "Tag", "Temperature", "TummyTime", "Weight",
  ]

  /// All rows of all tables.
  static let rows = 4678

  static func files(_ names: [String] = names) throws -> [ImportFile] {
    let tests = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    return try names.map { name in
      let path = "/\(tests)/Data/babybuddy-60-days/\(name).csv"
      return ImportFile(name: "\(name).csv", bytes: try FileReader.bytes(at: path, limit: 1 << 20))
    }
  }
}

extension ImportReport {
  /// The entries as short text: `Sleep.csv:2 reason`.
  var lines: [String] {
    [("skipped", skipped), ("rejected", rejected), ("remark", remarks)].flatMap { kind, entries in
      entries.map { "\(kind) \($0.place.file):\($0.place.line ?? 0) \($0.reason)" }
    }
  }
}
