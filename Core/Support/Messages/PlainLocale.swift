import HearthModel

/// How a program speaks where ICU is missing: understandable, without the language's own manners.
struct PlainLocale: LocaleRules {
  func category(
    of number: MessageNumber,
    _ style: NumberStyle,
    ordinal: Bool
  ) -> PluralCategory { .other }

  func text(of number: MessageNumber, _ style: NumberStyle) -> String {
    switch (number, style) {
    case (.integer(let value), .percent): thousandths(Double(value) * 100) + "%"
    case (.integer(let value), _): String(value)
    case (.real(let value), .percent): thousandths(value * 100) + "%"
    case (.real(let value), .integer): thousandths(value.rounded())
    case (.real(let value), _): thousandths(value)
    }
  }

  func text(ofMoment milliseconds: Double, _ style: MomentStyle) -> String {
    let instant = Instant(milliseconds: Int64(exactly: milliseconds.rounded()) ?? 0)
    let moment = LocalMoment(instant, offset: 0)
    switch style {
    case .date: return moment.day.description
    case .time: return moment.time.description
    case .dateAndTime: return "\(moment.day) \(moment.time)"
    case .pattern(let pattern):
      let asksForTime = pattern.contains { "HhKkmsaB".contains($0) }
      let asksForDate = pattern.contains { "yMLdEc".contains($0) }
      if asksForTime { return asksForDate ? "\(moment.day) \(moment.time)" : "\(moment.time)" }
      return moment.day.description
    }
  }

  func compare(_ left: String, _ right: String) -> Int {
    let (left, right) = (left.lowercased(), right.lowercased())
    return left == right ? 0 : left < right ? -1 : 1
  }

  func contains(_ text: String, _ wanted: String) -> Bool {
    text.lowercased().contains(wanted.lowercased())
  }

  private func thousandths(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    guard let whole = Int64(exactly: rounded) else { return "\(rounded)" }
    return String(whole)
  }
}
