import HearthModel

/// A local or absolute time taken apart as it was written, before any zone is asked.
struct WrittenTime: Equatable {
  /// Which of two equal clock times is meant.
  enum Choice: Equatable {
    case first
    case second
  }

  var day: Day?
  /// A word in place of a date: "yesterday", "monday".
  var dayWord: String?
  var time: WallTime
  /// Seconds east of UTC, where the text gives an offset.
  var offset: Int?
  var choice: Choice?

  /// Whether it is a clock time and nothing else that tells the day.
  var isBareClock: Bool { day == nil && dayWord == nil && offset == nil }

  /// Reads `[DAY] TIME [OFFSET|first|second]`, with a space or a `T` after a date.
  ///
  /// - Returns: nil where the text has another shape.
  init?(_ text: String) {
    var words = Self.words(text)
    choice = nil
    offset = nil
    day = nil
    dayWord = nil
    if let last = words.last, words.count > 1, let choice = TimeWords.choice(last) {
      self.choice = choice
      words.removeLast()
    }
    if words.count > 1, let offset = Self.offset(words[words.count - 1]) {
      self.offset = offset
      words.removeLast()
    }
    guard let clock = words.popLast(), words.count <= 1,
      let (time, attached) = Self.time(clock), attached == nil || offset == nil
    else { return nil }
    self.time = time
    offset = offset ?? attached
    guard let first = words.first else {
      if offset != nil { return nil }
      return
    }
    if let day = Day(first) {
      self.day = day
    } else if offset == nil {
      dayWord = first.lowercased()
    } else {
      return nil
    }
  }

  private static func words(_ text: String) -> [String] {
    var parts = text.split(separator: " ").map(String.init)
    if let first = parts.first, first.utf8.count > 11, let split = dateAndTime(first) {
      parts.replaceSubrange(0..<1, with: split)
    }
    return parts
  }

  private static func dateAndTime(_ word: String) -> [String]? {
    let index = word.utf8.index(word.utf8.startIndex, offsetBy: 10)
    guard Day(word.prefix(upTo: index)) != nil, word[index] == "T" || word[index] == "t" else {
      return nil
    }
    return [String(word[..<index]), String(word[word.index(after: index)...])]
  }

  /// A clock time with an offset written to it, fractions of a second cut off.
  private static func time(_ word: String) -> (WallTime, offset: Int?)? {
    let sign = word.firstIndex { "Zz+-−".contains($0) }
    let clock = word[..<(sign ?? word.endIndex)]
    let whole = clock.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let time = whole.first.flatMap({ WallTime($0) }),
      whole.count == 1 || (!whole[1].isEmpty && whole[1].utf8.allSatisfy(\.isDigit))
    else { return nil }
    guard let sign else { return (time, nil) }
    guard let offset = offset(String(word[sign...])) else { return nil }
    return (time, offset)
  }

  /// `Z`, `+HH`, `+HH:MM`, `+HHMM`, `+HH:MM:SS`, or with a minus.
  private static func offset(_ word: String) -> Int? {
    if word == "Z" || word == "z" { return 0 }
    guard let sign = word.first, "+-−".contains(sign) else { return nil }
    let digits = word.dropFirst().filter { $0 != ":" }
    let hasShape = [2, 4, 6].contains(digits.utf8.count) && digits.utf8.allSatisfy(\.isDigit)
    guard hasShape, let value = Int(digits + String(repeating: "0", count: 6 - digits.utf8.count))
    else { return nil }
    guard value / 10_000 < 24, value / 100 % 100 < 60, value % 100 < 60 else { return nil }
    let seconds = value / 10_000 * 3600 + value / 100 % 100 * 60 + value % 100
    return (sign == "+" ? 1 : -1) * seconds
  }
}

extension UInt8 {
  /// Whether it is an ASCII digit.
  var isDigit: Bool { (0x30...0x39).contains(self) }
}

extension String {
  /// Without white space at its ends.
  package var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
