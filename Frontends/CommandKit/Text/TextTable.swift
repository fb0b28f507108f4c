import HearthSupport

/// Rows under columns for a terminal: aligned by display width, cut to the width there is.
public struct TextTable: Sendable {
  /// Where a cell stands in its column.
  public enum Alignment: Sendable, Hashable {
    case leading
    case trailing
  }

  /// One column.
  public struct Column: Sendable, Hashable {
    /// The text above it.
    public let title: String
    /// Where its cells stand.
    public let alignment: Alignment
    /// Whether it gives way, by cutting its cells, when the table is too wide.
    public let isFlexible: Bool

    /// A column, by default of leading texts that keep their width.
    public init(
      _ title: String = "",
      alignment: Alignment = .leading,
      isFlexible: Bool = false
    ) {
      self.title = title
      self.alignment = alignment
      self.isFlexible = isFlexible
    }
  }

  /// From left to right.
  public let columns: [Column]
  private var rows: [[String]] = []

  /// A table without rows; titles are shown when some column has one.
  public init(_ columns: [Column]) {
    self.columns = columns
  }

  /// Adds a row; missing cells are empty, surplus ones a mistake of the caller.
  public mutating func append(_ cells: [String]) {
    precondition(cells.count <= columns.count, "A row has more cells than the table columns.")
    rows.append(cells.map(\.printableLine))
  }

  /// The lines of the table, without trailing spaces, none wider than `columns` as far as the
  /// flexible columns can give way.
  public func lines(width: Int) -> [String] {
    let titles = columns.map(\.title)
    let all = titles.allSatisfy(\.isEmpty) ? rows : [titles] + rows
    let widths = fitted(naturalWidths(of: all), to: width)
    return all.map { line(of: $0, widths) }
  }
}

extension TextTable {
  private static let gap = 2
  private static let narrowest = 4

  private func naturalWidths(of rows: [[String]]) -> [Int] {
    columns.indices.map { index in
      rows.map { index < $0.count ? DisplayWidth.of($0[index]) : 0 }.max() ?? 0
    }
  }

  /// Takes a column at a time from the widest flexible one.
  private func fitted(_ natural: [Int], to width: Int) -> [Int] {
    var widths = natural
    var surplus = widths.reduce(0, +) + Self.gap * max(0, widths.count - 1) - width
    let flexible = columns.indices.filter { columns[$0].isFlexible }
    while surplus > 0, let widest = flexible.max(by: { widths[$0] < widths[$1] }),
      widths[widest] > Self.narrowest
    {
      widths[widest] -= 1
      surplus -= 1
    }
    return widths
  }

  private func line(of cells: [String], _ widths: [Int]) -> String {
    var line = ""
    var start = 0
    for (index, cell) in cells.enumerated() {
      let text = shortened(cell, to: widths[index])
      let slack = widths[index] - DisplayWidth.of(text)
      let lead = columns[index].alignment == .trailing ? slack : 0
      if !text.isEmpty {
        line += String(repeating: " ", count: max(0, start + lead - DisplayWidth.of(line))) + text
      }
      start += widths[index] + Self.gap
    }
    return line
  }

  private func shortened(_ cell: String, to width: Int) -> String {
    guard DisplayWidth.of(cell) > width else { return cell }
    return DisplayWidth.prefix(of: cell, columns: width - 1) + "…"
  }
}
