/// One piece of a command line by its looks alone.
enum Token: Equatable {
  /// `--`: all that follows are arguments.
  case terminator
  /// `--name` or `--name=value`.
  case long(String, value: String?)
  /// `-n`, `-nvalue` or several letters behind one dash.
  case short(String)
  case word(String)

  /// A dash is the sign of an option only before a letter: "-5", "-" and "- note" are words.
  init(_ text: String) {
    let name = text.drop { $0 == "-" }
    let dashes = text.count - name.count
    switch (dashes, name.first) {
    case (2, nil): self = .terminator
    case (1, let letter?) where letter.isLetter: self = .short(String(name))
    case (2, let letter?) where letter.isLetter: self = Self.long(name)
    default: self = .word(text)
    }
  }

  private static func long(_ text: Substring) -> Token {
    guard let sign = text.firstIndex(of: "=") else { return .long(String(text), value: nil) }
    return .long(String(text[..<sign]), value: String(text[text.index(after: sign)...]))
  }
}
