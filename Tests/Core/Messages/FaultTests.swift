import HearthSupport
import Testing

@Suite("Faults of a catalogue")
struct FaultTests {
  private func faults(_ english: StaticString, _ russian: StaticString) -> [String] {
    MessageCatalogue("test", [.english: english, .russian: russian]).faults().map(\.description)
  }

  @Test("A sound catalogue has none")
  func none() {
    let russian: StaticString = "a.b = {0,plural,one{# день} few{# дня} many{# дней} other{# дня}}"
    #expect(faults("a.b = {0,plural,one{# day} other{# days}}", russian) == [])
  }

  @Test("A key that a language lacks")
  func missing() {
    #expect(faults("a = x\nb = y", "b = y") == ["test, ru, a: is missing"])
    #expect(faults("b = y", "a = x\nb = y") == ["test, en, a: is missing"])
    let onlyEnglish = MessageCatalogue("test", [.english: "a = x"])
    #expect(onlyEnglish.faults().map(\.description) == ["test, ru, a: is missing"])
  }

  @Test("Other arguments than in English")
  func arguments() {
    #expect(
      faults("a = {0} {1}", "a = {0}") == ["test, ru, a: speaks of arguments [0], en of [0, 1]"]
    )
    #expect(faults("a = {1} {0}", "a = {0} {1}") == [])
  }

  @Test("A key given twice, an entry without text, a line that is none")
  func entries() {
    #expect(faults("a = x\na = y", "a = x") == ["test, en, a: is given twice"])
    #expect(faults("a =", "a = x") == ["test, en, a: has no text"])
    #expect(
      faults("a = x\nwords", "a = x") == ["test, en, line 2: is neither an entry nor a comment"]
    )
  }

  @Test("A pattern that cannot be read")
  func unreadable() {
    #expect(faults("a = {0", "a = x").first?.hasPrefix("test, en, a: cannot be read") == true)
  }

  @Test("A plural form that the language has and the text forgets")
  func forgottenForms() {
    let english: StaticString = "a = {0,plural,one{#} other{#}}"
    let forgetful: StaticString = "a = {0,plural,one{#} few{#} other{#}}"
    #expect(faults(english, forgetful) == ["test, ru, a: has no form \"many\""])
  }

  @Test("An argument that is text here and a number there, which ICU refuses")
  func refused() {
    let text: StaticString = "a = {0} {0,number}"
    #expect(faults(text, text).allSatisfy { $0.hasSuffix("ICU refuses it") })
    #expect(faults(text, text).count == 2)
  }

  @Test("The keys are those of all languages")
  func keys() {
    let catalogue = MessageCatalogue("test", [.english: "b = x\na = x", .russian: "c = x"])
    #expect(catalogue.keys == ["a", "b", "c"])
  }
}
