import HearthModel
import HearthSupport
import Testing

@Suite("Messages")
struct RenderingTests {
  let english = Messages(.english, [Sample.catalogue])
  let russian = Messages(.russian, [Sample.catalogue])

  @Test("A text without arguments is printed as it is")
  func plain() {
    #expect(english("sample.plain") == "No sleep today")
    #expect(russian("sample.plain") == "Сегодня без сна")
  }

  @Test("Apostrophes quote braces and nothing else")
  func apostrophes() {
    #expect(english("sample.apostrophe") == "Anna's day; it's {quoted} and '#'")
  }

  @Test(
    "Whatever a name is made of comes through unharmed",
    arguments: [
      "Anna", "{0}", "{1,plural,one{x}", "O'Hara", "''", "#", "👩‍👧‍👦", "🇫🇮", "שָׁלוֹם", "أحمد",
      "\u{202E}evil", "e\u{301}", "é", "a\u{0}b", "", String(repeating: "я", count: 5000),
    ]
  )
  func names(name: String) {
    #expect(Array(english("sample.name", name).utf8) == Array("\(name) sleeps".utf8))
    let plural = english("sample.guests", 1, name)
    #expect(Array(plural.utf8) == Array("\(name) alone".utf8))
  }

  @Test("A select takes the form of its word, or the general one")
  func select() {
    #expect(english("sample.role", "mother") == "She wrote")
    #expect(english("sample.role", "father") == "He wrote")
    #expect(english("sample.role", "aunt") == "Somebody wrote")
    #expect(english("sample.role", "") == "Somebody wrote")
  }

  @Test("Numbers, texts, plurals and dates mix in any order")
  func mix() throws {
    let day = try #require(Day("2026-11-28"))
    #expect(english("sample.mix", 2, "Anna", day, 10.25) == "Anna: 2 sleeps since 28 Nov, 10.25 h")
    #expect(russian("sample.mix", 5, "Аня", day, 10.25) == "Аня: 5 снов с 28 нояб., 10,25 ч")
  }

  @Test("A bare argument prints a value of any kind the way of the language")
  func bareArguments() throws {
    let day = try #require(Day("2026-11-28"))
    let time = try #require(WallTime("07:05"))
    let moment = LocalMoment(day: day, time: time)
    #expect(english("sample.name", 7) == "7 sleeps")
    #expect(english("sample.name", 12_345) == "12,345 sleeps")
    #expect(russian("sample.name", Int64(-12_345)) == "-12\u{A0}345 спит")
    #expect(russian("sample.name", 0.5) == "0,5 спит")
    #expect(english("sample.name", "Anna Maria".prefix(4)) == "Anna sleeps")
    #expect(english("sample.name", day) == "28 Nov 2026 sleeps")
    #expect(english("sample.name", time) == "07:05 sleeps")
    #expect(english("sample.name", moment) == "28 Nov 2026, 07:05 sleeps")
  }

  @Test("Number styles follow the language")
  func numberStyles() {
    #expect(english("sample.amount", 1234.25) == "1,234.3 ml")
    #expect(russian("sample.amount", 1234.25) == "1\u{A0}234,3 мл")
    #expect(english("sample.amount", 90) == "90.0 ml")
    #expect(english("sample.share", 0.256) == "26%")
    #expect(english("sample.whole", 2.5) == "3")
  }

  @Test("An escaped line break breaks the line, a continued line does not")
  func lines() {
    #expect(english("sample.lines") == "first\nsecond third")
  }

  @Test("An argument that is missing or of another kind loses no message")
  func wrongArguments() {
    #expect(english("sample.name") == "{0} sleeps")
    #expect(english("sample.days") == "{0} days")
    #expect(english("sample.days", "many") == "many days")
    #expect(english("sample.amount", "some") == "some ml")
    #expect(english("sample.when", "then") == "then at then")
    #expect(english("sample.plain", 1, "unused") == "No sleep today")
  }

  @Test("What Russian lacks is said in English, what nobody has by its key")
  func missing() {
    #expect(russian("sample.only-english") == "Only here")
    #expect(russian("sample.nowhere") == "sample.nowhere")
    #expect(russian.contains("sample.plain"))
    #expect(!russian.contains("sample.nowhere"))
  }

  @Test("A pattern that cannot be read is shown as it stands")
  func broken() {
    #expect(english("sample.broken", 1) == "{0,plural,one{# day}")
  }

  @Test("Of two catalogues with one key the first speaks")
  func precedence() {
    let other = MessageCatalogue("other", [.english: "sample.plain = Other", .russian: ""])
    #expect(Messages(.english, [other, Sample.catalogue])("sample.plain") == "Other")
    #expect(Messages(.english, [Sample.catalogue, other])("sample.plain") == "No sleep today")
  }
}
