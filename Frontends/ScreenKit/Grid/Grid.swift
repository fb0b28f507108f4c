/// One place of the screen.
package struct Cell: Sendable, Hashable {
  /// A code point with its marks; empty in the right half of a wide one.
  package var text: String
  package var style: Style

  package static let blank = Cell(text: " ", style: .plain)
}

/// A screen's cells before any terminal sees them.
package final class Grid {
  package let size: Size
  private(set) var cells: [Cell]

  /// A blank grid.
  package init(_ size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  /// The cells of a row.
  package func row(_ row: Int) -> ArraySlice<Cell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// The cell at a place that lies inside.
  package subscript(point: Point) -> Cell { cells[index(point)] }

  /// Puts a glyph at a place; halves of wide glyphs that it destroys become blanks.
  ///
  /// - Returns: false where it does not fit.
  @discardableResult
  package func put(_ glyph: Glyph, at point: Point, _ style: Style) -> Bool {
    guard (0..<size.rows).contains(point.row), point.column >= 0,
      point.column + glyph.width <= size.columns
    else { return false }
    let start = index(point)
    for offset in 0..<glyph.width { clearWide(at: start + offset, row: point.row) }
    cells[start] = Cell(text: glyph.text, style: style)
    if glyph.width == 2 { cells[start + 1] = Cell(text: "", style: style) }
    return true
  }

  /// Changes the look of a cell.
  package func restyle(_ point: Point, _ change: (inout Style) -> Void) {
    change(&cells[index(point)].style)
  }

  /// The text of the screen, a line for each row, without spaces at their ends.
  package var text: String {
    (0..<size.rows).map { row in
      let line = self.row(row).reduce(into: "") { $0 += $1.text }
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n") + "\n"
  }

  private func index(_ point: Point) -> Int { point.row * size.columns + point.column }

  private func clearWide(at index: Int, row: Int) {
    let range = row * size.columns..<(row + 1) * size.columns
    if cells[index].text.isEmpty, range.contains(index - 1) { cells[index - 1].text = " " }
    if range.contains(index + 1), cells[index + 1].text.isEmpty { cells[index + 1].text = " " }
    if cells[index].text.isEmpty { cells[index].text = " " }
  }
}
