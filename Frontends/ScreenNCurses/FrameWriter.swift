import ScreenKit

/// Writes what differs between what a terminal shows and what it should show.
struct FrameWriter {
  private let description: TerminalDescription
  private var shown: [ShownCell] = []
  private var size = Size(columns: 0, rows: 0)
  private var looks: [Style: Look] = [:]
  private var strings: [Look: String] = [:]
  private var cursor: Point?
  /// Whether nothing is known of what the terminal shows.
  private var isLost = true
  var theme: Theme {
    didSet {
      guard theme != oldValue else { return }
      looks = [:]
      isLost = true
    }
  }

  private struct ShownCell: Equatable {
    let text: String
    let look: Look
  }

  init(_ description: TerminalDescription, _ theme: Theme) {
    self.description = description
    self.theme = theme
  }

  /// Forgets what the terminal shows.
  mutating func forget() { isLost = true }

  /// The bytes that make the terminal show a grid.
  mutating func bytes(for grid: Grid, cursor: Point?) -> [UInt8] {
    var text = ""
    if isLost || size != grid.size {
      isLost = false
      size = grid.size
      let blank = ShownCell(text: " ", look: .standard)
      shown = Array(repeating: blank, count: size.columns * size.rows)
      text += description.clearing
      self.cursor = nil
    }
    let changes = self.changes(for: grid)
    guard !changes.isEmpty || cursor != self.cursor || !text.isEmpty else { return [] }
    if !changes.isEmpty, self.cursor != nil { text += description.cursor(isShown: false) }
    text += changes
    if let cursor {
      text += description.moving(to: cursor) + description.cursor(isShown: true)
    } else if self.cursor != nil, changes.isEmpty {
      text += description.cursor(isShown: false)
    }
    self.cursor = cursor
    return Array(text.utf8)
  }

  private mutating func changes(for grid: Grid) -> String {
    var text = ""
    var look: Look?
    var place: Point?
    for row in 0..<size.rows {
      for (column, cell) in grid.row(row).enumerated() {
        let wanted = ShownCell(text: cell.text, look: self.look(of: cell.style))
        let index = row * size.columns + column
        let isLast = index == shown.count - 1
        guard shown[index] != wanted, !isLast || description.canFillLastCell else { continue }
        shown[index] = wanted
        // The right half of a wide glyph comes with its left half.
        guard !wanted.text.isEmpty else { continue }
        let point = Point(column: column, row: row)
        if place != point { text += description.moving(to: point) }
        if look != wanted.look { text += string(of: wanted.look) }
        look = wanted.look
        text += wanted.text
        // Terminals disagree about the width of all but ASCII, so the next place is told by address.
        let isASCII = wanted.text.utf8.count == 1
        place = isASCII && column + 1 < size.columns ? Point(column: column + 1, row: row) : nil
      }
    }
    return look == nil || look == .standard ? text : text + string(of: .standard)
  }

  private mutating func look(of style: Style) -> Look {
    if let look = looks[style] { return look }
    let look = theme.look(style)
    looks[style] = look
    return look
  }

  private mutating func string(of look: Look) -> String {
    if let string = strings[look] { return string }
    let string = description.turning(to: look)
    strings[look] = string
    return string
  }
}
