import HearthSupport
import Testing

@Suite("Plurals")
struct PluralTests {
  @Test(
    "Russian has a form for every number",
    arguments: [
      (0, "0 дней"), (1, "1 день"), (2, "2 дня"), (4, "4 дня"), (5, "5 дней"), (11, "11 дней"),
      (12, "12 дней"), (21, "21 день"), (22, "22 дня"), (101, "101 день"), (111, "111 дней"),
      (1_000_001, "1\u{A0}000\u{A0}001 день"),
    ]
  )
  func russian(number: Int, expected: String) {
    #expect(Messages(.russian, [Sample.catalogue])("sample.days", number) == expected)
  }

  @Test(
    "A fraction takes the form of fractions",
    arguments: [(1.5, "1,5 дня"), (2.0, "2 дня"), (21.0, "21 день"), (1.0004, "1 день")]
  )
  func russianFractions(number: Double, expected: String) {
    #expect(Messages(.russian, [Sample.catalogue])("sample.days", number) == expected)
  }

  @Test(
    "English tells one from many",
    arguments: [
      (0, "0 days"), (1, "1 day"), (2, "2 days"), (11, "11 days"), (21, "21 days"),
      (1234, "1,234 days"), (-1, "-1 day"), (Int.max, "9,223,372,036,854,775,807 days"),
    ]
  )
  func english(number: Int, expected: String) {
    #expect(Messages(.english, [Sample.catalogue])("sample.days", number) == expected)
  }

  @Test(
    "The form goes with the digits shown",
    arguments: [
      (1.0, "1.0 days", "1,0 дня"), (5, "5.0 days", "5,0 дня"), (0.96, "1.0 days", "1,0 дня"),
    ]
  )
  func shownDigits(number: Double, inEnglish: String, inRussian: String) {
    #expect(Messages(.english, [Sample.catalogue])("sample.average", number) == inEnglish)
    #expect(Messages(.russian, [Sample.catalogue])("sample.average", number) == inRussian)
  }

  @Test(
    "An offset is taken off after exact numbers are looked up",
    arguments: [
      (0, "nobody"), (1, "Anna alone"), (2, "Anna and 1 guest"), (3, "Anna and 2 guests"),
    ]
  )
  func offset(number: Int, expected: String) {
    #expect(Messages(.english, [Sample.catalogue])("sample.guests", number, "Anna") == expected)
  }

  @Test(
    "Ordinals have forms of their own",
    arguments: [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (21, "21st")]
  )
  func ordinals(number: Int, expected: String) {
    #expect(Messages(.english, [Sample.catalogue])("sample.place", number) == expected)
  }

  @Test("A number that is none takes the general form", arguments: [Double.nan, .infinity])
  func notANumber(number: Double) {
    #expect(Messages(.english, [Sample.catalogue])("sample.days", number).hasSuffix(" days"))
  }
}
