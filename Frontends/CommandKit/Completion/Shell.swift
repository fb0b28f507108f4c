import HearthSupport

/// A shell that completions are written for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// A line as the program gets it from the shell's script.
  func words(_ raw: [String], home: String?) -> [String] {
    self == .bash ? raw.map { BashWord($0, home: home).text } : raw
  }

  /// A candidate as the shell's script takes it, on a line of its own.
  ///
  /// - Parameters:
  ///   - candidate: the word and its note.
  ///   - lead: what stands before it in the same word.
  ///   - raw: the word under the cursor as it was typed.
  ///   - home: the person's folder.
  /// - Returns: the line.
  func line(_ candidate: Candidate, lead: String, raw: String, home: String?) -> String {
    let text = lead + candidate.text
    guard self == .bash else {
      return candidate.note.isEmpty ? text : "\(text)\t\(candidate.note.printableLine)"
    }
    return BashWord(raw, home: home).completed(to: text)
  }
}

/// A word as it stands on a line of bash, quotes and all, perhaps not finished.
struct BashWord {
  /// What bash would make of it.
  private(set) var text = ""
  private let raw: String
  private var openQuote: Character?
  /// How much of `raw` lies before what is quoted, the quote included, and what that stands for.
  private var head = ("", "")

  /// A word; a leading `~/` stands for the person's folder.
  init(_ raw: String, home: String?) {
    self.raw = raw
    if let home, raw.hasPrefix("~/") {
      text = home + "/"
      read(raw.dropFirst(2))
    } else {
      read(raw[...])
    }
  }

  /// The word made longer until it means a text, as it would be typed.
  func completed(to whole: String) -> String {
    guard let openQuote else { return Self.escaped(whole) }
    guard whole.hasPrefix(head.1) else { return raw }
    let rest = whole.dropFirst(head.1.count)
    return head.0 + (openQuote == "\"" ? Self.escaped(rest, "\"$`\\") : String(rest))
  }

  private mutating func read(_ letters: Substring) {
    var letters = letters
    while let letter = letters.popFirst() {
      switch (letter, openQuote) {
      case ("\\", nil), ("\\", "\""): text += letters.popFirst().map(String.init) ?? ""
      case ("'", nil), ("\"", nil):
        openQuote = letter
        head = (String(raw.dropLast(letters.count)), text)
      case (let quote, openQuote):
        if quote == openQuote { openQuote = nil } else { text.append(letter) }
      default: text.append(letter)
      }
    }
  }

  /// The text with a backslash before every sign that bash would take for more than a letter.
  private static func escaped(
    _ text: some StringProtocol,
    _ signs: String = " \"'`$\\|&;<>()[]{}*?!#~^"
  ) -> String {
    text.reduce(into: "") { $0 += signs.contains($1) ? "\\\($1)" : String($1) }
  }
}
