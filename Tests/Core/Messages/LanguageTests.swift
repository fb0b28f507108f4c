import HearthSupport
import Testing

@Suite("Choice of the language")
struct LanguageTests {
  @Test(
    "A wish names a language",
    arguments: [
      ("ru", "ru"), ("RU", "ru"), ("ru_RU.UTF-8", "ru"), ("ru-RU", "ru"), ("en_US@euro", "en"),
      ("ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7", "ru"), ("en;q=0.4, ru;q=0.5", "ru"),
      ("de-DE, fr;q=0.9, ru;q=0.1", "ru"), ("en,ru", "en"), ("ru,en", "ru"), ("de,*;q=0.5", "en"),
      ("ru;q=0,en;q=0.1", "en"), (" ru ; q=1 ", "ru"), ("ru;Q=0.5,en;q=0.4", "ru"),
    ]
  )
  func wishes(wish: String, code: String) {
    #expect(Language(matching: wish)?.code == code)
  }

  @Test(
    "A wish for what nobody speaks, or for nothing, names none",
    arguments: ["", "C", "POSIX", "de_DE.UTF-8", "fr,de", "ru;q=0", "ru;q=x", ",,;", "q=1", "rus"]
  )
  func noWishes(wish: String) {
    #expect(Language(matching: wish) == nil)
  }

  @Test("The environment's variables decide in the order of POSIX")
  func environment() {
    func language(_ all: String?, _ messages: String?, _ lang: String?) -> Language {
      .negotiated(lcAll: all, lcMessages: messages, lang: lang)
    }
    #expect(language(nil, nil, "ru_RU.UTF-8") == .russian)
    #expect(language(nil, "ru_RU", "en_US") == .russian)
    #expect(language("en_US", "ru_RU", "ru_RU") == .english)
    #expect(language("", "", "ru_RU") == .russian)
    #expect(language("C", "ru_RU", "ru_RU") == .english)
    #expect(language(nil, nil, nil) == .english)
    #expect(language(nil, nil, "fr_FR") == .english)
  }

  @Test("Every language matches its own code")
  func codes() {
    #expect(Language.all.map(\.code) == ["en", "ru"])
    for language in Language.all { #expect(Language(matching: language.code) == language) }
  }
}
