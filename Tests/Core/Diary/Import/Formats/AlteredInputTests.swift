import AlteredInputs
import DiaryCore
import HearthPorts
import Testing

/// As many files as fit into the usual run; `reader-fuzzer` alters a hundred times as many.
@Suite("Files that were cut or altered", .timeLimit(.minutes(20)))
struct AlteredInputTests {
  private static let rounds = 2_000
  private static let foreign = try? ReaderCase.foreign()

  @Test("There is a sound sample for every reader")
  func samples() throws {
    #expect(try #require(Self.foreign).count == 7)
  }

  @Test("give what can be taken or an error, and never a crash", arguments: foreign ?? [])
  func altered(_ sample: ReaderCase) async throws {
    try await sample.endure(rounds: Self.rounds, seed: 99)
  }

  @Test("of our own are held to the same", arguments: ["jsonl", "csv"])
  func ownFormats(format: String) async throws {
    let house = try await ImportHouse()
    try await house.put(FullDiary.records)
    let sample =
      format == "jsonl"
      ? ReaderCase(format, LinesImporter(), try await house.export(LinesExporter()).files)
      : ReaderCase(format, TablesImporter(), try await house.export(TablesExporter()).files)
    try await sample.endure(rounds: Self.rounds, seed: 7)
  }

  @Test("that never end a line are answered", arguments: foreign ?? [])
  func endlessLine(_ sample: ReaderCase) throws {
    for line in EndlessLine.all(length: 5 << 19) {
      let diary = try? sample.importer.read([line.file])
      #expect(diary == nil || diary?.entries.isEmpty == true)
    }
  }
}

extension ReaderCase: CustomTestStringConvertible {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var testDescription: String { name }
}
