import HearthSupport
import Testing

@Suite("Order and search of names")
struct CollatorTests {
  let english = Messages(.english).collator
  let russian = Messages(.russian).collator

  @Test("Names stand where their readers look for them")
  func order() {
    let names = ["Яна", "ёлка", "Ёжик", "Жук", "Ежевика", "анна", "Елена", "Борис", "Anna"]
    let sorted = ["анна", "Борис", "Ежевика", "Ёжик", "Елена", "ёлка", "Жук", "Яна", "Anna"]
    #expect(russian.sorted(names) { $0 } == sorted)
  }

  @Test("English puts accents beside their letters and numbers by their value")
  func accentsAndNumbers() {
    let names = ["Zoe", "track 10", "Émile", "track 9", "emil", "Anna", "éa"]
    let sorted = ["Anna", "éa", "emil", "Émile", "track 9", "track 10", "Zoe"]
    #expect(english.sorted(names) { $0 } == sorted)
  }

  @Test("Only the same bytes are equal, and the order has no cycles")
  func ties() {
    let composed = "\u{E9}"
    let decomposed = "e\u{301}"
    #expect(english.compare(composed, composed) == 0)
    #expect(english.compare(composed, decomposed) != 0)
    #expect(english.compare(composed, decomposed) == -english.compare(decomposed, composed))
    #expect(english.compare("", "") == 0)
    #expect(english.compare("", "a") < 0)
  }

  @Test("Values of one name keep their places")
  func stability() {
    let values = [("b", 1), ("a", 1), ("b", 2), ("a", 2)]
    let sorted = english.sorted(values) { $0.0 }
    #expect(sorted.map { "\($0.0)\($0.1)" } == ["a1", "a2", "b1", "b2"])
  }

  @Test(
    "A search overlooks case and accents, but not letters of the language",
    arguments: [
      ("Ёжик в тумане", "еж", true), ("Ежевика", "ЁЖЕ", true), ("Иоганн", "йо", false),
      ("Йогурт", "йог", true), ("Йогурт", "иог", false), ("Crème brûlée", "creme BRULEE", true),
      ("Anna", "nn", true), ("Anna", "ab", false), ("Anna", "", true), ("", "a", false),
      ("", "", true), ("Straße", "strasse", true), ("e\u{301}t\u{E9}", "ETE", true),
      ("100% done", "0%", true), ("a\u{0}b", "b", true), ("👶🏽 Anna", "👶🏽", true),
      ("Anna", "\u{301}", true), ("Anna", "\u{200D}", true), ("\u{301}", "a", false),
    ]
  )
  func search(text: String, wanted: String, expected: Bool) {
    #expect(russian.contains(text, wanted) == expected)
    #expect(english.contains(text, wanted) == expected)
  }
}
