/// A small picture: each cell shows two points, one over the other.
package struct PointPicture: Sendable, Hashable {
  /// How many points a row has, and how many rows there are.
  package let size: Size
  private let points: [Colour]

  /// A picture of red, green and blue, row by row from the top.
  ///
  /// - Returns: nil where there are fewer bytes than the size needs.
  package init?(_ bytes: [UInt8], _ size: Size) {
    guard bytes.count >= size.columns * size.rows * 3 else { return nil }
    self.size = size
    points = (0..<size.columns * size.rows).map { index in
      Colour(bytes[index * 3], bytes[index * 3 + 1], bytes[index * 3 + 2])
    }
  }

  /// Draws it into the upper left corner.
  package func draw(on canvas: Canvas) {
    for row in 0..<size.rows / 2 {
      for column in 0..<size.columns {
        let upper = points[row * 2 * size.columns + column]
        let lower = points[(row * 2 + 1) * size.columns + column]
        canvas.write("▀", column, row, Style(.own(upper), on: .own(lower)))
      }
    }
  }
}
