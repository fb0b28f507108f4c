import HearthContainer
import HearthModel
import HearthPorts
import StorageArchive
import TestSupport
import Testing

@testable import DiaryCore

/// A reader with sound files of its format.
struct ReaderCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let importer: any Importer<ForeignDiary>
  let files: [ImportFile]

  static let all: [ReaderCase] = {
    do {
      return [
        ReaderCase(
          testDescription: "babybuddy",
          importer: BabyBuddyImporter(),
          files: try ImportSample.files(["Child", "Weight", "BMI", "Tag"])
        ),
        ReaderCase(
          testDescription: "huckleberry",
          importer: HuckleberryImporter(),
          files: [HuckleberryTests.file()]
        ),
        ReaderCase(testDescription: "nara", importer: NaraImporter(), files: [NaraTests.file]),
        ReaderCase(
          testDescription: "babytracker",
          importer: BabyTrackerImporter(),
          files: BabyTrackerTests.files
        ),
        ReaderCase(
          testDescription: "piyolog",
          importer: PiyoLogImporter(),
          files: [PiyoLogTests.july, PiyoLogTests.japanese]
        ),
        ReaderCase(
          testDescription: "sprout",
          importer: SproutImporter(archive: ZipArchive()),
          files: [try SproutTests.zip()]
        ),
        ReaderCase(
          testDescription: "sprout's tables",
          importer: SproutImporter(archive: ZipArchive()),
          files: SproutTests.tables.map { ImportFile(name: $0.name, bytes: $0.bytes) }
            .filter { $0.name.hasSuffix("logs.csv") }
        ),
      ]
    } catch {
      return []
    }
  }()
}

@Suite("Files that were cut or altered", .timeLimit(.minutes(20)))
struct AlteredInputTests {
  @Test("give what can be taken or an error, and never a crash", arguments: ReaderCase.all)
  func altered(_ sample: ReaderCase) async throws {
    var random = SplitMix64(seed: 99)
    let house = try await ImportHouse()
    let child = try await house.addChild("Ada")
    for round in 0..<2000 {
      let files = try sample.files.map { file in
        ImportFile(name: file.name, bytes: alter(try file.bytes, &random))
      }
      guard let diary = try? sample.importer.read(files) else { continue }
      guard round.isMultiple(of: 20) else { continue }
      var options = ImportOptions()
      options.isDryRun = true
      options.child = child
      options.onConflict = ImportOptions.OverlapRule.allCases[round / 20 % 4]
      _ = try await ImportIntake(house.dependencies).take(diary, options)
    }
  }

  @Test("of our own are held to the same", arguments: ["jsonl", "csv"])
  func ownFormats(format: String) async throws {
    let house = try await ImportHouse()
    try await house.put(FullDiary.records)
    let isLines = format == "jsonl"
    let files =
      isLines
      ? try await house.export(LinesExporter()).files
      : try await house.export(TablesExporter()).files
    let importer: any Importer<ForeignDiary> = isLines ? LinesImporter() : TablesImporter()
    var random = SplitMix64(seed: 7)
    for round in 0..<2000 {
      let altered = try files.map { file in
        ImportFile(name: file.name, bytes: alter(try file.bytes, &random))
      }
      guard let diary = try? importer.read(altered), round.isMultiple(of: 20) else { continue }
      let other = try await ImportHouse()
      _ = try await ImportIntake(other.dependencies).take(diary)
    }
  }

  private func alter(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    switch Int.random(in: 0..<12, using: &random) {
    case 0:
      return Array(String(decoding: bytes, as: UTF8.self).utf16).flatMap {
        [UInt8($0 & 0xFF), UInt8($0 >> 8)]
      }
    case 1: bytes = bytes.map { $0 == 0x0A ? 0x0D : $0 }
    case 2: bytes = [0xEF, 0xBB, 0xBF] + bytes
    case 3: bytes = bytes.map { $0 >= 0x80 ? 0xE9 : $0 }
    default: break
    }
    for _ in 0..<Int.random(in: 0...5, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(contentsOf: "99999999".utf8, at: place)
      default: bytes.insert(UInt8(ascii: "-"), at: place)
      }
    }
    if Int.random(in: 0..<3, using: &random) == 0, !bytes.isEmpty {
      bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
    }
    return bytes
  }
}
