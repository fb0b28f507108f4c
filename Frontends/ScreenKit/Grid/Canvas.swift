/// A part of a grid to draw on; nothing is drawn outside of it.
package struct Canvas {
  private let grid: Grid
  /// Where the part lies.
  package let frame: Rect
  private let clip: Rect

  /// The whole of a grid.
  package init(_ grid: Grid) {
    self.grid = grid
    frame = Rect(0, 0, grid.size.columns, grid.size.rows)
    clip = frame
  }

  private init(_ grid: Grid, _ frame: Rect, within clip: Rect) {
    self.grid = grid
    self.frame = frame
    self.clip = frame.clipped(to: clip)
  }

  package var size: Size { frame.size }
  package var columns: Int { frame.size.columns }
  package var rows: Int { frame.size.rows }

  /// A part of this part, in its own coordinates.
  package func part(_ rect: Rect) -> Canvas {
    Canvas(
      grid,
      Rect(
        frame.origin.column + rect.origin.column,
        frame.origin.row + rect.origin.row,
        rect.size.columns,
        rect.size.rows
      ),
      within: clip
    )
  }

  /// Some rows of it.
  package func rows(_ range: Range<Int>) -> Canvas {
    part(Rect(0, range.lowerBound, columns, range.count))
  }

  /// Some columns of it.
  package func columns(_ range: Range<Int>) -> Canvas {
    part(Rect(range.lowerBound, 0, range.count, rows))
  }

  /// Without a margin on each side.
  package func inset(_ columns: Int, _ rows: Int) -> Canvas {
    part(Rect(columns, rows, self.columns - 2 * columns, self.rows - 2 * rows))
  }

  /// Writes a text on one line and cuts it, with an ellipsis, where it does not fit.
  ///
  /// - Parameters:
  ///   - text: what; control characters are replaced.
  ///   - column: where it begins.
  ///   - row: on which row.
  ///   - style: its look.
  ///   - width: the most columns that it may take.
  /// - Returns: the columns it took.
  @discardableResult
  package func write(
    _ text: String,
    _ column: Int = 0,
    _ row: Int = 0,
    _ style: Style = .plain,
    width: Int = .max
  ) -> Int {
    let room = min(width, columns - column)
    guard room > 0, row >= 0, row < rows, !text.isEmpty else { return 0 }
    var glyphs = Glyph.all(of: text)
    if glyphs.reduce(0, { $0 + $1.width }) > room { glyphs = Self.cut(glyphs, to: room) }
    var taken = 0
    for glyph in glyphs {
      put(glyph, column + taken, row, style)
      taken += glyph.width
    }
    return taken
  }

  /// Writes a text that ends at the right edge, or before a column.
  @discardableResult
  package func writeRight(
    _ text: String,
    before right: Int? = nil,
    _ row: Int = 0,
    _ style: Style = .plain
  ) -> Int {
    let right = right ?? columns
    let width = min(Glyph.width(of: text), right)
    return write(text, right - width, row, style, width: width)
  }

  /// Fills all of it.
  package func fill(_ style: Style, with glyph: Glyph = .blank) {
    for row in 0..<rows {
      for column in 0..<columns { put(glyph, column, row, style) }
    }
  }

  /// Changes the look of what is drawn already.
  package func restyle(_ change: (inout Style) -> Void) {
    for row in clip.origin.row..<max(clip.origin.row, clip.bottom) {
      for column in clip.origin.column..<max(clip.origin.column, clip.right) {
        grid.restyle(Point(column: column, row: row), change)
      }
    }
  }

  /// A frame around all of it with a title in its upper edge, and what is inside.
  @discardableResult
  package func box(_ title: String, _ style: Style, title titleStyle: Style) -> Canvas {
    guard columns >= 2, rows >= 2 else { return self }
    for (column, glyph) in Self.edge("┌", "┐", columns) { put(glyph, column, 0, style) }
    for (column, glyph) in Self.edge("└", "┘", columns) { put(glyph, column, rows - 1, style) }
    let side = Glyph(text: "│", width: 1)
    for row in 1..<rows - 1 {
      put(side, 0, row, style)
      put(side, columns - 1, row, style)
    }
    if !title.isEmpty { write(" \(title) ", 2, 0, titleStyle, width: columns - 4) }
    return inset(1, 1)
  }

  private static func edge(_ left: String, _ right: String, _ columns: Int) -> [(Int, Glyph)] {
    (0..<columns).map { column in
      let text = column == 0 ? left : column == columns - 1 ? right : "─"
      return (column, Glyph(text: text, width: 1))
    }
  }

  private static func cut(_ glyphs: [Glyph], to room: Int) -> [Glyph] {
    var width = 0
    let fitting = glyphs.prefix { glyph in
      width += glyph.width
      return width <= room - 1
    }
    return fitting + [Glyph(text: "…", width: 1)]
  }

  private func put(_ glyph: Glyph, _ column: Int, _ row: Int, _ style: Style) {
    let point = Point(column: frame.origin.column + column, row: frame.origin.row + row)
    guard clip.contains(point), point.column + glyph.width <= clip.right else { return }
    grid.put(glyph, at: point, style)
  }
}
