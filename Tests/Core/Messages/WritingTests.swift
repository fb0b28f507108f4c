import HearthModel
import HearthSupport
import Testing

@Suite("Numbers, lists and durations in writing")
struct WritingTests {
  let english = Messages(.english)
  let russian = Messages(.russian)

  @Test(
    "A number has the digits asked for, halves rounded away from zero",
    arguments: [
      (1234.5, 1, "1,234.5", "1\u{A0}234,5"), (0.25, 1, "0.3", "0,3"), (2.5, 0, "3", "3"),
      (-0.25, 1, "-0.3", "-0,3"), (7, 2, "7.00", "7,00"), (0, 1, "0.0", "0,0"),
      (36.6, 1, "36.6", "36,6"), (5, -3, "5", "5"),
    ]
  )
  func fractions(number: Double, digits: Int, inEnglish: String, inRussian: String) {
    #expect(english.number(number, fractionDigits: digits) == inEnglish)
    #expect(russian.number(number, fractionDigits: digits) == inRussian)
  }

  @Test("Whole numbers are grouped, whatever their size")
  func wholeNumbers() {
    #expect(english.number(999) == "999")
    #expect(english.number(60_000) == "60,000")
    #expect(russian.number(60_000) == "60\u{A0}000")
    #expect(english.number(Int.min) == "-9,223,372,036,854,775,808")
  }

  @Test("A share is written in percent")
  func percent() {
    #expect(english.percent(0.254) == "25%")
    #expect(russian.percent(1) == "100\u{A0}%")
  }

  @Test(
    "A list ends with the word",
    arguments: [
      ([], "", ""), (["a"], "a", "a"), (["a", "b"], "a and b", "a и b"),
      (["a", "b", "c"], "a, b and c", "a, b и c"),
      (["a", "b", "c", "{1}"], "a, b, c and {1}", "a, b, c и {1}"),
    ] as [([String], String, String)]
  )
  func lists(members: [String], inEnglish: String, inRussian: String) {
    #expect(english.list(members) == inEnglish)
    #expect(russian.list(members) == inRussian)
  }

  @Test(
    "A duration is written like a clock or in words",
    arguments: [
      (0, "0:00", "0 min", "0 мин"), (59, "0:00", "0 min", "0 мин"),
      (16_200, "4:30", "4 h 30 min", "4 ч 30 мин"), (16_259, "4:30", "4 h 30 min", "4 ч 30 мин"),
      (7200, "2:00", "2 h", "2 ч"), (300, "0:05", "5 min", "5 мин"),
      (94_500, "26:15", "26 h 15 min", "26 ч 15 мин"), (-600, "-0:10", "-10 min", "-10 мин"),
      (-30, "0:00", "0 min", "0 мин"),
    ]
  )
  func durations(seconds: Int, clock: String, inEnglish: String, inRussian: String) {
    let duration = Duration.seconds(seconds)
    #expect(english.durationText(duration, .clock) == clock)
    #expect(english.durationText(duration, .words) == inEnglish)
    #expect(russian.durationText(duration, .words) == inRussian)
  }
}
