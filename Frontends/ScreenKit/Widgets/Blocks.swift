/// Charts of block characters.
package enum Blocks {
  private static let rising = Array(" ▁▂▃▄▅▆▇█").map(String.init)
  private static let growing = Array(" ▏▎▍▌▋▊▉█").map(String.init)

  /// A bar from left to right for a share of 0 to 1, of which a whole one has so many columns.
  package static func bar(_ share: Double, columns: Int) -> String {
    let eighths = Int((max(0, min(1, share)) * Double(columns) * 8).rounded())
    let (whole, rest) = eighths.quotientAndRemainder(dividingBy: 8)
    return String(repeating: "█", count: whole) + (rest > 0 ? growing[rest] : "")
  }

  /// A line of columns, one for each value; what is not known is a dot.
  package static func sparkline(_ values: [Double?]) -> String {
    values.map { value in
      value.map { rising[1 + Int((max(0, min(1, $0)) * 7).rounded())] } ?? "·"
    }.joined()
  }

  /// Values over the columns there are: each several times, or the average of neighbours.
  package static func fitted(_ values: [Double?], columns: Int) -> [Double?] {
    guard values.count > columns, columns > 0 else {
      let width = values.isEmpty ? 1 : max(1, columns / values.count)
      return values.flatMap { Array(repeating: $0, count: width) }
    }
    return (0..<columns).map { column in
      let range =
        column * values.count
        / columns..<max(
          column * values.count / columns + 1,
          (column + 1) * values.count / columns
        )
      let known = values[range].compactMap(\.self)
      return known.isEmpty ? nil : known.reduce(0, +) / Double(known.count)
    }
  }

  /// A chart of several rows: the rows from the top.
  package static func columns(_ values: [Double?], rows: Int) -> [String] {
    (0..<rows).reversed().map { row in
      values.map { value in
        guard let value else { return row == 0 ? "·" : " " }
        let eighths = Int((max(0, min(1, value)) * Double(rows) * 8).rounded()) - row * 8
        return rising[max(row == 0 ? 1 : 0, min(8, eighths))]
      }.joined()
    }
  }
}
