import Testing

@testable import CommandKit

@Suite struct AlikeTests {
  private static let words = [
    "now", "sleep", "feed", "pump", "nappy", "weigh", "measure", "temperature", "medicine", "note",
    "timer", "day", "week", "stats", "age", "next", "remind", "undo", "redo", "import", "export",
  ]

  @Test(
    "A mistyped word brings the words it looks like",
    arguments: [
      ("slep", ["sleep"]), ("slepe", ["sleep"]), ("SLEEP", ["sleep"]), ("fede", ["feed"]),
      ("temp", ["temperature"]), ("tempreature", ["temperature"]), ("mesure", ["measure"]),
      ("import", ["import"]), ("imprt", ["import"]), ("exprot", ["export"]), ("nape", []),
      ("statistics", []), ("xyz", []), ("", []), ("q", []), ("ne", ["next"]),
      ("me", ["measure", "medicine"]),
      ("udno", ["undo"]), ("сон", []),
    ]
  )
  func suggestions(word: String, expected: [String]) {
    #expect(alike(word, among: Self.words) == expected)
  }

  @Test(
    "The distance counts insertions, losses, changes and swaps",
    arguments: [
      ("", "", 0), ("a", "", 1), ("", "abc", 3), ("abc", "abc", 0), ("abc", "acb", 1),
      ("abcd", "badc", 2), ("kitten", "sitting", 3), ("ca", "abc", 3), ("ёж", "еж", 1),
    ]
  )
  func distances(left: String, right: String, expected: Int) {
    #expect(typingDistance(Array(left), Array(right)) == expected)
    #expect(typingDistance(Array(right), Array(left)) == expected)
  }
}
