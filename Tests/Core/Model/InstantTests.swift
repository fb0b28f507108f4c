import HearthModel
import Testing

@Suite("An instant")
struct InstantTests {
  @Test(
    "has whole seconds towards the past",
    arguments: [(0, 0), (999, 0), (1000, 1), (-1, -1), (-1000, -1), (-1001, -2)]
  )
  func seconds(_ milliseconds: Int64, _ seconds: Int64) {
    #expect(Instant(milliseconds: milliseconds).seconds == seconds)
    #expect(Instant(milliseconds: milliseconds).wholeSeconds == Instant(seconds: seconds))
  }

  @Test("never traps at the ends of its range")
  func saturates() {
    #expect(Instant.distantFuture + .hours(1) == .distantFuture)
    #expect(Instant.distantPast - .hours(1) == .distantPast)
    #expect(Instant(seconds: .max) == .distantFuture)
    #expect(Instant(seconds: .min) == .distantPast)
    #expect(Instant.distantFuture - .distantPast > .zero)
    #expect(Instant.distantPast - .distantFuture < .zero)
    #expect(Duration.seconds(Int64.max).milliseconds == .max)
  }

  @Test("and a length add up exactly")
  func adds() {
    let instant = Instant(milliseconds: 1_767_974_400_000)
    #expect((instant + .hours(7)) - instant == .hours(7))
    #expect((instant + .minutes(-90)) - instant == .minutes(-90))
  }
}

@Suite("A wall-clock time")
struct WallTimeTests {
  @Test(
    "is written and read",
    arguments: [("00:00", 0), ("7:05", 25_500), ("23:59:59", 86_399), ("13:30", 48_600)]
  )
  func text(_ text: String, _ seconds: Int) throws {
    #expect(try #require(WallTime(text)).seconds == seconds)
  }

  @Test("is refused", arguments: ["24:00", "7", "07:60", "07:5", "a:bc", "-1:00", "07:00:60", ""])
  func refused(_ text: String) {
    #expect(WallTime(text) == nil)
  }

  @Test("shows seconds only where there are some")
  func description() {
    #expect(WallTime(secondsSinceMidnight: 25_500).description == "07:05")
    #expect(WallTime(secondsSinceMidnight: 25_501).description == "07:05:01")
    #expect(WallTime(secondsSinceMidnight: -1).description == "23:59:59")
  }
}
