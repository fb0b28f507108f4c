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
    var checkmarks: [[Cell]] = []
    var scores: [[Cell]] = []
    for (index, tracker) in habits.trackers.enumerated() {
      let position = Self.position(index + 1)
      report.lose(of: tracker, to: .loopZip)
      let frequency = report.frequency(of: tracker)
      table.append(Self.row(position, tracker, frequency))
      let marks = report.loopMarks(of: tracker)
      let days = Self.lines(marks)
      let strengths = LoopScores(tracker, marks, frequency, today: habits.today).lines
      checkmarks.append(days.map { ($0.day, $0.word) })
      scores.append(strengths)
      let folder = Self.folder(position, tracker.name)
      folders += [
        ArchivedFile(name: folder + "/Checkmarks.csv", bytes: Self.checkmarks(days)),
        ArchivedFile(name: folder + "/Scores.csv", bytes: Self.scores(strengths)),
      ]
    }
    let names = habits.trackers.map(\.name)
    let words = Self.overview(names, checkmarks, missing: "UNKNOWN")
    let strengths = Self.overview(names, scores, missing: LoopScores.none)
    return [ArchivedFile(name: "Habits.csv", bytes: table.bytes)] + folders + [
      ArchivedFile(name: "Checkmarks.csv", bytes: words),
      ArchivedFile(name: "Scores.csv", bytes: strengths),
    ]
  }

  /// A day's cell in a column of its tracker.
  private typealias Cell = (day: Day, text: String)

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

  private static func row(
    _ position: String,
    _ tracker: ForeignTracker,
    _ frequency: (Int, Int)
  ) -> [String] {
    let isMeasured = tracker.aim != .tick
    return [
      position, tracker.name, isMeasured ? "NUMERICAL" : "YES_NO", tracker.question ?? "",
      tracker.note ?? "", String(frequency.0), String(frequency.1),
      tracker.colour ?? LoopFormat.colours[8], isMeasured ? tracker.unit ?? "" : "",
      isMeasured ? tracker.aim == .atMost ? "AT_MOST" : "AT_LEAST" : "",
      isMeasured ? double(tracker.target ?? 0) : "",
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
  private static func lines(_ marks: [(ForeignMark, Int)]) -> [Line] {
    marks.reversed().map { mark, number in
      Line(day: mark.day, word: words[number] ?? String(number), note: mark.text)
    }
  }

  private static let words = [0: "NO", 1: "YES_AUTO", 2: "YES_MANUAL", 3: "SKIP"]

  private static func checkmarks(_ lines: [Line]) -> [UInt8] {
    var table = CSVWriter()
    table.append(["Date", "Value", "Notes"])
    for line in lines { table.append([line.day.description, line.word, line.note]) }
    return table.bytes
  }

  private static func scores(_ lines: [Cell]) -> [UInt8] {
    var table = CSVWriter()
    table.append(["Date", "Score"])
    for line in lines { table.append([line.day.description, line.text]) }
    return table.bytes
  }

  /// All trackers side by side, a day a row, the newest first.
  private static func overview(
    _ names: [String],
    _ columns: [[Cell]],
    missing: String
  ) -> [UInt8] {
    var table = CSVWriter()
    table.append(["Date"] + names + [""])
    let days = columns.compactMap(\.first?.day)
    guard let newest = days.max(), let oldest = columns.compactMap(\.last?.day).min() else {
      return table.bytes
    }
    var next = columns.map { $0.startIndex }
    for number in (oldest.number...newest.number).reversed() {
      let day = Day(number: number)
      var cells = [day.description]
      for (column, lines) in columns.enumerated() {
        if next[column] < lines.endIndex, lines[next[column]].day == day {
          cells.append(lines[next[column]].text)
          next[column] += 1
        } else {
          cells.append(missing)
        }
      }
      table.append(cells + [""])
    }
    return table.bytes
  }
}
