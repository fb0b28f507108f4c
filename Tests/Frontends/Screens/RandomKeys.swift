import Glibc
import TestSupport

@testable import ScreenKit

/// Events as a cat on the keyboard, or a child with a phone, makes them.
struct RandomKeys {
  /// How many events each seed brings.
  static let steps = getenv("HEARTH_LONG").map { String(cString: $0) } == "1" ? 1000 : 200

  private var random: SplitMix64
  private static let letters = Array("abcdefghijklmnopqrstuvwxyzUы0123456789+-=*/?,.[]<> яЁ👨‍👩‍👧é漢")
  private static let keys: [Key] = [
    .enter, .enter, .enter, .escape, .escape, .tab, .backTab, .up, .down, .up, .down, .left, .right,
    .home, .end, .pageUp, .pageDown, .backspace, .delete, .space, .control("s"), .control("o"),
    .control("r"), .control("u"), .control("w"), Key(.function(1)), Key(.up, .alt),
  ]
  private static let pastes = ["2026-01-09 21:10", "a\nb\tc\u{1B}[2J", "", "120", "👨‍👩‍👧‍👦"]

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// A number below a bound.
  mutating func number(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }

  /// The next event; never one that ends the program.
  mutating func event(in size: Size) -> InputEvent {
    switch number(20) {
    case 0: return .paste(Self.pastes[number(Self.pastes.count)])
    case 1:
      let point = Point(column: number(size.columns + 2), row: number(size.rows + 2))
      let actions: [MouseEvent.Action] = [.press, .press, .release, .scrollUp, .scrollDown]
      return .mouse(MouseEvent(actions[number(actions.count)], at: point))
    case 2...10: return .key(Self.keys[number(Self.keys.count)])
    default:
      let letter = Self.letters[number(Self.letters.count)]
      return .key(Key(letter == "q" ? "s" : letter))
    }
  }

  /// Another size: mostly usual, sometimes hardly any.
  mutating func size() -> Size {
    let sizes = [(80, 24), (40, 20), (120, 40), (1, 1), (12, 5), (33, 7), (200, 50)]
    let (columns, rows) = sizes[number(sizes.count)]
    return Size(columns: columns, rows: rows)
  }
}
