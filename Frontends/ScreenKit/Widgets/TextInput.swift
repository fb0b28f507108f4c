/// A line of text to type into.
package struct TextInput: Sendable, Hashable {
  /// What stands in it.
  package private(set) var text: String
  /// How many characters lie before the cursor.
  private(set) var cursor: Int
  private let limit: Int

  /// A line with a text in it and the cursor behind that.
  ///
  /// - Parameters:
  ///   - text: what is there already.
  ///   - limit: the most characters, as a person counts them.
  package init(_ text: String = "", limit: Int = 1000) {
    self.text = text
    self.limit = limit
    cursor = text.count
  }

  /// Takes a key.
  ///
  /// - Returns: false for a key that a line of text does not know.
  package mutating func take(_ key: Key) -> Bool {
    if let character = key.typed {
      insert(String(character))
      return true
    }
    switch key {
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(text.count, cursor + 1)
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = text.count
    case .backspace: if cursor > 0 { remove(cursor - 1..<cursor) }
    case .delete, .control("d"): if cursor < text.count { remove(cursor..<cursor + 1) }
    case .control("u"): remove(0..<cursor)
    case .control("k"): remove(cursor..<text.count)
    case .control("w"): remove(wordStart..<cursor)
    default: return false
    }
    return true
  }

  /// Puts text at the cursor, line breaks as spaces.
  package mutating func insert(_ more: String) {
    let index = text.index(text.startIndex, offsetBy: cursor)
    let after = text.count - cursor
    var line = String(more.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    line = String(line.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F })
    let room = limit - text.count
    guard room > 0 else { return }
    text.insert(contentsOf: String(line.prefix(room)), at: index)
    cursor = max(0, text.count - after)
  }

  /// Draws the part around the cursor.
  ///
  /// - Returns: the column of the cursor.
  package func draw(on canvas: Canvas, _ style: Style, hint: String = "") -> Int {
    canvas.fill(style)
    let room = max(1, canvas.columns - 1)
    var before = Glyph.all(of: text.prefix(cursor))
    var width = before.reduce(0) { $0 + $1.width }
    while width > room, !before.isEmpty { width -= before.removeFirst().width }
    let start = before.reduce(into: "") { $0 += $1.text }
    canvas.write(start + text.dropFirst(cursor), 0, 0, style)
    if text.isEmpty { canvas.write(hint, 0, 0, Style(.faint, on: style.ground)) }
    return min(width, canvas.columns - 1)
  }

  private var wordStart: Int {
    let before = text.prefix(cursor)
    let word = before.reversed().drop { $0 == " " }.drop { $0 != " " }
    return word.count
  }

  private mutating func remove(_ range: Range<Int>) {
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.index(text.startIndex, offsetBy: range.upperBound)
    text.removeSubrange(start..<end)
    cursor = min(range.lowerBound, text.count)
  }
}
