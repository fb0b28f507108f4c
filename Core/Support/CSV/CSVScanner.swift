private let quote = UInt8(ascii: "\"")

/// Finds the cells of a row in a buffer that may end before the row does.
struct CSVScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  let separator: UInt8
  /// Whether nothing follows the buffer.
  let isComplete: Bool

  enum Outcome {
    case row(Row)
    /// The buffer ends before the row; if nothing follows, there is no row.
    case incomplete
    case unterminated
  }

  /// A row from the place where it was looked for.
  struct Row {
    /// Behind its last cell.
    let end: Int
    /// Behind its line end.
    let next: Int
    /// How many lines it has: one, and one for each line end in quotes.
    let lines: Int
  }

  /// Looks for a row and leaves its cells in `cells`.
  func scan(from start: Int, into cells: inout [CSVCell]) -> Outcome {
    cells.removeAll(keepingCapacity: true)
    guard start < bytes.count else { return .incomplete }
    var position = start
    var lines = 1
    while true {
      var cell = CSVCell(start: position, end: position)
      let linesBefore = lines
      if position < bytes.count, bytes[position] == quote {
        guard let quoted = quotedPart(from: position) else {
          return isComplete ? .unterminated : .incomplete
        }
        cell = quoted.cell
        lines += quoted.lineEnds
        position = quoted.next
      }
      let end = endOfCell(from: position)
      guard end < bytes.count || isComplete else { return .incomplete }
      // A quoted cell of several lines that goes on behind its quote was not meant as one: rather
      // lose its first line, and say so, than swallow the rows between.
      if lines > linesBefore, end > position { return .unterminated }
      cells.append(cell.extended(from: position, to: end))
      guard end < bytes.count else { return .row(Row(end: end, next: end, lines: lines)) }
      position = end + 1
      if bytes[end] != separator { return row(endingAt: end, lines: lines) }
    }
  }

  private func row(endingAt end: Int, lines: Int) -> Outcome {
    guard let next = bytes.placeBehindLineEnd(at: end, isComplete: isComplete) else {
      return .incomplete
    }
    return .row(Row(end: end, next: next, lines: lines))
  }

  /// The next separator or line end, or the end of the buffer.
  private func endOfCell(from start: Int) -> Int {
    var position = start
    while position < bytes.count {
      let byte = bytes[position]
      if byte == separator || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      position += 1
    }
    return position
  }

  /// What an opening quote begins.
  ///
  /// - Returns: nil where the buffer ends before it is clear which quote closes.
  private func quotedPart(from start: Int) -> (cell: CSVCell, next: Int, lineEnds: Int)? {
    var cell = CSVCell(start: start + 1, end: start + 1)
    var lineEnds = 0
    var position = start + 1
    while position < bytes.count {
      let hasNext = position + 1 < bytes.count
      switch bytes[position] {
      case quote where hasNext && bytes[position + 1] == quote:
        cell.hasPairs = true
        position += 1
      case quote:
        guard hasNext || isComplete else { return nil }
        cell.end = position
        return (cell, position + 1, lineEnds)
      case UInt8(ascii: "\n"): lineEnds += 1
      case UInt8(ascii: "\r") where !hasNext || bytes[position + 1] != UInt8(ascii: "\n"):
        lineEnds += 1
      default: break
      }
      position += 1
    }
    return nil
  }
}

/// Where a cell lies in a buffer.
struct CSVCell {
  /// Behind the opening quote, if there is one.
  let start: Int
  /// Before the closing quote, if there is one.
  var end: Int
  /// Whether quotes in it are doubled.
  var hasPairs = false
  /// What follows the closing quote, empty in a sound file.
  private var rest = 0..<0

  init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }

  /// With the bytes up to the separator.
  func extended(from place: Int, to end: Int) -> CSVCell {
    var cell = self
    if place == start { cell.end = end } else { cell.rest = place..<end }
    return cell
  }

  /// The cell's text, or nil where it is not UTF-8.
  func text(in bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool) -> String? {
    guard hasPairs || !rest.isEmpty else {
      return decoded(UnsafeBufferPointer(rebasing: bytes[start..<end]), isASCII: isASCII)
    }
    var content: [UInt8] = []
    var position = start
    while position < end {
      content.append(bytes[position])
      position += bytes[position] == quote ? 2 : 1
    }
    return decoded(content + bytes[rest], isASCII: isASCII)
  }

  private func decoded(_ bytes: some Collection<UInt8>, isASCII: Bool) -> String? {
    isASCII ? String(decoding: bytes, as: UTF8.self) : String(validating: bytes, as: UTF8.self)
  }
}
