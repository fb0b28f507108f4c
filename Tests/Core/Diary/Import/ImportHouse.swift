// Whoever imports has the samples with the house.
@_exported import AlteredInputs
import DiaryCore
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import TestSupport

/// A household in memory without children and zone, to import into.
struct ImportHouse {
  let dependencies: Dependencies
  let clock: TestClock

  /// A household on the day after the sample data ends.
  init(now: Int64 = 1_796_083_200) async throws {
    let clock = TestClock(Instant(seconds: now))
    dependencies = try await .blankDiary { clock.now }
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

  /// Reads files of a format and takes them in, by the zone of New York.
  @discardableResult
  func take(
    _ files: [ImportFile],
    with importer: any Importer<ForeignDiary>,
    zone: String = "America/New_York",
    _ change: (inout ImportOptions) -> Void = { _ in }
  ) async throws -> ImportReport {
    var options = ImportOptions()
    options.timeZone = try dependencies.timeZones.rules(named: zone)
    change(&options)
    return try await ImportIntake(dependencies).take(importer.read(files), options)
  }

  /// All records of a kind, by identifier.
  func all<R: Record>(_: R.Type) async throws -> [R] {
    try await dependencies.store.read { try $0.fetch(R.query) }
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

extension ImportReport {
  /// The entries as short text: `Sleep.csv:2 reason`.
  var lines: [String] {
    [("skipped", skipped), ("rejected", rejected), ("remark", remarks)].flatMap { kind, entries in
      entries.map { "\(kind) \($0.place.file):\($0.place.line ?? 0) \($0.reason)" }
    }
  }
}
