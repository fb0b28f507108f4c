import TestSupport
import Testing

@testable import ScreenKit

@Suite("What terminals send")
struct KeyDecoderTests {
  static let cases: [(String, [InputEvent])] = [
    ("a", [.key(Key("a"))]), ("Ж", [.key(Key("Ж"))]), ("漢👍", [.key(Key("漢")), .key(Key("👍"))]),
    ("\r", [.key(.enter)]), ("\t", [.key(.tab)]), ("\u{7F}", [.key(.backspace)]),
    ("\u{3}", [.key(.control("c"))]), ("\u{1B}[A", [.key(.up)]), ("\u{1B}OB", [.key(.down)]),
    ("\u{1B}[1;5C", [.key(Key(.right, .control))]), ("\u{1B}[Z", [.key(.backTab)]),
    ("\u{1B}[3~", [.key(.delete)]), ("\u{1B}[5~\u{1B}[6~", [.key(.pageUp), .key(.pageDown)]),
    ("\u{1B}OP", [.key(Key(.function(1)))]), ("\u{1B}[15~", [.key(Key(.function(5)))]),
    ("\u{1B}[[A", [.key(Key(.function(1)))]), ("\u{1B}x", [.key(Key(.character("x"), .alt))]),
    ("\u{1B}[200~a\nb\u{1B}[A\u{1B}[201~", [.paste("a\nb\u{1B}[A")]),
    ("\u{1B}[<0;3;5M", [.mouse(MouseEvent(.press, at: Point(column: 2, row: 4)))]),
    ("\u{1B}[<0;3;5m", [.mouse(MouseEvent(.release, at: Point(column: 2, row: 4)))]),
    ("\u{1B}[<65;1;1M", [.mouse(MouseEvent(.scrollDown, at: Point(column: 0, row: 0)))]),
    ("\u{1B}[M !!", [.mouse(MouseEvent(.press, at: Point(column: 0, row: 0)))]),
    ("\u{1B}]11;rgb:ffff/ffff/eeee\u{1B}\\", [.background(.light)]),
    ("\u{1B}]11;rgb:00/00/1f\u{7}a", [.background(.dark), .key(Key("a"))]),
    ("\u{1B}[?1;2c", []), ("\u{1B}[999~", []),
  ]

  @Test("A sequence is the event it stands for, however it is cut into pieces", arguments: cases)
  func sequences(_ text: String, _ expected: [InputEvent]) {
    let bytes = Array(text.utf8)
    var whole = KeyDecoder()
    let events = whole.read(bytes)
    #expect(events == expected)
    var pieces = KeyDecoder()
    let cut = bytes.flatMap { pieces.read([$0]) }
    #expect(cut == expected)
    #expect(!pieces.isWaiting)
  }

  @Test("A lone escape is the key when nothing follows")
  func escape() {
    var decoder = KeyDecoder()
    let early = decoder.read([0x1B])
    #expect(early == [])
    #expect(decoder.isWaiting)
    let late = decoder.flush()
    #expect(late == [.key(.escape)])
    #expect(!decoder.isWaiting)
  }

  static let seeds: [UInt64] = Array(1...20)

  @Test("Whatever comes in, keys are known again afterwards", arguments: seeds)
  func garbage(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var decoder = KeyDecoder()
    let starts = ["\u{1B}[", "\u{1B}]", "\u{1B}O", "\u{1B}[<", "\u{1B}[M", "\u{1B}P", "\u{1B}"]
    for _ in 1...500 {
      if random.next() % 3 == 0 {
        _ = decoder.read(Array(starts[Int(random.next() % UInt64(starts.count))].utf8))
      }
      _ = decoder.read(
        (0..<random.next() % 9).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      )
    }
    // The end of a string, of a paste and of a long sequence.
    _ = decoder.read(Array("\u{1B}\\\u{7}\u{1B}[201~".utf8))
    _ = decoder.flush()
    _ = decoder.read(Array(repeating: UInt8(ascii: "x"), count: 5000))
    _ = decoder.flush()
    let last = decoder.read(Array("ж".utf8))
    #expect(last == [.key(Key("ж"))])
  }
}
