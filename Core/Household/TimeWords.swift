/// The words in which people give times, in the languages that the programs speak.
package enum TimeWords {
  static let now: Set<String> = ["now", "сейчас"]

  /// Words for days, as a shift from today.
  static let days: [String: Int] = [
    "today": 0, "yesterday": -1, "tomorrow": 1,
    "сегодня": 0, "вчера": -1, "позавчера": -2, "завтра": 1,
  ]

  private static let weekdays: [[String]] = [
    ["monday", "mon", "понедельник", "пн"], ["tuesday", "tue", "вторник", "вт"],
    ["wednesday", "wed", "среда", "среду", "ср"], ["thursday", "thu", "четверг", "чт"],
    ["friday", "fri", "пятница", "пятницу", "пт"], ["saturday", "sat", "суббота", "субботу", "сб"],
    ["sunday", "sun", "воскресенье", "вс"],
  ]

  private static let units: [String: Duration] = [
    "s": .seconds(1), "sec": .seconds(1), "second": .seconds(1), "seconds": .seconds(1),
    "m": .seconds(60), "min": .seconds(60), "mins": .seconds(60), "minute": .seconds(60),
    "minutes": .seconds(60), "h": .seconds(3600), "hr": .seconds(3600), "hour": .seconds(3600),
    "hours": .seconds(3600), "d": .seconds(86_400), "day": .seconds(86_400),
    "days": .seconds(86_400), "с": .seconds(1), "сек": .seconds(1), "м": .seconds(60),
    "мин": .seconds(60), "минуту": .seconds(60), "минуты": .seconds(60), "минут": .seconds(60),
    "ч": .seconds(3600), "час": .seconds(3600), "часа": .seconds(3600), "часов": .seconds(3600),
    "д": .seconds(86_400), "день": .seconds(86_400), "дня": .seconds(86_400),
    "дней": .seconds(86_400),
  ]

  /// 1 for Monday to 7 for Sunday.
  package static func weekday(_ word: String) -> Int? {
    weekdays.firstIndex { $0.contains(word) }.map { $0 + 1 }
  }

  /// Which of two equal clock times a word means.
  static func choice(_ word: String) -> WrittenTime.Choice? {
    switch word.lowercased() {
    case "first", "первый", "1st": .first
    case "second", "второй", "2nd": .second
    default: nil
    }
  }

  /// The length in `20m ago`, `1h 5m ago`, `2 hours ago`, «20 мин назад».
  ///
  /// - Returns: nil for any other text, and for a length that no number holds.
  static func ago(_ text: String) -> Duration? {
    var words = text.lowercased().split(separator: " ")
    guard let last = words.popLast(), last == "ago" || last == "назад", !words.isEmpty else {
      return nil
    }
    return length(words.joined())
  }

  /// The length in `6h`, `4h30m`, «20мин», without spaces.
  ///
  /// - Returns: nil for any other text, and for a length that no number holds.
  static func length(_ text: String) -> Duration? {
    var sum = Duration.zero
    var rest = Substring(text)
    guard !rest.isEmpty else { return nil }
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      let name = rest.prefix { $0.isLetter }
      rest = rest.dropFirst(name.count)
      guard let count = Int32(digits), let unit = units[String(name)] else { return nil }
      sum += unit * Int(count)
    }
    return sum
  }
}
