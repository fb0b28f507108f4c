import HearthModel

/// The text files of harsh: `habits`, one habit a line under headings, and `log`, one mark a line.
enum HarshFormat {
  /// On the command line and in the keys of trackers.
  static let name = "harsh"

  /// A line of `habits`.
  struct Habit: Equatable {
    let name: String
    /// nil for what is only tracked.
    let rule: ScheduleRule?
    /// The last day, where there is one.
    let end: Day?
  }

  /// Reads `Name: frequency` and `Name: frequency: end`, where the name may have colons too.
  static func habit(_ line: String) throws(RejectionReason) -> Habit {
    var parts = line.components(separatedBy: ": ")
    var end: Day?
    if parts.count > 2, let day = Day(parts[parts.count - 1].trimmed) {
      end = day
      parts.removeLast()
    }
    guard parts.count >= 2 else { throw .malformed }
    let frequency = parts.removeLast().trimmed
    let name = parts.joined(separator: ": ").trimmed
    guard !name.isEmpty else { throw .missing(field: "name") }
    guard let rule = rule(frequency) else {
      throw .unreadable(field: "frequency", text: frequency)
    }
    return Habit(name: name, rule: rule.0, end: end)
  }

  /// `0` only tracks; `n` is once in n days, `nw` in n weeks, `t/n` is t times in n days.
  private static func rule(_ text: String) -> (ScheduleRule?, Void)? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if text == "0" { return (nil, ()) }
    let times: Int?
    let stretch: Int?
    switch parts.count {
    case 1:
      times = 1
      stretch = days(parts[0])
    case 2:
      times = Int(parts[0].trimmed)
      stretch = days(parts[1])
    default: return nil
    }
    guard let times, let stretch, times > 0, times <= stretch else { return nil }
    return LoopFormat.rule(times, stretch).map { ($0, ()) }
  }

  private static func days(_ text: Substring) -> Int? {
    let text = text.trimmed
    guard text.last == "w" else { return Int(text) }
    return Int(text.dropLast()).flatMap { (1...1000).contains($0) ? $0 * 7 : nil }
  }

  /// How a rule is written, and whether it means the same to harsh.
  static func frequency(_ rule: ScheduleRule) -> (text: String, isExact: Bool) {
    let (numerator, denominator, isExact) = LoopFormat.frequency(rule)
    return (numerator == 1 ? "\(denominator)" : "\(numerator)/\(denominator)", isExact)
  }

  /// A line of `log`.
  struct Line: Equatable {
    let name: String
    let mark: ForeignMark
    /// Whether the amount has too many places.
    let isRounded: Bool
  }

  /// Reads `day : name : y|n|s : comment : amount`, the last two of which may be missing; where names
  /// or comments have the separator in them, the names of known habits tell.
  static func line(_ text: String, knowing names: Set<String>) throws(RejectionReason) -> Line {
    let parts = text.components(separatedBy: " : ")
    guard parts.count >= 3 else { throw .malformed }
    guard let day = Day(parts[0].trimmed) else {
      throw .unreadable(field: "date", text: parts[0])
    }
    guard let place = resultPlace(parts, knowing: names) else {
      throw .unreadable(field: "result", text: parts[2])
    }
    let name = parts[1..<place].joined(separator: " : ").trimmed
    guard !name.isEmpty else { throw .missing(field: "name") }
    var rest = Array(parts[(place + 1)...])
    // The amount is the last field of five; of a comment with separators in it, if it is one.
    var amount = ""
    if rest.count >= 2, rest.count == 2 || isAmount(rest[rest.count - 1]) {
      amount = rest.removeLast().trimmed
    }
    let reading = amount.isEmpty ? nil : try Thousandths.read(amount, "amount")
    let mark = ForeignMark(
      day,
      marks[parts[place].trimmed] ?? .missed,
      amount: reading.flatMap { $0.amount == 0 ? nil : $0.amount },
      text: comment(rest.joined(separator: " : ").trimmed)
    )
    return Line(name: name, mark: mark, isRounded: reading?.isRounded ?? false)
  }

  /// Without the separator at its end, of which an editor has taken the last space.
  private static func comment(_ text: String) -> String {
    if text == ":" { return "" }
    return text.hasSuffix(" :") ? text.dropLast(2).trimmed : text
  }

  private static func isAmount(_ text: String) -> Bool {
    text.trimmed.isEmpty || (try? Thousandths.read(text.trimmed, "")) != nil
  }

  /// Where `y`, `n` or `s` stands: behind a habit that is known, else behind the first field.
  private static func resultPlace(_ parts: [String], knowing names: Set<String>) -> Int? {
    let places = parts.indices.dropFirst(2).filter { marks[parts[$0].trimmed] != nil }
    return places.first { names.contains(parts[1..<$0].joined(separator: " : ").trimmed) }
      ?? places.first
  }

  static let marks: [String: Mark] = ["y": .done, "n": .missed, "s": .skipped]
}

extension String {
  /// The parts between a separator, the empty ones too.
  func components(separatedBy separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
