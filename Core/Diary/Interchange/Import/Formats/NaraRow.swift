import HearthHousehold
import HearthModel

/// A row of Nara's table.
struct NaraRow {
  let row: ForeignRow
  var source: SourceRow

  init(_ row: ForeignRow) throws(ImportReason) {
    self.row = row
    _ = try row.required("Type")
    guard let start = try Self.time(row, "Start Date/time") else {
      throw .missing(column: "Start Date/time")
    }
    source = SourceRow(row.place, start: start)
    source.sourceID = row["_activityKey"].nonEmpty
    source.child = ForeignChild(id: row["_profileKey"].nonEmpty, name: row["Profile Name"])
    source.author = row["Created By Caregiver"]
    source.note = row["Note"].isEmpty ? "" : row.raw("Note")
    // The local date is that of the row's own zone.
    source.day = Day(row["Start Date/time"].prefix(10))
  }

  /// What the row says.
  mutating func read() throws(ImportReason) -> SourceRow {
    let type = row["Type"]
    switch type.lowercased() {
    case "sleep": try readSleep()
    case "breastfeed": try readNursing("Breastfeed")
    case "bottle feed": try readBottle("Bottle Feed")
    case "combo feed": try readCombination()
    case "pump": try readPumping()
    case "diaper": readNappy()
    case "solid feed": readSolids()
    case "growth": try readGrowth()
    case "medical": try readMedical()
    case "vaccine":
      source.tags = ["vaccine"]
      readMedicines("Vaccine", "Vaccine")
    case "routine": readRoutine()
    case "milestone": readMilestone("Milestone")
    case "baby first": readMilestone("Baby First")
    case "note": source.addNote("")
    default:
      source.remarks.append(.unknownWord(column: "Type", text: type))
      source.addNote(type)
    }
    return source
  }

  /// A cell of a group of columns.
  func cell(_ group: String, _ name: String) -> String { row["[\(group)] \(name)"] }

  /// A time by its epoch, which is beyond doubt, else by what the clock of the place showed.
  static func time(_ row: ForeignRow, _ column: String) throws(ImportReason) -> SourceTime? {
    let epoch = row["\(column) (Epoch)"]
    if !epoch.isEmpty {
      guard let number = DecimalNumber(epoch)?.wholePart, let instant = Instant(epoch: number)
      else { throw .unreadable(column: "\(column) (Epoch)", text: epoch) }
      return SourceTime(epoch, .instant(instant))
    }
    return try row.optionalTime(column).map { time in
      let zone = row["Time Zone"]
      guard case .local(let local) = time, !zone.isEmpty else {
        return SourceTime(row[column], time)
      }
      return SourceTime(row[column], .placed(local, zone: zone))
    }
  }

  /// The end of a group, else by its length.
  mutating func readEnd(_ group: String) throws(ImportReason) {
    if let end = try Self.time(row, "[\(group)] End Date/time") {
      source.end = end
    } else if let length = try seconds(group, "Duration (Seconds)") {
      source.end = SourceTime(String(length), .later(.seconds(length)))
    }
  }

  /// Whole seconds, or nothing.
  func seconds(_ group: String, _ name: String) throws(ImportReason) -> Int? {
    let column = "[\(group)] \(name)"
    return try row.amount(column)?.counted(column, times: 1)
  }

  /// A quantity with the unit that stands in the column beside it.
  mutating func quantity(
    _ group: String,
    _ name: String,
    as dimension: Dimension
  ) throws(ImportReason) -> ForeignQuantity? {
    let column = "[\(group)] \(name)"
    return try source.quantity(
      row[column],
      column,
      as: dimension,
      unit: row["\(column) Unit"]
    )
  }
}

extension DecimalNumber {
  /// Without what stands behind the point; nil where there is more than zeros.
  fileprivate var wholePart: Int64? {
    var (value, places) = (digits, places)
    while places > 0 {
      guard value.isMultiple(of: 10) else { return nil }
      (value, places) = (value / 10, places - 1)
    }
    return value
  }
}

extension Instant {
  /// More seconds than these are milliseconds: they would lie 3,000 years ahead.
  private static let mostSeconds: Int64 = 100_000_000_000

  /// An instant by seconds or milliseconds since 1970, told apart by size.
  ///
  /// - Returns: nil beyond the years that can be written.
  fileprivate init?(epoch: Int64) {
    let seconds = abs(epoch) > Self.mostSeconds ? epoch / 1000 : epoch
    guard Day.writable.contains(Day(number: Int(seconds / 86_400))) else { return nil }
    self.init(seconds: seconds)
  }
}

extension ForeignEntry {
  /// A child's own row.
  static func naraBirth(_ row: ForeignRow) throws(ImportReason) -> ForeignEntry {
    let name = try row.required("Profile Name")
    let text = try row.required("[Profile] Birth Date")
    let (adjusted, sexText) = (row["[Profile] Birth Date (Adjusted)"], row["[Profile] Sex"])
    guard let born = Day(text.prefix(10)) else {
      throw .unreadable(column: "[Profile] Birth Date", text: text)
    }
    var birth = ForeignBirth(born: born)
    if !adjusted.isEmpty {
      guard let due = Day(adjusted.prefix(10)) else {
        throw .unreadable(column: "[Profile] Birth Date (Adjusted)", text: adjusted)
      }
      birth.due = due == born ? nil : due
    }
    birth.sex = Sex(foreign: sexText)
    let key = row["_profileKey"].nonEmpty
    var entry = ForeignEntry(
      place: row.place,
      sourceID: key,
      child: ForeignChild(id: key, name: name),
      start: text,
      cells: ImportedRow.Content([
        ("name", name), ("born", text), ("due", adjusted), ("sex", sexText),
      ]),
      content: .child(birth)
    )
    if birth.sex == nil, !sexText.isEmpty {
      entry.remarks.append(.unreadWord(column: "[Profile] Sex", text: sexText))
    }
    return entry
  }
}

extension Sex {
  /// A sex as sources write it.
  ///
  /// - Returns: nil for other words.
  init?(foreign text: String) {
    switch text.lowercased() {
    case "girl", "female", "f": self = .girl
    case "boy", "male", "m": self = .boy
    default: return nil
    }
  }
}
