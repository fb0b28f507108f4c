import HearthHousehold
import HearthModel

/// A row of one of Baby Tracker's tables.
struct BabyTrackerRow {
  let row: ForeignRow
  var source: SourceRow

  init(_ row: ForeignRow, _ order: DateOrder) throws(ImportReason) {
    self.row = row
    let text = try row.required("Time")
    guard let local = LocalTime(babyTracker: text, order) else {
      throw .unreadable(column: "Time", text: text)
    }
    source = SourceRow(row.place, start: SourceTime(text, .local(local)))
    source.child = ForeignChild(id: nil, name: row["Baby"])
    source.note = row["Note"].isEmpty ? "" : row.raw("Note")
  }

  /// What a row of a kind says.
  mutating func read(_ kind: BabyTrackerKind) throws(ImportReason) -> SourceRow {
    switch kind {
    case .sleep:
      guard let minutes = try minutes("Duration") else { throw .missing(column: "Duration") }
      source.end = SourceTime(String(minutes), .later(.seconds(minutes)))
      source.addSleep()
    case .nursing: try readNursing()
    case .pumping: try readPumping()
    case .diaper: try readNappy()
    case .expressed: try readBottle(.breastMilk)
    case .formula: try readBottle(.formula)
    }
    return source
  }

  private mutating func readNursing() throws(ImportReason) {
    var nursing = Nursing()
    nursing.left = try minutes("Left duration") ?? 0
    nursing.right = try minutes("Right duration") ?? 0
    let side = row["Start Side"]
    if side.lowercased().hasPrefix("right") { nursing.first = .right }
    let total = try minutes("Total Duration") ?? 0
    let whole = nursing
    let length = max(total, whole.left + whole.right)
    source.end = SourceTime(String(length), .later(.seconds(length)))
    source.add(
      Feeding.self,
      [
        ("method", "\(whole.left > 0) \(whole.right > 0) \(side)"),
        ("segments", whole.cell(source.start.text)),
      ]
    ) { feeding, _ in whole.fill(&feeding) }
  }

  private mutating func readPumping() throws(ImportReason) {
    let length = try minutes("Total Duration") ?? 0
    if length > 0 { source.end = SourceTime(String(length), .later(.seconds(length))) }
    let left = try quantity("Left amount")
    let right = try quantity("Right amount")
    let total = try quantity("Total amount")
    source.add(
      Pumping.self,
      [
        ("left_amount", cell("Left amount")), ("right_amount", cell("Right amount")),
        ("total_amount", cell("Total amount")),
      ]
    ) { pumping, units throws(ImportReason) in
      pumping.left = try left?.read("Left amount", as: .volume, in: units)
      pumping.right = try right?.read("Right amount", as: .volume, in: units)
      pumping.total = try total?.read("Total amount", as: .volume, in: units)
      // Sides and total are rounded each for itself.
      let sides = (pumping.left ?? 0) + (pumping.right ?? 0)
      if let given = pumping.total, given < sides, sides - given <= 10 { pumping.total = sides }
    }
  }

  private mutating func readNappy() throws(ImportReason) {
    let status = try row.required("Status")
    let word = status.lowercased()
    guard ["wet", "dirty", "mixed", "dry"].contains(word) else {
      throw .unreadable(column: "Status", text: status)
    }
    source.add(Nappy.self, [("wet", status), ("dirty", status)]) { nappy, _ in
      nappy.isWet = word == "wet" || word == "mixed"
      nappy.isDirty = word == "dirty" || word == "mixed"
    }
  }

  private mutating func readBottle(_ content: FeedingContent) throws(ImportReason) {
    let amount = try quantity("Amount")
    source.add(Feeding.self, [("amount", cell("Amount"))]) { feeding, units throws(ImportReason) in
      (feeding.method, feeding.content) = (.bottle, content)
      feeding.amount = try amount?.read("Amount", as: .volume, in: units)
    }
  }

  /// The seconds of a column of minutes, whatever stands in its brackets.
  private func minutes(_ name: String) throws(ImportReason) -> Int? {
    guard let column = row.column(beginning: name) else { return nil }
    return try row.amount(column)?.counted(column, times: 60)
  }

  /// A number of a column whose unit stands in brackets in the header.
  private mutating func quantity(_ name: String) throws(ImportReason) -> ForeignQuantity? {
    guard let column = row.column(beginning: name) else { return nil }
    return try source.quantity(row[column], column, as: .volume, unit: unit(column))
  }

  /// A number with its unit, as they stand in the table.
  private func cell(_ name: String) -> String {
    guard let column = row.column(beginning: name), !row[column].isEmpty else { return "" }
    return row[column] + unit(column)
  }

  private func unit(_ column: String) -> String {
    String(column.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" })
  }
}

extension LocalTime {
  /// Reads `1/13/26, 19:54` and what other locales make of it: other signs between, years of four
  /// digits, 12 hours.
  ///
  /// - Returns: nil for any other text.
  fileprivate init?(babyTracker text: String, _ order: DateOrder) {
    let numbers = text.split { !($0.isASCII && $0.isNumber) }.compactMap { Int($0) }
    guard (5...6).contains(numbers.count) else { return nil }
    let isYearFirst = numbers[0] > 31
    let date =
      isYearFirst
      ? (numbers[0], numbers[1], numbers[2])
      : order.beginsWithDay
        ? (numbers[2], numbers[1], numbers[0]) : (numbers[2], numbers[0], numbers[1])
    var hour = numbers[3]
    let lowercased = text.lowercased()
    let isAfternoon = lowercased.contains("pm") || lowercased.contains("p.m")
    if isAfternoon || lowercased.contains("am") || lowercased.contains("a.m") {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    let year = date.0 < 100 ? 2000 + date.0 : date.0
    let second = numbers.count > 5 ? numbers[5] : 0
    guard let day = Day(year: year, month: date.1, day: date.2),
      let time = WallTime(hour: hour, minute: numbers[4], second: second)
    else { return nil }
    self.init(day: day, time: time)
  }
}
