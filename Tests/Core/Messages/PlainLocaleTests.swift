import HearthModel
import Testing

@testable import HearthSupport

@Suite("Speaking without ICU")
struct PlainLocaleTests {
  let english = Messages(.english, [Sample.catalogue], locale: PlainLocale())
  let russian = Messages(.russian, [Sample.catalogue], locale: PlainLocale())

  @Test("Plurals take the general form, or the one for exactly this number")
  func plurals() {
    #expect(english("sample.days", 5) == "5 days")
    #expect(russian("sample.days", 5) == "5 дня")
    #expect(english("sample.guests", 0, "Anna") == "nobody")
    #expect(english("sample.guests", 3, "Anna") == "Anna and 2 guests")
  }

  @Test("Numbers are written plainly")
  func numbers() {
    #expect(english("sample.amount", 1234.5) == "1234.5 ml")
    #expect(english("sample.amount", 0.1 + 0.2) == "0.3 ml")
    #expect(english("sample.whole", 2.5) == "3")
    #expect(english("sample.share", 0.25) == "25%")
    #expect(english("sample.share", 2) == "200%")
    #expect(english.number(12_345) == "12345")
    #expect(english("sample.days", Double.nan) == "nan days")
  }

  @Test("Days and times are written as in ISO 8601")
  func dates() throws {
    let day = try #require(Day("2026-11-28"))
    let moment = LocalMoment(day: day, time: try #require(WallTime("14:30")))
    #expect(english.dateText(day, .full) == "2026-11-28")
    #expect(russian("sample.when", moment) == "2026-11-28 в 14:30")
    #expect(english("sample.name", moment) == "2026-11-28 14:30 sleeps")
    #expect(english.timeText(moment.time, .hours12) == "14:30")
  }

  @Test("Names are sorted and found without regard to case")
  func names() {
    #expect(english.collator.sorted(["b", "C", "a"]) { $0 } == ["a", "b", "C"])
    #expect(english.collator.contains("Anna", "NN"))
    #expect(!english.collator.contains("Anna", "x"))
    #expect(english.collator.contains("Anna", ""))
  }
}
