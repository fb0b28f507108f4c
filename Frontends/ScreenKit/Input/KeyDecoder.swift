/// Turns the bytes that a terminal sends into events.
///
/// It knows the sequences of xterm and of all that follow it (tmux, screen, the Linux console, rxvt, the
/// clients of phones), bracketed paste, and the mouse in both its old form and SGR's. Nothing that comes
/// in stops it: what it does not know is dropped.
package struct KeyDecoder: Sendable {
  private var bytes: [UInt8] = []
  private var pasted: [UInt8]?
  /// A paste is cut here; nobody pastes a book into a field.
  private static let longestPaste = 65_536
  /// A sequence longer than any terminal's is garbage.
  private static let longestSequence = 64

  /// A decoder that has seen nothing.
  package init() {}

  /// Whether it holds the beginning of something: after a while without more, `flush` tells what it was.
  package var isWaiting: Bool { !bytes.isEmpty }

  /// Takes in what was read.
  package mutating func read(_ more: some Sequence<UInt8>) -> [InputEvent] {
    bytes += more
    var events: [InputEvent] = []
    while let step = next() {
      if let event = step.event { events.append(event) }
      bytes.removeFirst(step.count)
    }
    return events
  }

  /// Nothing more came: a lone escape was the key.
  package mutating func flush() -> [InputEvent] {
    guard pasted == nil, let first = bytes.first else { return [] }
    let rest = Array(bytes.dropFirst())
    bytes = []
    if first == Self.escape {
      guard !rest.isEmpty else { return [.key(.escape)] }
      // The beginning of a sequence that nobody ended: Alt and a sign.
      return rest.count == 1 ? [.key(Key(.character(Self.ascii(rest[0])), .alt))] : []
    }
    return []
  }

  private static let escape: UInt8 = 0x1B

  private struct Step {
    var count: Int
    var event: InputEvent?
  }

  /// The next event and the bytes it took; nil where more is needed.
  private mutating func next() -> Step? {
    if pasted != nil { return paste() }
    guard let first = bytes.first else { return nil }
    if first == Self.escape { return escaped() }
    if first < 0x20 || first == 0x7F { return Step(count: 1, event: Self.control(first)) }
    return character(at: 0).map { Step(count: $0.count, event: $0.key.map { .key($0) }) }
  }

  private static func ascii(_ byte: UInt8) -> Character { Character(Unicode.Scalar(byte)) }

  private static func control(_ byte: UInt8) -> InputEvent? {
    switch byte {
    case 0x0D, 0x0A: .key(.enter)
    case 0x09: .key(.tab)
    case 0x7F, 0x08: .key(.backspace)
    case 0x01...0x1A: .key(.control(ascii(byte + 0x60)))
    case 0x00: .key(.control(" "))
    default: nil
    }
  }

  /// The code point at a place; no key where the bytes are no UTF-8.
  private func character(at start: Int) -> (count: Int, key: Key?)? {
    let first = bytes[start]
    let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 0
    guard length > 0 else { return (1, nil) }
    guard bytes.count >= start + length else {
      let isBroken = bytes[(start + 1)...].contains { $0 & 0xC0 != 0x80 }
      return isBroken ? (1, nil) : nil
    }
    let text = String(decoding: bytes[start..<start + length], as: UTF8.self)
    guard text.unicodeScalars.count == 1, let character = text.first, character != "\u{FFFD}"
    else { return (1, nil) }
    return (length, Key(character))
  }

  private mutating func escaped() -> Step? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "["): return sequence()
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else { return nil }
      return Step(count: 3, event: Self.letters[bytes[2]].map { .key(Key($0)) })
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"): return string()
    case Self.escape: return Step(count: 1, event: .key(.escape))
    case 0x20..<0x7F:
      return Step(count: 2, event: .key(Key(.character(Self.ascii(bytes[1])), .alt)))
    case 0x80...:
      return character(at: 1).map { step in
        Step(count: 1 + step.count, event: step.key.map { .key(Key($0.code, .alt)) })
      }
    default:
      return Step(count: 2, event: Self.control(bytes[1]).flatMap(Self.withAlt))
    }
  }

  private static func withAlt(_ event: InputEvent) -> InputEvent? {
    guard case .key(let key) = event else { return nil }
    return .key(Key(key.code, key.modifiers.union(.alt)))
  }

  /// An answer of the terminal, which ends in BEL or ESC \.
  private func string() -> Step? {
    for index in bytes.indices.dropFirst(2) {
      if bytes[index] == 0x07 {
        return Step(count: index + 1, event: Self.background(bytes[2..<index]))
      }
      if bytes[index] == Self.escape {
        guard index + 1 < bytes.count else { return nil }
        let isEnd = bytes[index + 1] == UInt8(ascii: "\\")
        return Step(count: index + (isEnd ? 2 : 0), event: Self.background(bytes[2..<index]))
      }
    }
    return bytes.count > 4096 ? Step(count: bytes.count) : nil
  }

  /// `11;rgb:RRRR/GGGG/BBBB`, each of one to four hexadecimal digits.
  private static func background(_ answer: ArraySlice<UInt8>) -> InputEvent? {
    let text = String(decoding: answer, as: UTF8.self)
    guard text.hasPrefix("11;rgb:") else { return nil }
    let parts = text.dropFirst(7).split(separator: "/").compactMap { digits in
      UInt32(digits, radix: 16).map { Double($0) / Double((1 << (4 * digits.count)) - 1) }
    }
    guard parts.count == 3 else { return nil }
    let lightness = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    return .background(lightness > 0.5 ? .light : .dark)
  }

  /// `ESC [ parameters final`.
  private mutating func sequence() -> Step? {
    guard bytes.count > 2 else { return nil }
    if bytes[2] == UInt8(ascii: "M") { return oldMouse() }
    // The Linux console sends ESC [ [ A for F1.
    if bytes[2] == UInt8(ascii: "[") {
      guard bytes.count > 3 else { return nil }
      let number = Int(bytes[3]) - 0x40
      return Step(count: 4, event: (1...5).contains(number) ? .key(Key(.function(number))) : nil)
    }
    guard let end = bytes.indices.dropFirst(2).first(where: { !(0x20..<0x40).contains(bytes[$0]) })
    else { return bytes.count > Self.longestSequence ? Step(count: bytes.count) : nil }
    // A control character in the middle begins something else.
    guard (0x40..<0x7F).contains(bytes[end]) else { return Step(count: end) }
    let text = String(decoding: bytes[2..<end], as: UTF8.self)
    let step = Step(count: end + 1, event: event(text, bytes[end]))
    return step
  }

  private mutating func event(_ parameters: String, _ final: UInt8) -> InputEvent? {
    // Answers to questions about the terminal itself.
    if parameters.first.map({ "?>=".contains($0) }) ?? false { return nil }
    if parameters.hasPrefix("<") { return Self.mouse(parameters.dropFirst(), final) }
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) ?? 0 }
    let modifiers = Self.modifiers(numbers.count > 1 ? numbers[1] : 1)
    switch final {
    case UInt8(ascii: "~"):
      if numbers.first == 200 {
        pasted = []
        return nil
      }
      return numbers.first.flatMap { Self.numbered[$0] }.map { .key(Key($0, modifiers)) }
    case UInt8(ascii: "Z"): return .key(.backTab)
    case UInt8(ascii: "u"):
      guard let number = numbers.first, let scalar = Unicode.Scalar(UInt32(clamping: number))
      else { return nil }
      return .key(Key(.character(Character(scalar)), modifiers.subtracting(.shift)))
    default: return Self.letters[final].map { .key(Key($0, modifiers)) }
    }
  }

  private static func modifiers(_ number: Int) -> Key.Modifiers {
    let bits = max(0, number - 1)
    var modifiers: Key.Modifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & 2 != 0 { modifiers.insert(.alt) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    return modifiers
  }

  private static let letters: [UInt8: Key.Code] = [
    0x41: .up, 0x42: .down, 0x43: .right, 0x44: .left, 0x46: .end, 0x48: .home,
    0x50: .function(1), 0x51: .function(2), 0x52: .function(3), 0x53: .function(4), 0x4D: .enter,
    // rxvt with Control.
    0x61: .up, 0x62: .down, 0x63: .right, 0x64: .left,
  ]

  private static let numbered: [Int: Key.Code] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]
}

extension KeyDecoder {
  /// What was pasted, up to its end mark.
  private mutating func paste() -> Step? {
    let mark = Array("\u{1B}[201~".utf8)
    guard let first = bytes.first else { return nil }
    if first == Self.escape {
      if bytes.count < mark.count, bytes.elementsEqual(mark.prefix(bytes.count)) { return nil }
      if bytes.starts(with: mark) {
        let text = String(decoding: pasted ?? [], as: UTF8.self)
        pasted = nil
        return Step(count: mark.count, event: .paste(text))
      }
    }
    let run = bytes.dropFirst().prefix { $0 != Self.escape }
    if let count = pasted?.count, count < Self.longestPaste { pasted? += [first] + run }
    return Step(count: 1 + run.count)
  }

  /// `ESC [ M` and three bytes.
  private func oldMouse() -> Step? {
    guard bytes.count >= 6 else { return nil }
    let event = Self.mouse(
      button: Int(bytes[3]) - 32,
      column: Int(bytes[4]) - 33,
      row: Int(bytes[5]) - 33,
      isRelease: (Int(bytes[3]) - 32) & 3 == 3
    )
    return Step(count: 6, event: event)
  }

  /// `ESC [ < button ; column ; row M`, `m` for a release.
  private static func mouse(_ parameters: Substring, _ final: UInt8) -> InputEvent? {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    return mouse(
      button: numbers[0],
      column: numbers[1] - 1,
      row: numbers[2] - 1,
      isRelease: final == UInt8(ascii: "m")
    )
  }

  private static func mouse(button: Int, column: Int, row: Int, isRelease: Bool) -> InputEvent? {
    guard column >= 0, row >= 0 else { return nil }
    let point = Point(column: column, row: row)
    switch button & ~0x1C {
    case 64: return .mouse(MouseEvent(.scrollUp, at: point))
    case 65: return .mouse(MouseEvent(.scrollDown, at: point))
    case 0 where !isRelease: return .mouse(MouseEvent(.press, at: point))
    case 0...3: return isRelease ? .mouse(MouseEvent(.release, at: point)) : nil
    default: return nil
    }
  }
}
