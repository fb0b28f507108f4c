public import HearthModel

/// When a habit is to be done.
public enum ScheduleRule: Sendable, Hashable {
  /// On some days of the week; never none.
  case weekdays(Weekdays)
  /// Once in so many days, counted from the first day of the version.
  case every(days: Int)
  /// So many times in each calendar week, month or year, on whatever days.
  case times(Int, per: Period)
  /// So many times in any so many days, on whatever days.
  case timesInDays(Int, days: Int)
  /// A rule of a newer version, as it is written there: shown every day, never due.
  case other(String)

  /// A stretch of the calendar.
  public enum Period: String, Sendable, Hashable, CaseIterable {
    case week
    case month
    case year
  }

  /// Every day of the week.
  public static let daily = ScheduleRule.weekdays(.all)
}

extension ScheduleRule: CustomStringConvertible {
  /// As it is stored: `weekdays 1,3,5`, `every 3`, `times 3 week`, `times 2 7d`.
  public var description: String {
    switch self {
    case .weekdays(let days): "weekdays \(days)"
    case .every(let days): "every \(days)"
    case .times(let count, let period): "times \(count) \(period.rawValue)"
    case .timesInDays(let count, let days): "times \(count) \(days)d"
    case .other(let text): text
    }
  }

  /// Reads what `description` gives; what it does not understand is a rule of a newer version.
  public init(_ text: String) {
    self = Self.known(text.split(separator: " ")) ?? .other(text)
  }

  private static func known(_ words: [Substring]) -> ScheduleRule? {
    switch (words.first, words.count) {
    case ("weekdays", 2): Weekdays(words[1]).map { .weekdays($0) }
    case ("every", 2): count(words[1]).map { .every(days: $0) }
    case ("times", 3): times(words[1], words[2])
    default: nil
    }
  }

  private static func times(_ count: Substring, _ stretch: Substring) -> ScheduleRule? {
    guard let count = self.count(count) else { return nil }
    if let period = Period(rawValue: String(stretch)) { return .times(count, per: period) }
    guard stretch.hasSuffix("d"), let days = self.count(stretch.dropLast()), count <= days else {
      return nil
    }
    return .timesInDays(count, days: days)
  }

  /// The longest stretch of days that a rule speaks of: ten years.
  public static let longest = 3650

  private static func count(_ text: Substring) -> Int? {
    Int(text).flatMap { (1...longest).contains($0) ? $0 : nil }
  }
}

extension ScheduleRule {
  /// Reads how often something is to be done: `3/week`, `1/month`, `12/year`, `2/7d`.
  ///
  /// - Returns: nil for any other text, and for more times than there are days.
  public init?(times text: String) {
    let parts = text.lowercased().split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let rule = Self.times(parts[0], parts[1]) else { return nil }
    if case .times(let count, let period) = rule, count > period.mostDays { return nil }
    self = rule
  }

  /// Reads the number of days of a rule that asks for once in so many.
  ///
  /// - Returns: nil for any other text.
  public init?(every text: String) {
    guard let days = Self.count(text[...]) else { return nil }
    self = .every(days: days)
  }
}

extension ScheduleRule.Period {
  /// The most days that such a stretch has.
  fileprivate var mostDays: Int {
    switch self {
    case .week: 7
    case .month: 31
    case .year: 366
    }
  }
}

/// Kept as its text.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ScheduleRule: FieldValue {
  public static var storage: Storage { .text }

  public init(from source: any RowSource, _ column: Int) throws(RowError) {
    self.init(try String(from: source, column))
  }

  public func encode(into sink: any RowSink, _ column: Int) {
    sink.text(description, column)
  }
}
