import HearthModel

/// The lines of an iCalendar file, folded and escaped as RFC 5545 has it.
struct CalendarText {
  private(set) var bytes: [UInt8] = []
  private static let longestLine = 75

  /// Appends a line, in pieces of at most 75 bytes that part no letter.
  mutating func append(_ name: String, _ value: String) {
    var count = 0
    for character in name.unicodeScalars + ":".unicodeScalars + value.unicodeScalars {
      let units = Array(UTF8.encode(character) ?? UTF8.EncodedScalar())
      if count + units.count > Self.longestLine {
        bytes += "\r\n ".utf8
        count = 1
      }
      bytes += units
      count += units.count
    }
    bytes += "\r\n".utf8
  }

  /// Text with the signs that have a meaning written otherwise.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\\\"
      case ";": result += "\\;"
      case ",": result += "\\,"
      case _ where character.isNewline: result += "\\n"
      default: result.append(character)
      }
    }
  }

  /// `YYYYMMDD`.
  static func date(_ day: Day) -> String {
    day.description.filter { $0 != "-" }
  }

  /// `YYYYMMDDTHHMMSSZ`.
  static func stamp(_ instant: Instant) -> String {
    let seconds = Int((Double(instant.milliseconds) / 1000).rounded(.down))
    let day = Day(number: Int((Double(seconds) / 86_400).rounded(.down)))
    let rest = seconds - day.number * 86_400
    return date(day) + "T"
      + [rest / 3600, rest / 60 % 60, rest % 60].map(twoDigits).joined() + "Z"
  }

  private static func twoDigits(_ value: Int) -> String {
    (value < 10 ? "0" : "") + String(value)
  }
}
