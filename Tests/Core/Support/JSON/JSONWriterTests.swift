import HearthSupport
import SeededRandom
import Testing

@Suite("Writing JSON")
struct JSONWriterTests {
  @Test(
    "A value is written in its shortest form",
    arguments: [
      (nil, "null"),
      (["name": "Zoë", "age": 3, "asleep": true], #"{"name":"Zoë","age":3,"asleep":true}"#),
      ([[], .object([]), [1, [2]]], "[[],{},[1,[2]]]"),
      ("\"\\/\u{0}\u{1F}\u{8}\u{C}\n\r\t\u{7F}", #""\"\\/\u0000\u001f\b\f\n\r\t"# + "\u{7F}\""),
      (.integer(.min), "-9223372036854775808"),
      (.number("3.650"), "3.650"),
    ] as [(JSON, String)]
  )
  func compact(value: JSON, text: String) {
    #expect(value.text == text)
  }

  @Test(
    "A literal that is no number is written as text",
    arguments: ["", "abc", "1,2", "NaN", "1.", "01", "1}"]
  )
  func badLiteral(literal: String) {
    #expect(JSON.number(literal).text == "\"\(literal)\"")
  }

  @Test("The indented form has a member a line and leaves empty ones whole")
  func indented() {
    let value: JSON = ["a": [1, ["b": nil]], "c": [], "d": .object([])]
    #expect(
      value.indentedText == """
        {
          "a": [
            1,
            {
              "b": null
            }
          ],
          "c": [],
          "d": {}
        }
        """
    )
  }

  @Test(
    "A decimal has all its places",
    arguments: [
      (3650, 3, "3.650"), (-5, 2, "-0.05"), (0, 1, "0.0"), (12, 0, "12"),
      (.min, 1, "-922337203685477580.8"),
    ] as [(Int64, Int, String)]
  )
  func decimal(value: Int64, places: Int, text: String) {
    #expect(JSON.decimal(value, places: places).text == text)
  }

  @Test("An absent value is null, a present one itself")
  func optionals() {
    #expect(JSON(nil as String?) == nil)
    #expect(JSON("x" as String?) == "x")
    #expect(JSON(7 as Int?) == 7)
    #expect(JSON(nil as Bool?) == nil)
    #expect(JSON.optional(3 as Int?) { .string("\($0) h") } == "3 h")
  }

  @Test("What is written reads as the same value, in both forms")
  func roundTrip() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<500 {
      let value = randomValue(depth: 4, using: &random)
      #expect(try JSON(parsing: value.bytes) == value)
      #expect(try JSON(parsing: value.indentedText) == value)
    }
  }

  private func randomValue(depth: Int, using random: inout SplitMix64) -> JSON {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2: return .integer(.random(in: .min ... .max, using: &random))
    case 3: return .decimal(.random(in: -99_999...99_999, using: &random), places: 3)
    case 4: return .string(randomText(using: &random))
    case 5:
      return .array(
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
          randomValue(depth: depth - 1, using: &random)
        }
      )
    default:
      return .object(
        (0..<Int.random(in: 0...20, using: &random)).map { index in
          let key = "\(index)\(randomText(using: &random))"
          return JSON.Member(key, randomValue(depth: depth - 2, using: &random))
        }
      )
    }
  }

  private func randomText(using random: inout SplitMix64) -> String {
    let scalars: [Unicode.Scalar] = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      let top: UInt32 = Bool.random(using: &random) ? 0x60 : 0x10FFFF
      return Unicode.Scalar(.random(in: 0...top, using: &random)) ?? "\u{301}"
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
