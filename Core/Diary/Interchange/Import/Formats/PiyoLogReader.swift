import HearthHousehold
import HearthModel
import HearthPorts

/// An event of a day as PiyoLog's text has it.
struct PiyoLogEvent {
  let place: ImportPlace
  /// The child's name; empty where the day does not say it.
  let child: String
  let local: LocalTime
  /// The kind with its details.
  let text: String
  /// What the family wrote beside it.
  var note: String
  /// Whether it is the text under a day's sums.
  var isJournal = false
}

/// Goes through the lines of a file: a day, the child, the events, sums and a text about the day.
struct PiyoLogReader {
  private enum Part {
    case head
    case events
    case sums
    case journal
  }

  private var events: [PiyoLogEvent] = []
  private var journal: PiyoLogEvent?
  private var day: Day?
  private var child = ""
  private var part = Part.head
  private var hasEvents = false
  private var takesNotes = false

  private static let noon = WallTime(secondsSinceMidnight: 43_200)

  /// Reads a line.
  ///
  /// - Throws: `ImportReason` for a line that begins like an event and is none.
  mutating func read(_ line: String, at place: ImportPlace) throws(ImportReason) {
    if line.isEmpty { return endPart() }
    if line.count >= 4, line.allSatisfy({ $0 == "-" }) { return endDay() }
    if part == .head || day == nil {
      if let found = Day(piyoLog: line) { return begin(found) }
      guard day != nil else { return }
      if part == .head, let name = Self.child(line) {
        child = name
        part = .events
        return
      }
      part = .events
    }
    switch part {
    case .journal: addJournal(line, at: place)
    case .head, .events, .sums: try readEvent(line, at: place)
    }
  }

  /// What has been read.
  mutating func finish() -> [PiyoLogEvent] {
    endDay()
    return events
  }

  private mutating func begin(_ found: Day) {
    day = found
    part = .head
    (hasEvents, takesNotes) = (false, false)
  }

  private mutating func endDay() {
    if let journal { events.append(journal) }
    journal = nil
    day = nil
    part = .head
    (hasEvents, takesNotes) = (false, false)
  }

  private mutating func endPart() {
    takesNotes = false
    switch part {
    case .events where hasEvents: part = .sums
    case .sums: part = .journal
    case .head, .events, .journal: break
    }
  }

  private mutating func readEvent(
    _ line: String,
    at place: ImportPlace
  ) throws(ImportReason) {
    guard let day else { return }
    guard let (clock, rest) = Self.clock(line) else {
      if takesNotes {
        let last = events.count - 1
        events[last].note = [events[last].note, line].filter { !$0.isEmpty }
          .joined(separator: "\n")
      } else if part == .events {
        part = .sums
      }
      return
    }
    guard let time = WallTime(clock) else { throw .unreadable(column: "time", text: clock) }
    // The note stands three spaces behind.
    let halves = rest.split(separator: "   ", maxSplits: 1).map { String($0).trimmed }
    guard let text = halves.first else { throw .notALine }
    events.append(
      PiyoLogEvent(
        place: place,
        child: child,
        local: LocalTime(day: day, time: time),
        text: text,
        note: halves.count > 1 ? halves[1] : ""
      )
    )
    (hasEvents, takesNotes, part) = (true, true, .events)
  }

  private mutating func addJournal(_ line: String, at place: ImportPlace) {
    guard let day else { return }
    if journal != nil {
      journal?.note += "\n" + line
    } else {
      let local = LocalTime(day: day, time: Self.noon)
      journal = PiyoLogEvent(
        place: place,
        child: child,
        local: local,
        text: "",
        note: line,
        isJournal: true
      )
    }
  }

  /// `07:50   …`, `7:50 AM   …`: the time by 24 hours, and what follows.
  private static func clock(_ line: String) -> (String, String)? {
    let digits = line.prefix { $0.isASCII && $0.isNumber || $0 == ":" }
    let parts = digits.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2 else {
      return nil
    }
    var rest = line.dropFirst(digits.count)
    guard let next = rest.first, next.isWhitespace || "AaPp".contains(next) else { return nil }
    let word = rest.drop { $0.isWhitespace }.prefix(2).lowercased()
    guard word == "am" || word == "pm", let hour = Int(parts[0]), (1...12).contains(hour) else {
      return (String(digits), String(rest).trimmed)
    }
    rest = rest.drop { $0.isWhitespace }.dropFirst(2)
    let clock = hour % 12 + (word == "pm" ? 12 : 0)
    return ("\(clock):\(parts[1])", String(rest).trimmed)
  }

  /// `Ada (0m 12d old)`, `Ada (1歳2か月3日)`.
  private static func child(_ line: String) -> String? {
    guard line.hasSuffix(")"), let open = line.lastIndex(of: "("),
      line[open...].contains(where: { $0.isNumber })
    else { return nil }
    return String(line[..<open]).trimmed
  }
}

extension Day {
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// Reads `Thu, 17 Jul 2025`, `Thu, Jul 17, 2025` and `2021/10/10(日)`.
  fileprivate init?(piyoLog line: String) {
    let words = line.split { !$0.isLetter && !$0.isNumber }.map { String($0) }
    if line.contains("/"), words.count >= 3, words[0].count == 4 {
      guard let year = Int(words[0]), let month = Int(words[1]), let day = Int(words[2]) else {
        return nil
      }
      self.init(year: year, month: month, day: day)
      return
    }
    let rest = words.count == 4 ? Array(words.dropFirst()) : words
    guard rest.count == 3, let year = Int(rest[2]), year > 1900 else { return nil }
    let monthFirst = Int(rest[0]) == nil
    let word = (monthFirst ? rest[0] : rest[1]).lowercased().prefix(3)
    guard let month = Self.months.firstIndex(where: { $0 == word }),
      let day = Int(monthFirst ? rest[1] : rest[0])
    else { return nil }
    self.init(year: year, month: month + 1, day: day)
  }
}
