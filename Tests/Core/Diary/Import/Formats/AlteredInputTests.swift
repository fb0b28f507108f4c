import Glibc
import HearthContainer
import HearthModel
import HearthPorts
import HearthSupport
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

// Two hundred thousand files of each format take hours where nothing is optimised.
@Suite(
  "Files that were cut or altered",
  .timeLimit(.minutes(getenv("HEARTH_LONG") == nil ? 20 : 600))
)
struct AlteredInputTests {
  private static let isLong = getenv("HEARTH_LONG") != nil
  private static let rounds = isLong ? 200_000 : 2_000

  @Test("give what can be taken or an error, and never a crash", arguments: ReaderCase.all)
  func altered(_ sample: ReaderCase) async throws {
    var random = SplitMix64(seed: 99)
    let house = try await ImportHouse()
    let child = try await house.addChild("Ada")
    for round in 0..<Self.rounds {
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
    for round in 0..<Self.rounds {
      let altered = try files.map { file in
        ImportFile(name: file.name, bytes: alter(try file.bytes, &random))
      }
      guard let diary = try? importer.read(altered), round.isMultiple(of: 20) else { continue }
      let other = try await ImportHouse()
      _ = try await ImportIntake(other.dependencies).take(diary)
    }
  }

  private static let readers: [any Importer<ForeignDiary>] =
    ReaderCase.all.dropLast().map(\.importer) + [LinesImporter(), TablesImporter()]

  @Test("that never end a line are answered in bounded memory", arguments: readers.indices)
  func endlessLine(index: Int) throws {
    // A gigabyte where there is time for it.
    let pieces = Self.isLong ? 16_384 : 40
    for begin in ["", "id,name\r\n\"", "[PiyoLog]\n", #"{"kind":"sleep","#, "PK\u{3}\u{4}"] {
      let file = ImportFile(name: "long") { () throws(ImportError) in
        var left = pieces
        return { () throws(ImportError) in
          defer { left -= 1 }
          if left == pieces { return Array(begin.utf8) + [0x61] }
          return left > 0 ? Array(repeating: 0x61, count: 65_536) : nil
        }
      }
      let before = try Self.resident()
      let diary = try? Self.readers[index].read([file])
      #expect(diary == nil || diary?.entries.isEmpty == true)
      // Other tests that run meanwhile need memory, too; the long run has one test at a time.
      guard Self.isLong else { continue }
      // What an archive may hold is held whole.
      let limit = (Self.readers[index] is SproutImporter ? 600 : 64) << 20
      #expect(try Self.resident() - before < limit)
    }
  }

  /// The memory that this process needs, in bytes.
  private static func resident() throws -> Int {
    let text = String(
      decoding: try FileReader.bytes(at: "/proc/self/statm", limit: 4096),
      as: UTF8.self
    )
    return try #require(text.split(separator: " ").dropFirst().first.flatMap { Int($0) }) * 4096
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
    case 4: bytes.replace([0x0A], with: [0x0D, 0x0A])
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
