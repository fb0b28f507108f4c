import TestSupport
import Testing

@testable import ScreenKit

@Suite("Cells")
struct GridTests {
  static let widths: [(String, Int)] = [
    ("Anna", 4), ("Ёжик", 4), ("e\u{301}", 1), ("👨‍👩‍👧", 2), ("👍🏽", 2), ("❤️", 1), ("🇷🇺", 2),
    ("漢字", 4), ("한국", 4), ("שלום", 4), ("a\u{200D}b", 2), ("a\u{202E}b", 3), ("", 0), ("\t\n", 2),
  ]

  @Test("A text takes the columns that every terminal gives it", arguments: widths)
  func width(_ text: String, _ expected: Int) {
    #expect(Glyph.width(of: text) == expected)
    #expect(Glyph.all(of: text).reduce(0) { $0 + $1.width } == expected)
  }

  @Test("What is joined is drawn as its first code point")
  func joined() {
    #expect(Glyph.all(of: "👨‍👩‍👧").map(\.text) == ["👨"])
    #expect(Glyph.all(of: "👍🏽").map(\.text) == ["👍"])
    #expect(Glyph.all(of: "🇷🇺").map(\.text) == ["🇷", "🇺"])
  }

  @Test("A text that does not fit is cut with an ellipsis")
  func cut() {
    let grid = Grid(Size(columns: 6, rows: 1))
    Canvas(grid).write("漢字漢字", 0, 0)
    #expect(grid.text == "漢字…\n")
    #expect(grid.faults.isEmpty)
  }

  static let seeds: [UInt64] = Array(1...50)

  @Test("Whatever is drawn wherever, no glyph is halved and nothing lies outside", arguments: seeds)
  func random(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func number(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
    let grid = Grid(Size(columns: 20, rows: 6))
    let texts = [
      "漢字かな", "plain", "👨‍👩‍👧x", "e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "🇷🇺", "한", "",
    ]
    for _ in 1...200 {
      let part = Canvas(grid).part(
        Rect(number(24) - 2, number(8) - 1, number(12), number(5))
      )
      switch number(4) {
      case 0: part.fill(.faint)
      case 1: part.box(texts[number(texts.count)], .faint, title: .title)
      default: part.write(texts[number(texts.count)], number(8) - 2, number(4) - 1, .plain)
      }
      #expect(grid.faults.isEmpty)
    }
  }
}
