import HearthSupport

/// What a terminal like xterm would show of the bytes that a program writes, as far as ours write them.
struct VirtualScreen {
  private(set) var columns: Int
  private(set) var rows: Int
  private var cells: [[String]]
  private var cursor = (column: 0, row: 0)
  private var pending: [UInt8] = []
  /// The private modes that are on: 1049 the other screen, 25 the cursor, 2004 pastes, 1000 the mouse.
  private(set) var modes: Set<Int> = [25]
  /// What was asked of a terminal and has no place on a screen.
  private(set) var questions: [String] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows without the spaces at their ends.
  var text: String {
    cells.map { row in
      String(row.joined().reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  /// Whether it is as it was before any program came.
  var isWhole: Bool { modes == [25] }

  mutating func resize(columns: Int, rows: Int) {
    self = VirtualScreen(columns: columns, rows: rows, modes: modes)
  }

  private init(columns: Int, rows: Int, modes: Set<Int>) {
    self.init(columns: columns, rows: rows)
    self.modes = modes
  }

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    while let count = step() { pending.removeFirst(count) }
  }

  /// Takes one character or sequence; nil where more is needed.
  private mutating func step() -> Int? {
    guard let first = pending.first else { return nil }
    switch first {
    case 0x1B: return escape()
    case 0x0D: cursor.column = 0
    case 0x0A: newLine()
    case 0x08: cursor.column = max(0, cursor.column - 1)
    case ..<0x20: break
    default: return character()
    }
    return 1
  }

  private mutating func newLine() {
    if cursor.row < rows - 1 {
      cursor.row += 1
    } else {
      cells.removeFirst()
      cells.append(Array(repeating: " ", count: columns))
    }
  }

  private mutating func character() -> Int? {
    let first = pending[0]
    let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard pending.count >= length else { return nil }
    let text = String(decoding: pending[..<length], as: UTF8.self)
    let width = text.first.map(DisplayWidth.of) ?? 0
    if width == 0, cursor.column > 0, cursor.row < rows {
      cells[cursor.row][min(cursor.column, columns) - 1] += text
    } else if cursor.row < rows, cursor.column + width <= columns {
      cells[cursor.row][cursor.column] = text
      if width == 2 { cells[cursor.row][cursor.column + 1] = "" }
      cursor.column += width
    }
    return length
  }

  private mutating func escape() -> Int? {
    guard pending.count > 1 else { return nil }
    switch pending[1] {
    case UInt8(ascii: "["): return sequence()
    case UInt8(ascii: "]"):
      guard let end = pending.firstIndex(where: { $0 == 0x07 || $0 == UInt8(ascii: "\\") }) else {
        return nil
      }
      questions.append(String(decoding: pending[2..<end], as: UTF8.self))
      return end + 1
    case UInt8(ascii: "("): return pending.count > 2 ? 3 : nil
    default: return 2
    }
  }

  private mutating func sequence() -> Int? {
    guard
      let end = pending.indices.dropFirst(2).first(where: { (0x40..<0x7F).contains(pending[$0]) })
    else { return nil }
    let text = String(decoding: pending[2..<end], as: UTF8.self)
    let numbers = text.drop { !$0.isNumber }.split(separator: ";").map { Int($0) ?? 0 }
    switch pending[end] {
    case UInt8(ascii: "H"):
      cursor.row = max(0, (numbers.first ?? 1) - 1)
      cursor.column = max(0, (numbers.count > 1 ? numbers[1] : 1) - 1)
    case UInt8(ascii: "J"): clear()
    case UInt8(ascii: "h") where text.hasPrefix("?"):
      modes.formUnion(numbers.filter(Self.isTold))
      if numbers.contains(1049) { clear() }
    case UInt8(ascii: "l") where text.hasPrefix("?"):
      modes.subtract(numbers)
      if numbers.contains(1049) { clear() }
    default: break
    }
    return end + 1
  }

  /// Either screen begins blank here; what a shell had on its own is not kept.
  private mutating func clear() {
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  private static func isTold(_ mode: Int) -> Bool { [25, 1000, 1006, 1049, 2004].contains(mode) }
}
