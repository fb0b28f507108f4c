import DiaryCore
import HearthHousehold
import HearthModel
import HearthPorts
import Testing

@Suite("PiyoLog's text")
struct PiyoLogTests {
  static let july = ImportFile(
    "[PiyoLog]Jul 2025.txt",
    "[PiyoLog]Jul 2025",
    "",
    "----------",
    "Thu, 17 Jul 2025",
    "Ada (0m 10d old)",
    "",
    "07:50   Wake-up (9h15m)",
    "08:00   Breastfeeding L 10m ◀ R 15m",
    "09:00   Breastfeeding L 5m / R 5m   sleepy",
    "and calm",
    "09:30   Formula 60ml",
    "10:00   Pee",
    "10:05   Poop (Soft)",
    "11:00   Sleep",
    "12:30   Wake-up (1h30m)",
    "13:00   Body Temp. 36.7°C",
    "13:10   Weight 3.65kg",
    "14:00   Walks (0h50m)",
    "25:00   Sleep",
    "22:00   Sleep",
    "",
    "Total Breastfeeding time   L 15m / R 20m",
    "Total sleep   10h45m",
    "",
    "A good day.",
    "Very good.",
    "----------",
    "Fri, 18 Jul 2025",
    "Ada (0m 11d old)",
    "",
    "06:00   Wake-up (8h0m)",
    "06:10   Wake-up",
    "20:00   Sleep",
    "21:00   Sleep",
    "----------"
  )

  static let japanese = ImportFile(
    "10.txt",
    "【ぴよログ】2021年10月",
    "----------",
    "2021/10/10(日)",
    "あだ (0歳1か月3日)",
    "",
    "07:50   母乳 左 10分 / 右 15分",
    "09:00   寝る",
    "10:00   起きる (1時間0分)",
    "10:30   ミルク 100ml",
    "11:00   おしっこ",
    "",
    "母乳合計　　   左 10分 / 右 15分"
  )

  private func house() async throws -> ImportHouse {
    let house = try await ImportHouse()
    _ = try await house.addChild("Ada")
    return house
  }

  @Test("Sleeping and waking become one sleep, over midnight too; what cannot be paired is told")
  func sleeps() async throws {
    let house = try await house()
    let report = try await house.take([Self.july], with: PiyoLogImporter(), zone: "UTC")
    let minutes = try await house.sleeps().map { sleep in
      sleep.end.map { ($0 - sleep.start).wholeSeconds / 60 } ?? -1
    }
    #expect(minutes == [555, 90, 480, -1])
    #expect(
      report.rejected.map(\.reason) == [
        .unreadable(column: "time", text: "25:00"), .wakingWithoutSleep, .sleepWithoutWaking,
      ]
    )
    #expect(report.rejected.map(\.place.line) == [19, 32, 33])
  }

  @Test("Sides, arrows, amounts, notes and the day's text are kept")
  func fields() async throws {
    let house = try await house()
    let report = try await house.take([Self.july], with: PiyoLogImporter(), zone: "UTC")
    #expect(report.added == 13)
    let feedings = try await house.feedings()
    #expect(
      feedings.map { $0.segments?.list.map(\.side) } == [
        [.right, .left], [.left, .right], nil,
      ]
    )
    #expect(feedings[1].note == "sleepy\nand calm" && feedings[2].amount == 600)
    let nappies = try await house.all(Nappy.self).sorted { $0.time < $1.time }
    #expect(nappies.map(\.isWet) == [true, false] && nappies[1].texture == "Soft")
    #expect(try await house.all(Temperature.self).map(\.value) == [3670])
    let growth = try #require(try await house.all(Growth.self).first)
    #expect(growth.weight == 3650 && growth.day == Day("2025-07-17"))
    let notes = try await house.all(DiaryNote.self).map(\.text).sorted()
    #expect(notes == ["A good day.\nVery good.", "Walks (0h50m)"])
  }

  @Test("Japanese says the same")
  func japanese() async throws {
    let house = try await ImportHouse()
    _ = try await house.addChild("あだ", born: Day(number: 18_870))
    let report = try await house.take([Self.japanese], with: PiyoLogImporter(), zone: "Asia/Tokyo")
    #expect(report.added == 4 && report.rejected.isEmpty && report.remarks.isEmpty)
    #expect(try await house.feedings()[0].segments?.seconds(.right, now: .distantPast) == 900)
    #expect(try await house.sleeps().count == 1)
  }

  @Test("A second time nothing changes, and the next month ends the sleep that went on")
  func again() async throws {
    let house = try await house()
    try await house.take([Self.july], with: PiyoLogImporter(), zone: "UTC")
    let before = try await house.contents()
    let report = try await house.take([Self.july], with: PiyoLogImporter(), zone: "UTC")
    #expect(report.added == 0 && report.changed == 0)
    #expect(try await house.contents() == before)
    let next = ImportFile(
      "a.txt",
      "[PiyoLog]Jul 2025",
      "----------",
      "Sat, 19 Jul 2025",
      "Ada (0m 12d old)",
      "",
      "05:00   Wake-up (8h0m)"
    )
    let second = try await house.take([next], with: PiyoLogImporter(), zone: "UTC")
    #expect(second.changed == 1 && second.rejected.isEmpty)
    #expect(try await house.sleeps().allSatisfy { $0.end != nil })
  }
}
