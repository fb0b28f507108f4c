import DiaryCore
import Glibc
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPlugins
import HearthPorts
import HearthSupport
import StorageSQLite
import Synchronization
import TestSupport
import Testing

@Suite("An import of Hearth's own lines of any length", .serialized, .timeLimit(.minutes(20)))
struct ImportMemoryTests {
  private static let child = RecordID(high: 1 << 60, low: 1)

  /// Lines of a child and of notes that are made as they are read, so that nothing holds them all.
  private static func file(notes: Int, length: Int, from first: Int = 1) -> ImportFile {
    ImportFile(name: "long.jsonl") { () throws(ImportError) in
      var number = -1
      return { () throws(ImportError) in
        defer { number += 1 }
        guard number >= 0 else { return Array(head.utf8) }
        guard number < notes else { return nil }
        let id = RecordID(high: 2 << 60, low: UInt64(first + number))
        let text = String(repeating: "\(number % 10)", count: length)
        return Array(
          #"{"kind":"diary_note","id":"\#(id)","child":"\#(child)","time":"2026-01-01T10:00:00Z","#
            .utf8
        ) + Array(#""text":"\#(text)","author":null}"#.utf8) + [0x0A]
      }
    }
  }

  private static let head = """
    {"hearth":"diary","version":1}
    {"kind":"child","id":"\(child)","name":"Ada","born":"2025-12-01","born_at":null,"due":null,\
    "sex":null,"night_start":"20:00","night_end":"07:00","colour":null,"archived":false}

    """

  @Test("is read while it is taken, and is still all or nothing")
  func bounded() async throws {
    let folder = try #require(mkdtemp(strdup("/tmp/hearth-memory-XXXXXX")))
    let path = String(cString: folder) + "/diary.db"
    defer {
      for end in ["", "-wal", "-shm"] { unlink(path + end) }
      rmdir(folder)
      free(folder)
    }
    let clock = TestClock(Instant(seconds: 1_796_083_200))
    let random = TestRandom()
    let store = try await StorePlugin.sqlite.make(
      StoreSetup(
        address: path,
        modules: [HouseholdSchema.module, DiarySchema.module],
        now: { clock.now },
        random: { random.next() }
      )
    )
    let dependencies = Dependencies(
      store: store,
      timeZones: SystemTimeZones(environment: Environment(["TZ": "UTC"])),
      now: { clock.now },
      random: { random.next() }
    )
    let (notes, length) = (6_000, 200)
    let intake = ImportIntake(dependencies)
    let told = Count()
    var options = ImportOptions()
    options.progress = { _ in told.add() }
    options.timeZone = try dependencies.timeZones.rules(named: "UTC")
    let diary = try LinesImporter().read([Self.file(notes: notes, length: length)])
    #expect(diary.entries.isEmpty && diary.records?.count == notes + 1)
    let report = try await intake.take(diary, options)
    #expect(report.added == notes + 1 && report.rejected == [])

    var cancelling = options
    // After so many rows that some have been written.
    let before = told.value
    cancelling.isCancelled = { told.value > before + 10 }
    let more = try LinesImporter().read([Self.file(notes: notes, length: length, from: 10_000)])
    await #expect(throws: ImportError.cancelled) { try await intake.take(more, cancelling) }
    let stored = try await store.read { try $0.fetch(DiaryNote.query).count }
    #expect(stored == notes)
    await store.close()
  }
}

/// How often something happened.
private final class Count: Sendable {
  private let kept = Mutex(0)

  var value: Int { kept.withLock { $0 } }

  func add() { kept.withLock { $0 += 1 } }
}
