import HearthSupport

@testable import ScreenKit

extension Grid {
  /// What no terminal could draw: halves without their other half, control characters, wrong widths.
  var faults: [String] {
    (0..<size.rows).flatMap { row -> [String] in
      let cells = Array(self.row(row))
      return cells.indices.compactMap { column in
        let text = cells[column].text
        if text.isEmpty {
          let isHalf = column > 0 && Glyph.width(of: cells[column - 1].text) == 2
          return isHalf ? nil : "half at \(column),\(row)"
        }
        let glyphs = Glyph.all(of: text)
        guard glyphs.count == 1, glyphs[0].text == text else {
          return "“\(text)” at \(column),\(row)"
        }
        let isCut =
          glyphs[0].width == 2 && (column + 1 == cells.count || !cells[column + 1].text.isEmpty)
        return isCut ? "cut at \(column),\(row)" : nil
      }
    }
  }
}

extension Size {
  /// `80x24`.
  init?(text: String) {
    let parts = text.split(separator: "x").compactMap { Int($0) }
    guard parts.count == 2 else { return nil }
    self.init(columns: parts[0], rows: parts[1])
  }
}
