import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import TestSupport
import Testing

@testable import DiaryCore

@Suite("Imported times at clock changes")
struct ImportClockTests {
  private func sleeps(
    _ rows: String...,
    zone: String = "America/New_York"
  ) async throws -> [Int64] {
    let house = try await ImportHouse()
    _ = try await house.addChild("Ada")
    let lines = ["child_first_name,start,end,nap"] + rows.map { "Ada," + $0 + ",0" }
    let file = ImportFile(name: "Sleep.csv", bytes: Array(lines.joined(separator: "\r\n").utf8))
    let report = try await house.take([file], zone: zone)
    #expect(report.rejected.isEmpty)
    return try await house.sleeps().map { ($0.start..<($0.end ?? $0.start)).seconds }
  }

  @Test("Hard case 3: the night is 9 h, and 01:30 to 01:30 is 1 h")
  func autumn() async throws {
    let night = try await sleeps("2025-11-01 22:00:00,2025-11-02 06:00:00")
    #expect(night == [9 * 3600])
    let hour = try await sleeps("2025-11-02 01:30:00,2025-11-02 01:30:00")
    #expect(hour == [3600])
    let back = try await sleeps("2025-11-02 01:50:00,2025-11-02 01:10:00")
    #expect(back == [20 * 60])
  }

  @Test("Hard case 2: the night of spring is 7 h")
  func spring() async throws {
    #expect(try await sleeps("2026-03-07 22:00:00,2026-03-08 06:00:00") == [7 * 3600])
  }

  @Test("A start that occurs twice takes the second reading where the first would overlap")
  func secondReading() async throws {
    let lengths = try await sleeps(
      "2025-11-02 00:00:00,2025-11-02 01:40:00",
      "2025-11-02 01:20:00,2025-11-02 03:00:00"
    )
    #expect(lengths == [100 * 60, 100 * 60])
  }

  @Test("Where overlaps are kept, the reading that overlaps nothing comes first all the same")
  func secondReadingKept() async throws {
    let house = try await ImportHouse()
    _ = try await house.addChild("Ada")
    let file = ImportFile(
      "Sleep.csv",
      "child_first_name,start,end",
      "Ada,2025-11-02 00:00:00,2025-11-02 01:40:00",
      "Ada,2025-11-02 01:20:00,2025-11-02 03:00:00"
    )
    let report = try await house.take([file]) { $0.onConflict = .keep }
    #expect(report.added == 2)
    #expect(!report.lines.contains { $0.contains("overlapKept") })
  }

  @Test("A feeding may end at the moment it begins, also in the hour that occurs twice")
  func feeding() async throws {
    let house = try await ImportHouse()
    _ = try await house.addChild("Ada")
    let file = ImportFile(
      "Feeding.csv",
      "child_first_name,start,end,type,method",
      "Ada,2025-11-02 01:30:00,2025-11-02 01:30:00,formula,bottle",
      "Ada,2025-11-02 01:50:00,2025-11-02 01:10:00,formula,bottle"
    )
    try await house.take([file])
    let lengths = try await house.feedings().map { ($0.start..<($0.end ?? $0.start)).seconds }
    #expect(lengths == [0, 1200])
  }

  @Test("Without a zone the household's own history reads the times")
  func history() async throws {
    let house = try await ImportHouse()
    _ = try await house.addChild("Ada")
    let since = Instant(seconds: 1_780_272_000)  // 2026-06-01 00:00 UTC
    try await house.dependencies.store.write {
      try $0.put(ZoneChange(since: since, zone: "Asia/Tokyo"))
    }
    let file = ImportFile(
      "Sleep.csv",
      "child_first_name,start,end",
      "Ada,2026-05-30 20:00:00,2026-05-31 06:00:00",
      "Ada,2026-06-02 20:00:00,2026-06-03 06:00:00"
    )
    try await house.take([file], zone: nil)
    let expected = ["2026-05-31 00:00:00Z", "2026-06-02 11:00:00Z"].map { ForeignTime($0) }
    #expect(try await house.sleeps().map { ForeignTime.instant($0.start) } == expected)
  }

  @Test("The quick way to an instant agrees with the zones", arguments: 1...10)
  func resolver(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let zones = SystemTimeZones(environment: Environment())
    let names = [
      "America/New_York", "Asia/Tokyo", "Pacific/Apia", "Africa/Cairo", "Australia/Lord_Howe",
      "Antarctica/Troll", "Europe/Moscow",
    ]
    let eras = try (0...Int.random(in: 0...2, using: &random)).map { _ in
      let since = Instant(seconds: Int64.random(in: 1_260_000_000...1_360_000_000, using: &random))
      let name = names.randomElement(using: &random) ?? "UTC"
      return TimeZoneHistory.Era(since: since, zone: try zones.rules(named: name))
    }
    let history = TimeZoneHistory(eras)
    var resolver = LocalTimeResolver(history)
    for _ in 1...1000 {
      let wall = Instant(seconds: Int64.random(in: 1_258_000_000...1_362_000_000, using: &random))
      let local = LocalTime(wall, offset: 0)
      let found = (try? resolver.readings(of: .local(local))) ?? []
      #expect(found == history.readings(of: local))
    }
  }
}
