import HearthHousehold
import HearthModel

/// A row of Huckleberry's table.
struct HuckleberryRow {
  let row: ForeignRow
  var source: SourceRow

  init(_ row: ForeignRow) throws(ImportReason) {
    self.row = row
    _ = try row.required("Type")
    let start = try row.time("Start")
    source = SourceRow(row.place, start: SourceTime(row["Start"], start))
    source.author = row["Logged By"]
    // Line breaks are written as a backslash and a letter.
    source.note = row["Notes"].isEmpty ? "" : row.raw("Notes").replacing("\\n", with: "\n")
  }

  /// What the row says.
  mutating func read() throws(ImportReason) -> SourceRow {
    let type = row["Type"]
    switch type.lowercased() {
    case "sleep": try readSleep()
    case "feed": try readFeed()
    case "diaper": try readNappy()
    case "potty":
      source.tags = ["potty"]
      try readNappy()
    case "pump": try readPumping()
    case "solids": try readSolids()
    case "growth": try readGrowth()
    case "temp", "temperature": try readTemperature()
    case "meds", "medicine", "medication": try readMedicine()
    case "bath":
      try readEnd()
      source.add(Bath.self)
    case "tummy time":
      try readEnd()
      source.add(TummyTime.self)
    default: readOther(type)
    }
    return source
  }

  /// A cell; a dash stands for none.
  func cell(_ column: String) -> String {
    let text = row[column]
    return text == "-" ? "" : text
  }

  /// The words of a list.
  func words(_ column: String) -> [String] {
    cell(column).split(separator: ",").map { String($0).trimmed.lowercased() }
      .filter { !$0.isEmpty }
  }

  /// The end as it is given, else by the length, which leaves out seconds and can be a minute short.
  mutating func readEnd() throws(ImportReason) {
    let text = cell("End")
    if !text.isEmpty {
      guard let end = ForeignTime(text) else { throw .unreadable(column: "End", text: text) }
      source.end = SourceTime(text, end)
    } else if !cell("Duration").isEmpty {
      let length = try seconds(cell("Duration"), "Duration")
      source.end = SourceTime(cell("Duration"), .later(.seconds(length)))
    }
  }

  /// The seconds of `HH:MM`.
  func seconds(_ text: some StringProtocol, _ column: String) throws(ImportReason) -> Int {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let hours = parts[0], let minutes = parts[1],
      (0..<1000).contains(hours), (0..<60).contains(minutes)
    else { throw .unreadable(column: column, text: String(text)) }
    return hours * 3600 + minutes * 60
  }

  /// What no kind of ours can hold is kept as a note.
  private mutating func readOther(_ type: String) {
    source.remarks.append(.unknownWord(column: "Type", text: type))
    let cells = ["Duration", "Start Condition", "Start Location", "End Condition"].map(cell)
    let details = cells.filter { !$0.isEmpty }.joined(separator: ", ")
    source.addNote(details.isEmpty ? type : "\(type) (\(details))")
  }
}
