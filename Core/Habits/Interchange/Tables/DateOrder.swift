import HearthModel

/// Tells for the dates of a whole file whether days or months come first in them.
///
/// A date that could be read either way is never taken one way and the next one the other.
struct DateOrder {
  private enum Kind: String {
    case dayFirst = "DD/MM/YYYY"
    case monthFirst = "MM/DD/YYYY"
  }

  private let kind: Kind
  /// Whether the dates told the order.
  private let isKnown: Bool
  private let hasOthers: Bool

  /// The order in a file's dates.
  init(_ dates: [String]) {
    let pairs = dates.compactMap(Self.pair)
    let dayFirst = pairs.filter { $0.first > 12 }.count
    let monthFirst = pairs.filter { $0.second > 12 }.count
    // In Europe dates are mostly written with points, and then the day is first.
    let hasPoints = pairs.contains { $0.separator == "." }
    isKnown = dayFirst > 0 || monthFirst > 0 || hasPoints
    hasOthers = !pairs.isEmpty
    let first = pairs.first { $0.first > 12 || $0.second > 12 }
    let isFirstDay = first.map { $0.first > 12 } ?? hasPoints
    let isDayFirst = dayFirst == monthFirst ? isFirstDay : dayFirst > monthFirst
    kind = isDayFirst ? .dayFirst : .monthFirst
  }

  /// What was taken without being told by any date; nil where nothing had to be guessed.
  var guess: String? { hasOthers && !isKnown ? kind.rawValue : nil }

  /// The day of a date: `YYYY-MM-DD`, with slashes or points too, or in the file's order.
  func day(_ text: String) throws(RejectionReason) -> Day {
    if let day = Day(text.replacing("/", with: "-").replacing(".", with: "-")) { return day }
    guard let pair = Self.pair(text) else {
      throw .unreadable(field: "date", text: text)
    }
    let month = kind == .dayFirst ? pair.second : pair.first
    let dayOfMonth = kind == .dayFirst ? pair.first : pair.second
    if let day = Day(year: pair.year, month: month, day: dayOfMonth) { return day }
    if month > 12, dayOfMonth <= 12 { throw .mixedDates(text: text) }
    throw .unreadable(field: "date", text: text)
  }

  private static func pair(
    _ text: String
  ) -> (first: Int, second: Int, year: Int, separator: Character)? {
    guard let separator = text.first(where: { "/.-".contains($0) }) else { return nil }
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2].utf8.count == 4, let first = number(parts[0]),
      let second = number(parts[1]), let year = Int(parts[2])
    else { return nil }
    return (first, second, year, separator)
  }

  private static func number(_ text: Substring) -> Int? {
    guard (1...2).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(text)
  }
}
