import HearthModel

/// Writes a moment by a pattern of date fields, as far as it knows them.
struct DateWriter {
  let moment: LocalMoment
  let names: CalendarNames

  /// The moment by a pattern such as `EEEE, d MMMM y 'г.'`.
  ///
  /// - Returns: nil where the pattern or the year is beyond this.
  func text(_ pattern: String) -> String? {
    guard moment.day >= Day.writable.lowerBound else { return nil }
    var text = ""
    var rest = Substring(pattern)
    while let first = rest.first {
      if first == "'" {
        guard let quoted = Self.quoted(&rest) else { return nil }
        text += quoted
      } else if first.isASCII, first.isLetter {
        let run = rest.prefix { $0 == first }
        rest = rest.dropFirst(run.count)
        guard let field = field(first, run.count) else { return nil }
        text += field
      } else {
        text.append(first)
        rest = rest.dropFirst()
      }
    }
    return text
  }

  /// Takes what stands between apostrophes; two of them are one.
  private static func quoted(_ rest: inout Substring) -> Substring? {
    rest = rest.dropFirst()
    guard let end = rest.firstIndex(of: "'") else { return nil }
    let quoted = rest[..<end]
    rest = rest[rest.index(after: end)...]
    return quoted.isEmpty ? "'" : rest.first == "'" ? nil : quoted
  }

  private func field(_ letter: Character, _ count: Int) -> String? {
    let (year, month, day) = moment.day.components
    switch (letter, count) {
    case ("y", 1): return String(year)
    case ("M", 1...2): return number(month, count)
    case ("M", 3): return names.month(month, .short)
    case ("M", 4): return names.month(month, .full)
    case ("L", 4): return names.month(month, .alone)
    case ("d", 1...2): return number(day, count)
    case ("E", 1...3), ("c", 3): return names.weekday(moment.day.weekday, isShort: true)
    case ("E", 4), ("c", 4): return names.weekday(moment.day.weekday, isShort: false)
    default: return timeField(letter, count)
    }
  }

  private func timeField(_ letter: Character, _ count: Int) -> String? {
    let hour = moment.time.hour
    switch (letter, count) {
    case ("H", 1...2): return number(hour, count)
    case ("h", 1...2): return number((hour + 11) % 12 + 1, count)
    case ("m", 1...2): return number(moment.time.minute, count)
    case ("s", 1...2): return number(moment.time.second, count)
    case ("a", 1...3): return names.half(isMorning: hour < 12)
    default: return nil
    }
  }

  private func number(_ value: Int, _ width: Int) -> String {
    width == 2 && value < 10 ? "0\(value)" : String(value)
  }
}
