import Glibc
import HearthPorts
import HearthSupport
import SeededRandom
import Testing

@Suite("Reading comma-separated values")
struct CSVReaderTests {
  @Test(
    "A text has its rows, in pieces of whatever length",
    arguments: [
      ("", []),
      ("a,b\nc,d\n", [.cells(["a", "b"], line: 1), .cells(["c", "d"], line: 2)]),
      ("a,b\nc", [.cells(["a", "b"], line: 1), .cells(["c"], line: 2)]),
      ("a\r\nb\rc\nd\r", (1...4).map { .cells([["a", "b", "c", "d"][$0 - 1]], line: $0) }),
      ("a\n\n,\n", [.cells(["a"], line: 1), .cells([""], line: 2), .cells(["", ""], line: 3)]),
      ("a,", [.cells(["a", ""], line: 1)]),
      ("\u{FEFF}a\nb", [.cells(["a"], line: 1), .cells(["b"], line: 2)]),
      ("\u{FEFF}", []),
      ("\u{FEFF}\"a\"", [.cells(["a"], line: 1)]),
      ("\"a,b\",\"c\"\"d\",\"\"", [.cells(["a,b", "c\"d", ""], line: 1)]),
      ("\"\"\"\"", [.cells(["\""], line: 1)]),
      (
        "\"1\n2\r3\r\n4\",x\ny\n",
        [.cells(["1\n2\r3\r\n4", "x"], line: 1), .cells(["y"], line: 5)]
      ),
      ("\"a\r\"\rb", [.cells(["a\r"], line: 1), .cells(["b"], line: 3)]),
      ("5'3\", x\"y\"", [.cells(["5'3\"", " x\"y\""], line: 1)]),
      ("\"a\"b\"c,d", [.cells(["ab\"c", "d"], line: 1)]),
      ("\"a\"\"b\"c\"\"", [.cells(["a\"bc\"\""], line: 1)]),
      (" \"a\"", [.cells([" \"a\""], line: 1)]),
      ("имя,é e\u{301}\n", [.cells(["имя", "é e\u{301}"], line: 1)]),
    ] as [(String, [CSVRow])]
  )
  func sound(text: String, expected: [CSVRow]) throws {
    for chunk in 1...max(1, text.utf8.count) {
      #expect(try rows(of: Array(text.utf8), chunk: chunk) == expected, "pieces of \(chunk)")
    }
  }

  @Test(
    "A row that cannot be read is told with its line, and the next one is read",
    arguments: [
      ("a\n\"b\nc,d\n", [.fault(.unterminatedQuote, line: 2), .cells(["c", "d"], line: 3)]),
      ("a\nx,\"b", [.fault(.unterminatedQuote, line: 2)]),
      (
        "a\n\"b\nc \"d\"\ne\n",
        [
          .fault(.unterminatedQuote, line: 2), .cells(["c \"d\""], line: 3),
          .cells(["e"], line: 4),
        ]
      ),
      ("a\n\"b\"\"\rc", [.fault(.unterminatedQuote, line: 2), .cells(["c"], line: 3)]),
      ("a\nb\0,c\nd", [.fault(.binary, line: 2), .cells(["d"], line: 3)]),
      ("a\n\"b\n\0\"\nd", [.fault(.binary, line: 2), .cells(["d"], line: 4)]),
    ] as [(String, [CSVRow])]
  )
  func faults(text: String, expected: [CSVRow]) throws {
    for chunk in 1...text.utf8.count {
      #expect(
        try rows(of: Array(text.utf8), chunk: chunk) == [.cells(["a"], line: 1)] + expected,
        "pieces of \(chunk)"
      )
    }
  }

  @Test(
    "A row that is not UTF-8 is told with its line",
    arguments: [[0xFF], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80]] as [[UInt8]]
  )
  func notText(bad: [UInt8]) throws {
    let bytes = Array("a\nx,".utf8) + bad + Array(",y\nb\n".utf8)
    #expect(
      try rows(of: bytes) == [
        .cells(["a"], line: 1), .fault(.notText, line: 2), .cells(["b"], line: 3),
      ]
    )
  }

  @Test("Another separator is heeded, and the comma is then a letter like any other")
  func separator() throws {
    let rows = try rows(of: Array("a,b;\"c;d\"\n".utf8), separator: UInt8(ascii: ";"))
    #expect(rows == [.cells(["a,b", "c;d"], line: 1)])
  }

  @Test("A text of another encoding shows itself in its first row")
  func otherEncoding() throws {
    let bytes: [UInt8] = [0xFF, 0xFE] + "id,name\n".utf8.flatMap { [$0, 0] }
    #expect(try rows(of: bytes).first == .fault(.binary, line: 1))
  }

  @Test(
    "A row of the longest length is read, whatever ends it",
    arguments: ["\n", "\r", "\r\n", ""]
  )
  func longest(end: String) throws {
    let cell = String(repeating: "x", count: 100)
    for chunk in 1...110 {
      let read = try rows(of: Array("\(cell)\(end)".utf8), chunk: chunk, limit: 100)
      #expect(read == [.cells([cell], line: 1)], "pieces of \(chunk)")
    }
  }

  @Test(
    "A longer row is told, and reading goes on with the next line",
    arguments: ["\n", "\r", "\r\n"]
  )
  func tooLong(end: String) throws {
    let long = String(repeating: "x", count: 101)
    let text = "a\(end)\(long),\(long)\(end)b\(end)\"\(long)\(end)c\"\(end)d"
    for chunk in 1...500 {
      #expect(
        try rows(of: Array(text.utf8), chunk: chunk, limit: 100) == [
          .cells(["a"], line: 1), .fault(.tooLong, line: 2), .cells(["b"], line: 3),
          .fault(.tooLong, line: 4), .cells(["c\""], line: 5), .cells(["d"], line: 6),
        ],
        "pieces of \(chunk)"
      )
    }
  }

  @Test("The limit is 1 MiB unless another is given")
  func usualLimit() throws {
    let longest = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    let reader = CSVReader(longest + [UInt8(ascii: "\n")] + longest + longest.prefix(1))
    #expect(try reader.next()?.line == 1)
    #expect(try reader.next() == .fault(.tooLong, line: 2))
    #expect(try reader.next() == nil)
  }

  @Test("After a quote that never closes the lines below are rows, however many")
  func lostQuote() throws {
    let lines = (2...1000).map { "\($0),some text to fill the line" }
    let text = "\"lost\n" + lines.joined(separator: "\n")
    for (limit, fault) in [(1 << 20, CSVError.unterminatedQuote), (1000, .tooLong)] {
      let read = try rows(of: Array(text.utf8), limit: limit)
      #expect(read.count == 1000)
      #expect(read.first == .fault(fault, line: 1))
      #expect(read.last == .cells(["1000", "some text to fill the line"], line: 1000))
    }
  }

  @Test("A line without an end needs no memory to speak of")
  func boundedMemory() async throws {
    await #expect(processExitsWith: .success) {
      let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 16)
      var pieces = 0
      let reader = CSVReader { () throws(ImportError) in
        pieces += 1
        return pieces <= 512 ? piece : nil
      }
      let before = peakMemory()
      let rows = [try reader.next(), try reader.next()]
      #expect(rows == [.fault(.tooLong, line: 1), nil])
      #expect(pieces == 513)
      #expect(peakMemory() - before < 8192)
    }
  }

  @Test("What the source throws is passed on, and reading may be tried again")
  func failure() throws {
    let failure = ImportError.inputOutput(path: "a", code: 5)
    var pieces: [Result<[UInt8], ImportError>] = [
      .success(Array("a,".utf8)), .failure(failure), .success(Array("b\n".utf8)),
    ]
    let reader = CSVReader { () throws(ImportError) in
      pieces.isEmpty ? nil : try pieces.removeFirst().get()
    }
    #expect(throws: failure) { try reader.next() }
    #expect(try reader.next() == .cells(["a", "b"], line: 1))
  }

  @Test("Noise is read or told, line by line, the same in pieces of every length")
  func noise() throws {
    var random = SplitMix64(seed: 11)
    let alphabet = Array("ab,\"\"\"\r\n\n\0".utf8) + [0xC3, 0xA9]
    for _ in 0..<3000 {
      let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ in
        alphabet[.random(in: alphabet.indices, using: &random)]
      }
      let whole = try rows(of: bytes)
      #expect(zip(whole, whole.dropFirst()).allSatisfy { $0.line < $1.line })
      #expect(try rows(of: bytes, chunk: .random(in: 1...5, using: &random)) == whole)
    }
  }
}

/// The most memory that the process has held, in KiB.
private func peakMemory() -> Int {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss
}
