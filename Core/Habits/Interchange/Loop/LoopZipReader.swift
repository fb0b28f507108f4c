import HearthModel
import HearthPorts
import HearthSupport

/// Reads the zip: a table of habits, and a folder with marks for each.
struct LoopZipReader {
  let file: String

  func read(
    _ bytes: [UInt8],
    _ archive: any Archive,
    into habits: inout ForeignHabits
  ) throws(ImportError) {
    let files: [ArchivedFile]
    do throws(ArchiveError) {
      files = try archive.unpack(bytes, within: ArchiveLimits()) { name in
        name.hasSuffix("Habits.csv") || name.hasSuffix("/Checkmarks.csv")
      }
    } catch {
      throw .notOfFormat(path: file, format: LoopFormat.name, .archive(error))
    }
    let tables = files.filter { ($0.name.split(separator: "/").last ?? "") == "Habits.csv" }
    guard let table = tables.min(by: { $0.name.utf8.count < $1.name.utf8.count }) else {
      throw .notOfFormat(path: file, format: LoopFormat.name, .otherFiles)
    }
    let folder = table.name.dropLast("Habits.csv".count)
    let marks = Dictionary(
      files.compactMap { file in Self.position(file.name, in: folder).map { ($0, file) } }
    ) { first, _ in first }
    try read(table, marks, into: &habits)
  }

  /// The habit's position that begins the name of its folder; a name without Latin letters leaves
  /// nothing of the folder's name but that.
  private static func position(_ name: String, in folder: Substring) -> Int? {
    guard name.hasPrefix(folder), name.hasSuffix("/Checkmarks.csv") else { return nil }
    let inner = name.dropFirst(folder.count).split(separator: "/")
    guard inner.count == 2 else { return nil }
    return Int(inner[0].prefix { $0 != " " })
  }

  private func read(
    _ table: ArchivedFile,
    _ marks: [Int: ArchivedFile],
    into habits: inout ForeignHabits
  ) throws(ImportError) {
    let rows = try SourceTable(table.pieces, named: place(table), format: LoopFormat.name)
    guard rows.has("Name") else {
      throw .notOfFormat(path: rows.file, format: LoopFormat.name, .otherColumns(rows.names))
    }
    var trackers: [(Int, ForeignTracker)] = []
    try rows.rows(&habits.report) { row throws(RejectionReason) in
      let tracker = try tracker(row, at: InterchangePlace(file: rows.file, line: row.line))
      trackers.append((Int(row["Position"]) ?? trackers.count + 1, tracker))
    }
    for (position, var tracker) in trackers {
      if let file = marks[position] {
        try read(file, &tracker, &habits.report)
      } else {
        habits.report.lose(.missingMarks, of: tracker.name)
      }
      habits.trackers.append(tracker)
    }
  }

  private func place(_ inner: ArchivedFile) -> String { "\(file):\(inner.name)" }

  private func tracker(
    _ row: SourceRow,
    at place: InterchangePlace
  ) throws(RejectionReason) -> ForeignTracker {
    var tracker = ForeignTracker(try row.required("Name"), at: place)
    let frequency = (
      row.raw("FrequencyNumerator", "NumRepetitions").trimmed,
      row.raw("FrequencyDenominator", "Interval").trimmed
    )
    if frequency != ("", "") {
      guard let numerator = Int(frequency.0), let denominator = Int(frequency.1),
        let rule = LoopFormat.rule(numerator, denominator)
      else {
        throw .unreadable(
          field: "FrequencyNumerator",
          text: "\(frequency.0)/\(frequency.1)"
        )
      }
      tracker.schedule = [ForeignSchedule(rule)]
    }
    tracker.question = row["Question"].nonEmpty
    tracker.note = row["Description"].nonEmpty
    tracker.colour = Colour.hexadecimal(row["Color"])
    if row["Archived?"].lowercased() == "true" { tracker.archival = .someDay }
    guard row["Type"] == "NUMERICAL" else { return tracker }
    tracker.aim = row["Target Type"] == "AT_MOST" ? .atMost : .atLeast
    tracker.unit = row["Unit"]
    let target = row["Target Value"]
    tracker.target = target.isEmpty ? 0 : try Thousandths.read(target, "Target Value").amount
    return tracker
  }

  private func read(
    _ file: ArchivedFile,
    _ tracker: inout ForeignTracker,
    _ report: inout InterchangeReport
  ) throws(ImportError) {
    let name = place(file)
    let reader = CSVReader(file.pieces)
    var days = LoopDays(tracker.aim != .tick)
    while let next = try reader.next() {
      do throws(RejectionReason) {
        guard let cells = try next.sourceCells else { continue }
        // Files from before version 2.0 have no first row with names.
        if next.line == 1, cells[0].trimmed == "Date" { continue }
        try days.add(cells)
      } catch {
        let place = InterchangePlace(file: name, line: next.line)
        report.reject(place, error, of: tracker.name)
      }
    }
    days.finish(&tracker, &report)
  }
}

extension ArchivedFile {
  /// Its contents as an importer's file gives them.
  var pieces: ImportFile.Pieces {
    var rest: [UInt8]? = bytes
    return {
      defer { rest = nil }
      return rest
    }
  }
}
