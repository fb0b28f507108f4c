/// The lines of a text broken between words to fit some columns; a line break in the text is kept.
///
/// A word too long for a line is cut; no line ends in a space.
public func wrapped(_ text: String, columns: Int) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
    filled(paragraph.split(separator: " ").map(String.init), columns: max(2, columns))
  }
}

/// Lines of whole pieces set apart by spaces; a piece may hold spaces of its own.
public func filled(_ pieces: [String], columns: Int) -> [String] {
  var lines = [""]
  for piece in pieces.flatMap({ cut($0, columns: columns) }) {
    let last = lines[lines.count - 1]
    if last.isEmpty {
      lines[lines.count - 1] = piece
    } else if DisplayWidth.of(last) + 1 + DisplayWidth.of(piece) <= columns {
      lines[lines.count - 1] += " " + piece
    } else {
      lines.append(piece)
    }
  }
  return lines
}

/// A grapheme wider than a whole line still makes a part of its own.
private func cut(_ word: String, columns: Int) -> [String] {
  var rest = word[...]
  var parts: [String] = []
  while DisplayWidth.of(rest) > columns {
    let part = rest.prefix(max(1, DisplayWidth.prefix(of: rest, columns: columns).count))
    parts.append(String(part))
    rest = rest.dropFirst(part.count)
  }
  return rest.isEmpty ? parts : parts + [String(rest)]
}
