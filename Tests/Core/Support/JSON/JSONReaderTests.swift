import HearthSupport
import SeededRandom
import Testing

@Suite("Reading JSON")
struct JSONReaderTests {
  @Test(
    "A text of RFC 8259 becomes its value",
    arguments: [
      ("null", nil),
      (" true\n", true),
      ("[1,-20,\t9223372036854775807]", [1, -20, 9_223_372_036_854_775_807]),
      ("9223372036854775808", .number("9223372036854775808")),
      ("[0, -0, 3.650, 1E+2]", [0, .number("-0"), .number("3.650"), .number("1E+2")]),
      (#""a\"\\\/\b\f\n\r\t""#, "a\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u043C\u0430\u00e9""#, "маé"),
      (#""\uD83D\uDE00 x""#, "😀 x"),
      ("{ \"b\" : [] , \"a\" : { } }", ["b": [], "a": .object([])]),
      ("\"\u{7F}\u{2028}\"", "\u{7F}\u{2028}"),
    ] as [(String, JSON)]
  )
  func valid(text: String, value: JSON) throws {
    #expect(try JSON(parsing: text) == value)
  }

  @Test(
    "Anything else is refused with the offset of the fault",
    arguments: [
      ("", .unexpected(offset: 0)),
      ("  ", .unexpected(offset: 2)),
      ("\u{FEFF}1", .unexpected(offset: 0)),
      ("nul", .unexpected(offset: 3)),
      ("True", .unexpected(offset: 0)),
      ("1 2", .trailing(offset: 2)),
      ("{} x", .trailing(offset: 3)),
      ("[1,]", .unexpected(offset: 3)),
      ("[1 2]", .unexpected(offset: 3)),
      ("[1", .unexpected(offset: 2)),
      ("{\"a\":1,}", .unexpected(offset: 7)),
      ("{a:1}", .unexpected(offset: 1)),
      ("{\"a\" 1}", .unexpected(offset: 5)),
      ("01", .badNumber(offset: 1)),
      ("-", .badNumber(offset: 1)),
      ("+1", .unexpected(offset: 0)),
      (".5", .unexpected(offset: 0)),
      ("1.", .badNumber(offset: 2)),
      ("1.e2", .badNumber(offset: 2)),
      ("1e", .badNumber(offset: 2)),
      ("NaN", .unexpected(offset: 0)),
      ("\"a", .unexpected(offset: 2)),
      ("\"a\nb\"", .unexpected(offset: 2)),
      (#""\x41""#, .badEscape(offset: 1)),
      (#""\"#, .badEscape(offset: 1)),
      (#""\u12G4""#, .badEscape(offset: 1)),
      (#""\u12"#, .badEscape(offset: 1)),
      (#""\uD83D""#, .badEscape(offset: 1)),
      (#""\uDE00""#, .badEscape(offset: 1)),
      (#""\uD83D\u0041""#, .badEscape(offset: 1)),
    ] as [(String, JSONError)]
  )
  func invalid(text: String, error: JSONError) {
    #expect(throws: error) { try JSON(parsing: text) }
  }

  @Test(
    "Bytes that are not UTF-8 are refused",
    arguments: [[0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]]
      as [[UInt8]]
  )
  func badText(bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    #expect(throws: JSONError.badText(offset: 1)) {
      try JSON(parsing: [quote] + bytes + [quote])
    }
  }

  @Test("Of several members with one name the last value is kept, at the first one's place")
  func duplicates() throws {
    let value = try JSON(parsing: #"{"a":1,"b":2,"a":3}"#)
    #expect(value == ["a": 3, "b": 2])
  }

  @Test("Names met again are found among many, too")
  func manyDuplicates() throws {
    let members = (0..<200).map { "\"k\($0 % 100)\":\($0)" }.joined(separator: ",")
    let value = try JSON(parsing: "{\(members)}")
    #expect(value == .object((0..<100).map { JSON.Member("k\($0)", .integer($0 + 100)) }))
  }

  @Test("Names that differ in bytes alone are different names")
  func canonicallyEqualNames() throws {
    let value = try JSON(parsing: "{\"é\":1,\"e\u{301}\":2}")
    #expect(value.members?.count == 2)
    #expect(value["e\u{301}"] == 2)
    #expect(value["é"] == 1)
  }

  @Test("Nesting is read down to the limit and refused below it")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try JSON(parsing: nested(JSON.depthLimit))
    #expect(throws: JSONError.tooDeep(offset: JSON.depthLimit)) {
      try JSON(parsing: nested(JSON.depthLimit + 1))
    }
    #expect(throws: JSONError.tooDeep(offset: JSON.depthLimit)) {
      try JSON(parsing: String(repeating: "[", count: 1_000_000))
    }
  }

  @Test("A mangled text is read or refused, and its offset lies within it")
  func mangled() throws {
    var random = SplitMix64(seed: 7)
    let sample = Array(#"{"a":[1,-2.5e3,"x\u00e9\n\uD83D\uDE00"],"b":{"c":null,"d":true}}"#.utf8)
    for _ in 0..<5000 {
      var bytes = Array(sample.prefix(.random(in: 0...sample.count, using: &random)))
      for _ in 0..<Int.random(in: 0...2, using: &random) where !bytes.isEmpty {
        bytes[.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      do throws(JSONError) {
        _ = try JSON(parsing: bytes)
      } catch {
        #expect((0...bytes.count).contains(error.offset))
      }
    }
  }
}
