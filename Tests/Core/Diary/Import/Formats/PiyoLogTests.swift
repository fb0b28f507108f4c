import DiaryCore
import HearthHousehold
import HearthModel
import HearthPorts
import Testing

@Suite("PiyoLog's text")
struct PiyoLogTests {
  private func house() async throws -> ImportHouse {
    let house = try await ImportHouse()
    _ = try await house.addChild("Ada")
    return house
  }

  @Test("Sleeping and waking become one sleep, over midnight too; what cannot be paired is told")
  func sleeps() async throws {
    let house = try await house()
    let report = try await house.take([PiyoLogSample.july], with: PiyoLogImporter(), zone: "UTC")
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
    let report = try await house.take([PiyoLogSample.july], with: PiyoLogImporter(), zone: "UTC")
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
    let report = try await house.take(
      [PiyoLogSample.japanese],
      with: PiyoLogImporter(),
      zone: "Asia/Tokyo"
    )
    #expect(report.added == 4 && report.rejected.isEmpty && report.remarks.isEmpty)
    #expect(try await house.feedings()[0].segments?.seconds(.right, now: .distantPast) == 900)
    #expect(try await house.sleeps().count == 1)
  }

  @Test("A second time nothing changes, and the next month ends the sleep that went on")
  func again() async throws {
    let house = try await house()
    try await house.take([PiyoLogSample.july], with: PiyoLogImporter(), zone: "UTC")
    let before = try await house.contents()
    let report = try await house.take([PiyoLogSample.july], with: PiyoLogImporter(), zone: "UTC")
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
