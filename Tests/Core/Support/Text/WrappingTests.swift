import HearthSupport
import TestSupport
import Testing

@Suite struct WrappingTests {
  @Test(
    "A text is broken between words",
    arguments: [
      ("", 10, [""]),
      ("one two three", 7, ["one two", "three"]),
      ("one  two ", 20, ["one two"]),
      ("a\n\nb c", 10, ["a", "", "b c"]),
      ("incomprehensible", 6, ["incomp", "rehens", "ible"]),
      ("日本語の本", 4, ["日本", "語の", "本"]),
      ("日本 語", 5, ["日本", "語"]),
      ("日本", 1, ["日", "本"]),
    ]
  )
  func lines(text: String, columns: Int, expected: [String]) {
    #expect(wrapped(text, columns: columns) == expected)
  }

  @Test("Wrapping keeps every letter, in order and within the columns")
  func properties() {
    var generator = SplitMix64(seed: 7)
    let letters = ["a", "ё", "日", "👶", "e\u{301}", " ", " ", "-"]
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...60, using: &generator)
      let text = (0..<count).compactMap { _ in letters.randomElement(using: &generator) }.joined()
      let columns = Int.random(in: 2...20, using: &generator)
      let lines = wrapped(text, columns: columns)
      #expect(lines.allSatisfy { DisplayWidth.of($0) <= columns && !$0.hasSuffix(" ") })
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
  }
}
