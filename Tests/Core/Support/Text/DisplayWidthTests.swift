import HearthSupport
import Testing

@Suite struct DisplayWidthTests {
  @Test(
    "A text takes the columns a terminal gives it",
    arguments: [
      ("", 0), ("Anna", 4), ("Ёжик", 4), ("é", 1), ("e\u{301}", 1), ("и\u{306}", 1),
      ("שָׁלוֹם", 4), ("مرحبا", 5), ("日本語", 6), ("ｶﾅ", 2), ("ＡＢ", 4), ("한국", 4),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("「」", 4), ("𠀀", 2), ("นี้", 1), ("नि", 2),
      ("👶", 2), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇷🇺", 2), ("🇷🇺🇫🇷", 4), ("\u{1F1F7}", 1),
      ("❤", 1), ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("☕", 2), ("🏴\u{E0067}\u{E007F}", 2),
      ("a\u{200B}b", 2), ("\u{FEFF}", 0), ("a\tb\n", 2), ("\u{1B}", 0), ("\r\n", 0), ("…", 1),
      ("·", 1), ("\u{AD}", 1), ("█", 1), ("−", 1), ("\u{A0}", 1), ("\u{3000}", 2), ("\u{303F}", 1),
      ("䷀", 2), ("\u{FE0F}", 0), ("\u{0600}", 1), ("\u{1FAE8}", 2),
    ]
  )
  func columns(text: String, expected: Int) {
    #expect(DisplayWidth.of(text) == expected)
  }

  @Test("A text of one scalar is as wide as its only grapheme")
  func singleScalars() {
    for scalar in (0..<0x3100).compactMap(Unicode.Scalar.init) {
      let character = Character(scalar)
      #expect(DisplayWidth.of(String(character)) == DisplayWidth.of(character), "\(scalar.value)")
      #expect(
        DisplayWidth.of("a\(character)") == 1 + DisplayWidth.of(character) || scalar == "\u{FE0F}"
      )
    }
  }

  @Test(
    "A prefix ends before the grapheme that does not fit",
    arguments: [
      ("abc", 2, "ab"), ("abc", 0, ""), ("日本", 3, "日"), ("👨‍👩‍👧‍👦👶", 3, "👨‍👩‍👧‍👦"),
      ("e\u{301}a", 1, "e\u{301}"),
      ("ab", 9, "ab"), ("a日b", 2, "a"),
    ]
  )
  func prefixes(text: String, columns: Int, expected: String) {
    #expect(DisplayWidth.prefix(of: text, columns: columns) == expected)
  }
}
