/// What is chosen in a list, and which part of the list is seen.
package struct ListState: Sendable, Hashable {
  /// The place of what is chosen.
  package private(set) var selected = 0
  /// The first line that is seen.
  package private(set) var top = 0

  /// At the beginning.
  package init() {}

  /// Chooses a place, the nearest there is.
  package mutating func select(_ index: Int, of count: Int) {
    selected = max(0, min(index, count - 1))
  }

  /// Moves by a key.
  ///
  /// - Returns: false for a key that moves nothing.
  package mutating func move(_ key: Key, of count: Int, page: Int) -> Bool {
    switch key.code {
    case .up, .character("k"): select(selected - 1, of: count)
    case .down, .character("j"): select(selected + 1, of: count)
    case .pageUp: select(selected - max(1, page - 1), of: count)
    case .pageDown: select(selected + max(1, page - 1), of: count)
    case .home: select(0, of: count)
    case .end: select(count - 1, of: count)
    default: return false
    }
    return true
  }

  /// Scrolls so that the lines of what is chosen are seen.
  ///
  /// - Parameters:
  ///   - lines: the lines of what is chosen.
  ///   - total: how many lines there are.
  ///   - rows: how many are seen at once.
  package mutating func reveal(_ lines: Range<Int>, of total: Int, rows: Int) {
    if lines.upperBound > top + rows { top = lines.upperBound - rows }
    if lines.lowerBound < top { top = lines.lowerBound }
    top = max(0, min(top, total - rows))
  }
}

/// Draws the lines of a list that are seen, with a mark where there are more.
package struct ListDrawing {
  /// Draws a line on a canvas of one row.
  package typealias Line = (Canvas) -> Void

  /// Draws what is seen.
  ///
  /// - Parameters:
  ///   - lines: all of them.
  ///   - top: the first that is seen.
  ///   - canvas: where; its last column shows how far the list is scrolled.
  package static func draw(_ lines: [Line], from top: Int, on canvas: Canvas) {
    let seen = lines.dropFirst(top).prefix(canvas.rows)
    let isLong = lines.count > canvas.rows
    let width = isLong ? canvas.columns - 1 : canvas.columns
    for (row, line) in seen.enumerated() { line(canvas.part(Rect(0, row, width, 1))) }
    guard isLong, canvas.rows > 0 else { return }
    let bar = scrollBar(top, of: lines.count, rows: canvas.rows)
    for row in bar { canvas.write("┃", canvas.columns - 1, row, .faint) }
  }

  private static func scrollBar(_ top: Int, of count: Int, rows: Int) -> Range<Int> {
    let length = max(1, rows * rows / count)
    let start = (rows - length) * top / max(1, count - rows)
    return start..<start + length
  }
}
