import Testing

@testable import HearthSupport

@Suite("Reading a catalogue")
struct CatalogueTests {
  private func patterns(_ text: StaticString) -> [String] {
    CatalogueReader(text).entries.map { entry in
      "\(entry.key)=\(String(decoding: entry.patternBytes(in: text), as: UTF8.self))"
    }
  }

  @Test("Entries come in their order, without the space around them")
  func entries() {
    #expect(patterns("a.b = One\nc.d=Two  \ne = x = y") == ["a.b=One", "c.d=Two", "e=x = y"])
  }

  @Test("Indented lines continue an entry with one space")
  func continuation() {
    #expect(patterns("a = One\n  two\n\tthree  \nb =\n  four") == ["a=One two three", "b=four"])
    #expect(
      patterns("a = {0,plural,\n  one{x}\n  # other{y}}") == ["a={0,plural, one{x} # other{y}}"]
    )
  }

  @Test("Comments and empty lines are passed over")
  func comments() {
    let text: StaticString = "# One\n\na = 1\n# b = 2\n   \nc = 3\n"
    #expect(patterns(text) == ["a=1", "c=3"])
    #expect(CatalogueReader(text).strayLines.isEmpty)
  }

  @Test("An escaped line break is one, any other backslash is itself")
  func escapes() {
    #expect(patterns(#"a = x\ny\n"#) == ["a=x\ny\n"])
    #expect(patterns(#"a = \x\ n"#) == [#"a=\x\ n"#])
  }

  @Test("Lines that are nothing are reported by their number")
  func strayLines() {
    #expect(
      CatalogueReader("a = 1\nwords\n b = 2\n\n  late\n= x\ntwo words = y").strayLines == [
        2, 3, 5, 6, 7,
      ]
    )
    #expect(CatalogueReader("").entries.isEmpty)
    #expect(CatalogueEntry(searching: "a", in: "") == nil)
  }

  @Test("A list of hundreds of entries is read whole")
  func longList() {
    let reader = CatalogueReader(SupportTexts.russian)
    #expect(reader.entries.count == CatalogueReader(SupportTexts.english).entries.count)
    #expect(reader.entries.last?.key == "list.middle")
  }

  static let lists: [StaticString] = [
    SupportTexts.russian, SupportTexts.english,
    "a.b = a.b.c = 1\n# a.b.c = 2\na.b.c.d = 3\n  a.b.c = 4\n\na.b.c = 5\n  six\n  \n  stray\na.b.c = 7",
    "a = 1\n two", "aa = 1\na=2", "x a = 1\na  = 2 \n", "a\n= 1\n a = 2\na b = 3",
  ]

  @Test("A search finds what a reader finds", arguments: lists.indices)
  func search(_ index: Int) {
    let text = Self.lists[index]
    let entries = CatalogueReader(text).entries
    for key in Set(entries.map(\.key) + ["a", "a.b", "a.b.c", "list", "b", "=", ""]) {
      #expect(
        CatalogueEntry(searching: key, in: text) == entries.first { $0.key == key },
        "\(key)"
      )
    }
  }
}
