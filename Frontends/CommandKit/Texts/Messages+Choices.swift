import HearthSupport

extension Messages {
  /// Several words of which one is meant: "a, b or c".
  func choice(of words: [String]) -> String {
    guard let last = words.last else { return "" }
    let others = words.dropLast()
    guard var text = others.first else { return last }
    for word in others.dropFirst() { text = self("command.choice.middle", text, word) }
    return self("command.choice.last", text, last)
  }

  /// Several texts of which one is meant, each in quotation marks.
  func choice(ofQuoted words: [String]) -> String {
    choice(of: words.map { self("command.choice.quoted", $0) })
  }

  /// A sentence with the words that may have been meant after it, if there are any.
  func suggesting(_ words: [String], after sentence: String) -> String {
    guard !words.isEmpty else { return sentence }
    return sentence + " " + self("command.choice.alike", choice(ofQuoted: words))
  }
}
