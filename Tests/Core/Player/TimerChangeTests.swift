import PlayerCore
import Testing

@Suite("What is asked of the timer")
struct TimerChangeTests {
  @Test("Numbers are minutes, other lengths need their units")
  func lengths() throws {
    #expect(try TimerChange("60") == .set(.seconds(3600)))
    #expect(try TimerChange("10") == .set(.seconds(600)))
    #expect(try TimerChange("240") == .set(.seconds(14_400)))
    #expect(try TimerChange("1h30m") == .set(.seconds(5400)))
    #expect(try TimerChange("600s") == .set(.seconds(600)))
    #expect(try TimerChange("+15") == .extend(.seconds(900)))
    #expect(try TimerChange("off") == .off)
  }

  @Test(
    "A timer is from 10 to 240 minutes long",
    arguments: ["0", "9", "241", "-1", "-60", "9m", "599s", "5h", "99999999999999999999"]
  )
  func range(_ text: String) {
    #expect(throws: PlayerError.timerOutOfRange(text)) { try TimerChange(text) }
  }

  @Test(
    "What is no timer is said to be none",
    arguments: ["", "abc", "10x", "1,", "+", "+-5", "+0", "off!", "6 0", "٦٠", "--5", "+abc"]
  )
  func noTimer(_ text: String) {
    #expect(throws: PlayerError.notATimer(text)) { try TimerChange(text) }
  }

  @Test("After being extended it has at most 240 minutes to go")
  func extending() throws {
    let quarter = try TimerChange("+15")
    #expect(try quarter.applied(to: .seconds(60)) == .seconds(960))
    #expect(try quarter.applied(to: .seconds(225 * 60)) == .seconds(240 * 60))
    #expect(throws: PlayerError.timerTooLong) { try quarter.applied(to: .seconds(225 * 60 + 1)) }
    #expect(try quarter.applied(to: nil) == .seconds(900))
    #expect(try TimerChange.off.applied(to: .seconds(60)) == nil)
  }
}

@Suite("Lengths of time")
struct SoundLengthTests {
  @Test("Every number has its unit, and they add up")
  func readable() {
    #expect(SoundLength.read("30s") == .seconds(30))
    #expect(SoundLength.read("1h30m") == .seconds(5400))
    #expect(SoundLength.read("2.5s") == .milliseconds(2500))
    #expect(SoundLength.read("250ms") == .milliseconds(250))
    #expect(SoundLength.read("72h") == .seconds(72 * 3600))
    #expect(SoundLength.read("1,5min") == .seconds(90))
  }

  @Test(
    "What is no length is none",
    arguments: ["", "30", "s", "-5s", "5 s", "5x", "1.2.3s", "1e3s", "9999999999h", "400d", "١s"]
  )
  func unreadable(_ text: String) {
    #expect(SoundLength.read(text) == nil)
  }
}
