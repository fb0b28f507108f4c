/// A number of columns and rows.
package struct Size: Sendable, Hashable {
  package var columns: Int
  package var rows: Int

  /// A size; nothing is smaller than nought.
  package init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}

/// A cell's place, from the upper left corner.
package struct Point: Sendable, Hashable {
  package var column: Int
  package var row: Int

  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A rectangle of cells.
package struct Rect: Sendable, Hashable {
  package var origin: Point
  package var size: Size

  package init(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) {
    origin = Point(column: column, row: row)
    size = Size(columns: columns, rows: rows)
  }

  /// The first column to the right of it.
  package var right: Int { origin.column + size.columns }
  /// The first row below it.
  package var bottom: Int { origin.row + size.rows }

  /// Whether a cell lies inside.
  package func contains(_ point: Point) -> Bool {
    (origin.column..<right).contains(point.column) && (origin.row..<bottom).contains(point.row)
  }

  /// What both have in common.
  package func clipped(to other: Rect) -> Rect {
    let column = max(origin.column, other.origin.column)
    let row = max(origin.row, other.origin.row)
    return Rect(column, row, min(right, other.right) - column, min(bottom, other.bottom) - row)
  }

  /// A rectangle of some size in the middle of this one, cut where it is too large.
  package func centred(_ size: Size) -> Rect {
    let columns = min(size.columns, self.size.columns)
    let rows = min(size.rows, self.size.rows)
    return Rect(
      origin.column + (self.size.columns - columns) / 2,
      origin.row + (self.size.rows - rows) / 2,
      columns,
      rows
    )
  }
}
