import HearthSupport
import SeededRandom
import Testing

@Suite("Writing comma-separated values")
struct CSVWriterTests {
  @Test(
    "Quotes stand only where they are needed",
    arguments: [
      (["a", "b c", ""], "a,b c,\n"),
      (["a,b", "c\"d", "e\nf", "g\rh"], "\"a,b\",\"c\"\"d\",\"e\nf\",\"g\rh\"\n"),
      ([""], "\"\"\n"),
      (["\u{FEFF}a"], "\"\u{FEFF}a\"\n"),
      (["a;b"], "a;b\n"),
    ] as [([String], String)]
  )
  func quotes(cells: [String], text: String) {
    var writer = CSVWriter()
    writer.append(cells)
    #expect(writer.text == text)
  }

  @Test("Line ends and separator can be chosen")
  func options() {
    var writer = CSVWriter(lineEnd: .carriageReturnLineFeed, separator: UInt8(ascii: ";"))
    writer.append(["a,b", "c;d"])
    writer.append(["e"])
    #expect(writer.text == "a,b;\"c;d\"\r\ne\r\n")
  }

  @Test("What has been handed out is not handed out again")
  func flush() {
    var writer = CSVWriter()
    writer.append(["a"])
    #expect(writer.flush() == Array("a\n".utf8))
    writer.append(["b"])
    #expect(writer.flush() == Array("b\n".utf8))
    #expect(writer.bytes.isEmpty)
  }

  @Test("What is written reads as the same cells, in pieces of every length")
  func roundTrip() throws {
    var random = SplitMix64(seed: 2)
    let alphabet = ["a", ",", "\"", "\n", "\r", "\r\n", ";", " ", "é", "😀", "\u{FEFF}"]
    for round in 0..<300 {
      var writer = CSVWriter(lineEnd: round % 2 == 0 ? .lineFeed : .carriageReturnLineFeed)
      let table = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        (0..<Int.random(in: 1...4, using: &random)).map { _ in
          (0..<Int.random(in: 0...5, using: &random))
            .map { _ in alphabet[.random(in: alphabet.indices, using: &random)] }.joined()
        }
      }
      for cells in table { writer.append(cells) }
      let read = try rows(of: writer.bytes, chunk: .random(in: 1...40, using: &random))
      let cells = read.map(\.bytes)
      #expect(cells == table.map { $0.map { Array($0.utf8) } })
    }
  }
}

extension CSVRow {
  /// The cells' bytes, since texts may be equal and written otherwise.
  fileprivate var bytes: [[UInt8]] {
    if case .cells(let cells, _) = self { cells.map { Array($0.utf8) } } else { [] }
  }
}
