import DiaryCore
import HearthModel
import HearthPorts
import Testing

@Suite("Imported feedings")
struct ImportFeedingTests {
  private let child = ImportFile(
    "Child.csv",
    "id,first_name,last_name,birth_date,birth_time",
    "1,Ada,,2026-01-01,"
  )
  private static let feedingHead =
    "id,child_id,child_first_name,child_last_name,start,end,type,method,amount,notes,tags"

  private func utc(_ text: String) -> Instant {
    guard case .instant(let instant) = ForeignTime(text) else { return .distantPast }
    return instant
  }

  @Test(
    "A bad row of feedings is rejected",
    arguments: [
      ImportCase("formula,bottle,-1", .negative(column: "amount", text: "-1")),
      ImportCase("formula,bottle,much", .unreadable(column: "amount", text: "much")),
      ImportCase("formula,bottle,1e3", .unreadable(column: "amount", text: "1e3")),
      ImportCase("formula,bottle,99999999999", .unreadable(column: "amount", text: "99999999999")),
      ImportCase(",bottle,1", .missing(column: "type")),
      ImportCase("formula,,1", .missing(column: "method")),
    ]
  )
  func feedingRejected(_ item: ImportCase) async throws {
    let house = try await ImportHouse()
    let row = "1,1,Ada,,2026-06-01 09:00:00,2026-06-01 09:10:00,\(item.row),,"
    let report = try await house.take(
      [child, ImportFile("Feeding.csv", Self.feedingHead, row)]
    ) { $0.units = .metric }
    #expect(report.rejected.map(\.reason) == [item.reason])
    #expect(report.added == 1)
  }

  @Test("A feeding without an end, or with one before its start, is rejected")
  func feedingTimes() async throws {
    let house = try await ImportHouse()
    let feedings = ImportFile(
      "Feeding.csv",
      Self.feedingHead,
      "1,1,Ada,,2026-06-01 09:00:00,,formula,bottle,,,",
      "2,1,Ada,,2026-06-01 09:00:00,2026-06-01 08:00:00,formula,bottle,,,",
      "3,1,Ada,,2026-06-01 09:00:00,2026-06-11 09:00:00,formula,bottle,,,",
      "4,1,Ada,,2026-06-01 09:00:00,2026-06-01 09:00:00,formula,bottle,,,"
    )
    let report = try await house.take([child, feedings])
    #expect(
      report.rejected.map(\.reason) == [
        .missing(column: "end"),
        .endNotAfterStart(
          start: utc("2026-06-01 13:00:00Z"),
          end: utc("2026-06-01 12:00:00Z")
        ),
        .tooLong(seconds: 864_000),
      ]
    )
    #expect(try await house.feedings().map { $0.end == $0.start } == [true])
  }

  @Test("Words of other versions are kept and said once a file; unusual pairs are kept")
  func words() async throws {
    let house = try await ImportHouse()
    let feedings = ImportFile(
      "Feeding.csv",
      Self.feedingHead,
      "1,1,Ada,,2026-06-01 09:00:00,2026-06-01 09:10:00,donor milk,cup,,,",
      "2,1,Ada,,2026-06-02 09:00:00,2026-06-02 09:10:00,donor milk,bottle,,,",
      "3,1,Ada,,2026-06-03 09:00:00,2026-06-03 09:10:00,solid food,left breast,,,",
      "4,1,Ada,,2026-06-04 09:00:00,2026-06-04 09:10:00,Mixed,Self Fed,,,"
    )
    let report = try await house.take([child, feedings])
    #expect(
      report.lines == [
        #"remark Feeding.csv:2 unknownWord(column: "type", text: "donor milk")"#,
        #"remark Feeding.csv:2 unknownWord(column: "method", text: "cup")"#,
      ]
    )
    let stored = try await house.feedings()
    #expect(stored.map(\.content.rawValue) == ["donor milk", "donor milk", "food", "mixed"])
    #expect(stored.map(\.method.rawValue) == ["cup", "bottle", "left", "self"])
  }
}
