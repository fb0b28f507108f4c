import DiaryCore
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import SyncHTTPClient
import Synchronization
import TestSupport
import Testing

@Suite("A running Baby Buddy", .timeLimit(.minutes(20)))
struct LiveImportTests {
  private static let zone = "America/New_York"

  private let server: WebServer

  init() throws {
    let sample = WebServer.folder + "../babybuddy-60-days"
    server = try WebServer("babybuddy.py", [sample, "secret", Self.zone])
  }

  private func read(
    _ path: String = "",
    token: String? = "secret",
    progress: @Sendable (Int) -> Void = { _ in }
  ) async throws -> ForeignDiary {
    let source = LiveSource(address: "http://127.0.0.1:\(server.port)\(path)", token: token)
    return try await BabyBuddyServer().read(source, through: CurlClient(), progress: progress)
  }

  private func take(_ diary: ForeignDiary, into house: ImportHouse) async throws -> ImportReport {
    var options = ImportOptions()
    options.timeZone = try house.dependencies.timeZones.rules(named: Self.zone)
    return try await ImportIntake(house.dependencies).take(diary, options)
  }

  @Test("gives the same records as its export", arguments: ["", "/", "/api", "/api/"])
  func sameAsExport(path: String) async throws {
    let (live, file) = (try await ImportHouse(), try await ImportHouse())
    let report = try await take(try await read(path), into: live)
    #expect(report.added == ImportSample.rows && report.rejected == [] && report.skipped == [])
    try await file.take(try ImportSample.files())
    #expect(try await live.sleeps() == file.sleeps())
    #expect(try await live.feedings() == file.feedings())
    for kind in [Pumping.self, Nappy.self, Growth.self, Temperature.self] as [any Record.Type] {
      try await expectSame(kind, live, file)
    }
    for kind in [Medicine.self, TummyTime.self, DiaryNote.self, Child.self] as [any Record.Type] {
      try await expectSame(kind, live, file)
    }
    let (names, others) = (try await live.all(Tag.self), try await file.all(Tag.self))
    #expect(names.map(\.name).sorted() == others.map(\.name).sorted())
    #expect(try await live.count(Tagging.self) == file.count(Tagging.self))
  }

  private func expectSame<R: Record>(
    _: R.Type,
    _ left: ImportHouse,
    _ right: ImportHouse
  ) async throws {
    let (left, right) = (try await left.all(R.self), try await right.all(R.self))
    #expect(left.count == right.count && left.map { "\($0)" } == right.map { "\($0)" })
  }

  @Test("adds nothing the second time, nor after its export")
  func again() async throws {
    let house = try await ImportHouse()
    try await house.take(try ImportSample.files())
    let sleeps = try await house.sleeps()
    let taggings = try await house.count(Tagging.self)
    let after = try await take(try await read(), into: house)
    #expect(after.rejected == [])
    #expect(try await house.sleeps() == sleeps)
    #expect(try await house.count(Tagging.self) == taggings)
    let again = try await take(try await read(), into: house)
    #expect(again.added == 0 && again.changed == 0 && again.unchanged == ImportSample.rows)
  }

  @Test("gives what no export has: stopwatches that run, and portraits of children without one")
  func liveOnly() async throws {
    let sample = WebServer.folder + "../babybuddy-60-days"
    let live = try WebServer("babybuddy.py", [sample, "secret", Self.zone, "live"])
    let source = LiveSource(address: "http://127.0.0.1:\(live.port)", token: "secret")
    let diary = try await BabyBuddyServer().read(source, through: CurlClient()) { _ in }
    let house = try await ImportHouse()
    let report = try await take(diary, into: house)
    #expect(report.added == ImportSample.rows + 2)
    #expect(report.remarks.contains { $0.reason == .noPicture(child: "Michael Lane") })
    let timers = try await house.all(DiaryTimer.self).sorted { $0.start < $1.start }
    #expect(timers.map(\.name) == ["Timer 5", "Walk"])
    #expect(timers[0].start == Instant(seconds: 1_790_863_200) && timers[1].child == nil)
    let child = try #require(try await house.children().first { $0.id == timers[0].child })
    let photos = try await house.all(ChildPhoto.self)
    #expect(photos.map(\.child) == [child.id])
    #expect(photos.map(\.picture.bytes) == [[0xFF, 0xD8] + Array("picture".utf8)])
    try await house.put([ChildPhoto(of: child.id, [1])])
    let again = try await take(diary, into: house)
    #expect(again.added == 0 && again.changed == 0)
    #expect(try await house.all(ChildPhoto.self).map(\.picture.bytes) == [[1]])
  }

  @Test("tells how far the reading is")
  func progress() async throws {
    let told = Told()
    _ = try await read { told.note($0) }
    #expect(told.numbers.last == ImportSample.rows)
    #expect(told.numbers == told.numbers.sorted())
  }

  @Test("lets nobody in without its token", arguments: [nil, "", "wrong"] as [String?])
  func token(token: String?) async {
    let address = "http://127.0.0.1:\(server.port)"
    await #expect(throws: LiveImportError.notAllowed(address: address)) {
      try await read(token: token)
    }
  }

  @Test("is told from other things that answer, and from what does not")
  func others() async throws {
    let other = try WebServer("answers.py")
    let client = CurlClient()
    func error(_ address: String) async -> LiveImportError? {
      do throws(LiveImportError) {
        let source = LiveSource(address: address)
        _ = try await BabyBuddyServer().read(source, through: client) { _ in }
        return nil
      } catch {
        return error
      }
    }
    let base = "http://127.0.0.1:\(other.port)"
    #expect(
      await error("\(base)/echo")
        == .notOfFormat(address: "\(base)/echo", format: "babybuddy")
    )
    #expect(
      await error("\(base)/status/503/")
        == .refused(address: "\(base)/status/503", status: 503)
    )
    #expect(
      await error("\(base)/status/404/")
        == .notOfFormat(
          address: "\(base)/status/404",
          format: "babybuddy"
        )
    )
    #expect(
      await error("http://127.0.0.1:1") == .unanswered(address: "http://127.0.0.1:1", .unreachable)
    )
  }
}

/// Numbers that were told.
private final class Told: Sendable {
  private let kept = Mutex<[Int]>([])

  var numbers: [Int] { kept.withLock { $0 } }

  func note(_ number: Int) { kept.withLock { $0.append(number) } }
}
