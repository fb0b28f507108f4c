import DiaryCore
import HearthModel
import Testing

@Suite("The night range")
struct NightRangeTests {
  @Test(
    "has its day's middle half way from its end to its start",
    arguments: [
      ("20:00-07:00", "13:30"), ("19:00-08:00", "13:30"), ("01:00-09:00", "17:00"),
      ("22:00-21:00", "21:30"), ("10:00-20:00", "03:00"), ("07:00-07:00", "19:00"),
    ]
  )
  func middle(_ range: String, _ middle: String) throws {
    #expect(try #require(NightRange(range)).dayMiddle.description == middle)
  }

  @Test(
    "holds its start and not its end",
    arguments: [
      ("20:00-07:00", "20:00", true), ("20:00-07:00", "07:00", false),
      ("20:00-07:00", "06:59:59", true), ("20:00-07:00", "12:00", false),
      ("01:00-09:00", "00:59", false), ("01:00-09:00", "01:00", true),
      ("01:00-09:00", "09:00", false), ("07:00-07:00", "07:00", false),
      ("07:00-07:00", "03:00", false), ("00:00-06:00", "00:00", true),
    ]
  )
  func contains(_ range: String, _ time: String, _ isNight: Bool) throws {
    let range = try #require(NightRange(range))
    #expect(range.contains(try #require(WallTime(time))) == isNight)
  }

  @Test("is refused", arguments: ["", "20:00", "20:00-25:00", "20-7", "20:00-07:00-08:00", "a-b"])
  func refused(_ text: String) {
    #expect(NightRange(text) == nil)
  }
}
