import HearthModel
import Testing

@testable import HabitsCore

@Suite("Records of the habit tracker")
struct ModelTests {
  private let tracker = RecordID(high: 0x0123_4567_89AB_CDEF, low: 0xFEDC_BA98_7654_3210)

  @Test("An entry's identifier is the tracker's first twelve bytes and the day's number")
  func entryIdentifier() {
    let entry = Entry(tracker: tracker, day: Day(number: 20_000), mark: .done)
    #expect(entry.id == RecordID(high: 0x0123_4567_89AB_CDEF, low: 0xFEDC_BA98_0000_4E20))
    let other = Entry(tracker: tracker, day: Day(number: 20_000), mark: .skipped, note: "n")
    #expect(other.id == entry.id)
    #expect(
      Entry(tracker: tracker, day: Day(number: -1), mark: .done).id.low & 0xFFFF_FFFF
        == 0xFFFF_FFFF
    )
  }

  private static let rules: [ScheduleRule] = [
    .daily, .weekdays(Weekdays([7, 1]) ?? .all), .every(days: 3), .times(3, per: .week),
    .times(1, per: .month), .times(12, per: .year), .timesInDays(2, days: 7),
    .other("phases full-moon"),
  ]

  @Test("A rule is read as it was written", arguments: rules)
  func rule(_ rule: ScheduleRule) {
    #expect(ScheduleRule(rule.description) == rule)
  }

  @Test(
    "A rule that cannot be is kept as one of a newer version",
    arguments: [
      "", "every", "every 0", "every -1", "weekdays", "weekdays 8", "weekdays 1,,2", "times 3",
      "times 0 week", "times 8 7d", "times 3 fortnight", "every 99999999999999999999",
    ]
  )
  func otherRules(_ text: String) {
    #expect(ScheduleRule(text) == .other(text))
  }

  @Test("Weekdays come in the order of the week that begins with a day")
  func weekdays() throws {
    let days = try #require(Weekdays([7, 1, 3]))
    #expect(days.numbers() == [1, 3, 7])
    #expect(days.numbers(from: 7) == [7, 1, 3])
    #expect(days.numbers(from: 6) == [7, 1, 3])
    #expect(days.count == 3 && Weekdays.all.count == 7)
    #expect(Weekdays([Int]()) == nil && Weekdays([8]) == nil)
  }
}
