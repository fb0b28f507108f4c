import CommandKit
import HearthSupport
import TestSupport
import Testing

@Suite struct TextTableTests {
  private func table(_ columns: [TextTable.Column], _ rows: [[String]]) -> TextTable {
    var table = TextTable(columns)
    rows.forEach { table.append($0) }
    return table
  }

  private let children = [
    ["Ёжик", "21", "likes the sea"], ["日本語", "3", ""], ["👨‍👩‍👧‍👦", "1024", "a family"],
    ["שָׁלוֹם", "0"], ["Renée", "7", "line\nbreak and \u{1B}[31mcolour"],
  ]

  @Test("Columns align by what is seen, not by letters")
  func alignment() {
    let table = table(
      [.init("Child"), .init("Days", alignment: .trailing), .init("Note", isFlexible: true)],
      children
    )
    expectSnapshot(
      table.lines(width: 80).joined(separator: "\n") + "\n",
      suite: "CommandKit",
      named: "table"
    )
  }

  @Test("A flexible column gives way and says so")
  func truncation() {
    let table = table([.init(), .init(isFlexible: true)], [["a", "日本語日本語"], ["b", "short"]])
    #expect(table.lines(width: 11) == ["a  日本語…", "b  short"])
    #expect(table.lines(width: 10) == ["a  日本語…", "b  short"])
    #expect(table.lines(width: 9) == ["a  日本…", "b  short"])
  }

  @Test("Without titles there is no line for them, without rows only that line")
  func titles() {
    #expect(table([.init()], [["x"]]).lines(width: 80) == ["x"])
    #expect(table([.init("T")], []).lines(width: 80) == ["T"])
    #expect(table([.init()], []).lines(width: 80) == [])
  }

  @Test("No line ends in a space or is wider than asked", arguments: 16...60)
  func widths(width: Int) {
    let columns: [TextTable.Column] = [
      .init("Child", isFlexible: true), .init("Days", alignment: .trailing),
      .init("Note", isFlexible: true),
    ]
    for line in table(columns, children).lines(width: width) {
      #expect(DisplayWidth.of(line) <= width)
      #expect(!line.hasSuffix(" "))
    }
  }
}
