package import DiaryCore
import HearthContainer
import HearthHousehold
import HearthModel
package import HearthPorts
import HearthSupport
import SeededRandom
import StorageArchive

/// A reader with sound files of its format.
package struct ReaderCase: Sendable {
  /// What it reads.
  package let name: String
  package let importer: any Importer<ForeignDiary>
  package let files: [ImportFile]

  /// A reader of files that lie in memory.
  package init(
    _ name: String,
    _ importer: any Importer<ForeignDiary>,
    _ files: [ImportFile]
  ) {
    self.name = name
    self.importer = importer
    self.files = files
  }

  /// The readers of foreign formats.
  package static func foreign() throws -> [ReaderCase] {
    let sprout = SproutImporter(archive: ZipArchive())
    let tables = SproutSample.tables.filter { $0.name.hasSuffix("logs.csv") }
    return [
      ReaderCase(
        "babybuddy",
        BabyBuddyImporter(),
        try ImportSample.files(["Child", "Weight", "BMI", "Tag"])
      ),
      ReaderCase("huckleberry", HuckleberryImporter(), [HuckleberrySample.file()]),
      ReaderCase("nara", NaraImporter(), [NaraSample.file]),
      ReaderCase("babytracker", BabyTrackerImporter(), BabyTrackerSample.files),
      ReaderCase("piyolog", PiyoLogImporter(), [PiyoLogSample.july, PiyoLogSample.japanese]),
      ReaderCase("sprout", sprout, [try SproutSample.zip()]),
      ReaderCase(
        "sprout's tables",
        sprout,
        tables.map { ImportFile(name: $0.name, bytes: $0.bytes) }
      ),
    ]
  }

  /// The readers of Hearth's own formats, with a diary that came from foreign ones.
  package static func own() async throws -> [ReaderCase] {
    let (dependencies, child) = try await household()
    var options = ImportOptions()
    options.child = child
    options.onConflict = .keep
    // Between them they have nearly all kinds, and few enough rows for very many rounds.
    for sample in try foreign() where ["nara", "sprout"].contains(sample.name) {
      _ = try await ImportIntake(dependencies).take(try sample.importer.read(sample.files), options)
    }
    let lines = try await files(of: LinesExporter(), dependencies)
    let tables = try await files(of: TablesExporter(), dependencies)
    return [
      ReaderCase("jsonl", LinesImporter(), lines), ReaderCase("csv", TablesImporter(), tables),
    ]
  }

  /// Reads so many altered forms of the files, and takes some of them in, in every way.
  ///
  /// - Parameters:
  ///   - rounds: how many.
  ///   - seed: decides on all alterations.
  ///   - progress: told the number of each round that begins.
  /// - Throws: what should never be thrown.
  package func endure(
    rounds: Int,
    seed: UInt64,
    progress: (Int) -> Void = { _ in }
  ) async throws {
    var random = SplitMix64(seed: seed)
    let (dependencies, child) = try await Self.household()
    for round in 0..<rounds {
      progress(round)
      let altered = try files.map {
        ImportFile(name: $0.name, bytes: try $0.bytes.altered(&random))
      }
      guard let diary = try? importer.read(altered), round.isMultiple(of: 20) else { continue }
      var options = ImportOptions()
      options.onConflict = ImportOptions.OverlapRule.allCases[round / 20 % 4]
      guard diary.records == nil else {
        let blank = try await Dependencies.blankDiary { Self.now }
        _ = try await ImportIntake(blank).take(diary, options)
        continue
      }
      options.isDryRun = true
      options.child = child
      _ = try await ImportIntake(dependencies).take(diary, options)
    }
  }

  /// On the day after the export of Baby Buddy ends.
  private static let now = Instant(seconds: 1_796_083_200)

  private static func household() async throws -> (Dependencies, Child) {
    let dependencies = try await Dependencies.blankDiary { now }
    let zone = try dependencies.timeZones.rules(named: "America/New_York")
    let draft = ChildDraft(name: "Ada", born: Day(number: 20_000))
    return (dependencies, try await ChildBook(dependencies).add(draft, zone: zone))
  }

  private static func files(
    of exporter: some Exporter<DiaryHistory, DiaryLoss>,
    _ dependencies: Dependencies
  ) async throws -> [ImportFile] {
    let zones = TimeZoneHistory(try dependencies.timeZones.rules(named: "America/New_York"))
    return try await dependencies.store.read { transaction in
      let history = DiaryHistory(
        transaction,
        zones: zones,
        now: now,
        messages: Messages(.english, [.household, .diary])
      )
      return try exporter.write(history, named: "x").files
    }
  }
}

extension Exported {
  /// The files, put together where they come in pieces.
  package var files: [ImportFile] {
    get throws {
      switch content {
      case .file(let bytes): return [ImportFile(name: "x", bytes: bytes)]
      case .folder(let files):
        return files.map { ImportFile(name: $0.name, bytes: $0.bytes) }
      case .pieces(let write):
        var bytes: [UInt8] = []
        try write { bytes += $0 }
        return [ImportFile(name: "x", bytes: bytes)]
      }
    }
  }
}
