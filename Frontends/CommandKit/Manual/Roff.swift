import HearthSupport

/// A page for troff, as the macros of man(7) want it.
struct Roff {
  private(set) var text = ""
  private var isBelowHeading = false

  mutating func title(_ name: String, version: String, manual: String) {
    line(
      ".TH \(quoted(name.uppercased())) 1 \"\" \(quoted("\(name) \(version)")) \(quoted(manual))"
    )
    // Lines are not stretched and words not cut: most of them are to be typed as they stand.
    line(".ad l")
    line(".nh")
  }

  mutating func section(_ heading: String) {
    line(".SH \(quoted(heading))")
  }

  mutating func subsection(_ heading: String) {
    line(".SS \(quoted(heading))")
  }

  mutating func name(_ name: String, is summary: String) {
    line("\(Self.escaped(name)) \\- \(Self.escaped(summary))")
  }

  /// A way to call a command: its words stand out.
  mutating func call(_ words: String, _ parts: [String]) {
    beginParagraph()
    let call = [bold(words)] + parts.map(Self.escaped)
    for line in filled(call, columns: Self.width) { self.line(line) }
  }

  mutating func paragraph(_ paragraphs: String) {
    for paragraph in paragraphs.split(separator: "\n") {
      beginParagraph()
      fill(paragraph)
    }
  }

  /// Something with its explanation hanging beside it.
  mutating func item(_ term: String, _ explanation: String) {
    line(".TP")
    line(bold(term))
    for part in explanation.split(separator: "\n") { fill(part) }
  }
}

extension Roff {
  /// Of the page's source, whatever the width of the screen that shows it.
  private static let width = 72

  private mutating func line(_ line: String) {
    text += line + "\n"
    isBelowHeading = line.hasPrefix(".S")
  }

  private mutating func beginParagraph() {
    if !isBelowHeading { line(".PP") }
  }

  private mutating func fill(_ words: some StringProtocol) {
    for line in wrapped(String(words), columns: Self.width) {
      self.line(protected(Self.escaped(line)))
    }
  }

  private func bold(_ text: String) -> String { "\\fB\(Self.escaped(text))\\fR" }

  /// In a macro's argument a quote is written twice.
  private func quoted(_ text: String) -> String {
    "\"" + Self.escaped(text).reduce(into: "") { $0 += $1 == "\"" ? "\"\"" : String($1) } + "\""
  }

  /// A dash has to stay the sign that one types, and a backslash is no command.
  private static func escaped(_ text: some StringProtocol) -> String {
    text.reduce(into: "") { escaped, letter in
      switch letter {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      default: escaped.append(letter)
      }
    }
  }

  /// A line that begins with a dot or an apostrophe would be a command.
  private func protected(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&\(line)" : line
  }
}
