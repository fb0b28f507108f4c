import HearthModel
import HearthPorts
import HearthSupport

/// Writes the files of the zip.
struct LoopZipWriter {
  private(set) var report = InterchangeReport()

  private static let head = [
    "Position", "Name", "Type", "Question", "Description", "FrequencyNumerator",
    "FrequencyDenominator", "Color", "Unit", "Target Type", "Target Value", "Archived?",
  ]

  mutating func files(of habits: ForeignHabits) -> [ArchivedFile] {
    report.losePausesAndSettings(of: habits)
    var table = CSVWriter()
    table.append(Self.head)
    var folders: [ArchivedFile] = []
    var columns: [[(Day, String)]] = []
    for (index, tracker) in habits.trackers.enumerated() {
      let position = Self.position(index + 1)
      table.append(row(position, tracker))
      let days = words(tracker)
      columns.append(days.map { ($0.day, $0.word) })
      folders.append(
        ArchivedFile(
          name: Self.folder(position, tracker.name) + "/Checkmarks.csv",
          bytes: Self.checkmarks(days)
        )
      )
    }
    let all = ArchivedFile(
      name: "Checkmarks.csv",
      bytes: Self.overview(habits.trackers.map(\.name), columns)
    )
    return [ArchivedFile(name: "Habits.csv", bytes: table.bytes)] + folders + [all]
  }

  private static func position(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 3 - digits.count)) + digits
  }

  /// The position and what the name has of Latin letters, digits and a few signs.
  static func folder(_ position: String, _ name: String) -> String {
    let plain = Set(" ._-".utf8)
    let kept = name.utf8.filter { byte in
      plain.contains(byte) || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }
    return "\(position) \(String(decoding: kept.prefix(100), as: UTF8.self))".trimmed
  }

  private mutating func row(_ position: String, _ tracker: ForeignTracker) -> [String] {
    report.lose(of: tracker, to: .loopZip)
    let frequency = report.frequency(of: tracker)
    let isMeasured = tracker.aim != .tick
    return [
      position, tracker.name, isMeasured ? "NUMERICAL" : "YES_NO", tracker.question ?? "",
      tracker.note ?? "", String(frequency.0), String(frequency.1),
      tracker.colour ?? LoopFormat.colours[8], isMeasured ? tracker.unit ?? "" : "",
      isMeasured ? tracker.aim == .atMost ? "AT_MOST" : "AT_LEAST" : "",
      isMeasured ? Self.double(tracker.target ?? 0) : "",
      tracker.archival == .none ? "false" : "true",
    ]
  }

  /// A number as Loop writes it: never without a point.
  private static func double(_ amount: Int) -> String {
    let text = Thousandths.text(amount)
    return text.contains(".") ? text : text + ".0"
  }

  private struct Line {
    let day: Day
    let word: String
    let note: String
  }

  /// The days of a tracker, the newest first.
  private mutating func words(_ tracker: ForeignTracker) -> [Line] {
    report.loopMarks(of: tracker).reversed().map { mark, number in
      Line(day: mark.day, word: Self.words[number] ?? String(number), note: mark.text)
    }
  }

  private static let words = [0: "NO", 1: "YES_AUTO", 2: "YES_MANUAL", 3: "SKIP"]

  private static func checkmarks(_ lines: [Line]) -> [UInt8] {
    var table = CSVWriter()
    table.append(["Date", "Value", "Notes"])
    for line in lines { table.append([line.day.description, line.word, line.note]) }
    return table.bytes
  }

  /// All trackers side by side, a day a row, the newest first.
  private static func overview(_ names: [String], _ columns: [[(Day, String)]]) -> [UInt8] {
    var table = CSVWriter()
    table.append(["Date"] + names + [""])
    let days = columns.compactMap(\.first?.0)
    guard let newest = days.max(), let oldest = columns.compactMap(\.last?.0).min() else {
      return table.bytes
    }
    var next = columns.map { $0.startIndex }
    for number in (oldest.number...newest.number).reversed() {
      let day = Day(number: number)
      var cells = [day.description]
      for (column, lines) in columns.enumerated() {
        if next[column] < lines.endIndex, lines[next[column]].0 == day {
          cells.append(lines[next[column]].1)
          next[column] += 1
        } else {
          cells.append("UNKNOWN")
        }
      }
      table.append(cells + [""])
    }
    return table.bytes
  }
}
