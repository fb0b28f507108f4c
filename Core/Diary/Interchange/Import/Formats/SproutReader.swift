import HearthHousehold
import HearthModel
import HearthPorts

/// Goes through Sprout Track's tables, those that others speak of first.
struct SproutReader {
  /// A medicine of the family's list.
  struct Medication {
    let name: String
    let unit: String
    let gap: Int?
  }

  /// What was eaten.
  struct Meal {
    var foods: [String] = []
    var reaction = ""
  }

  private(set) var diary = ForeignDiary(format: SproutImporter.format)
  private var names: [String: String] = [:]
  private var caretakers: [String: String] = [:]
  private var medicines: [String: Medication] = [:]
  private var foods: [String: String] = [:]
  /// What was eaten at feedings that have rows of their own.
  private var meals: [String: Meal] = [:]
  private var hasFeedings = false

  /// Reads all tables.
  ///
  /// - Throws: `ImportError` where one cannot be read as a table.
  mutating func read(_ files: [(name: String, file: ImportFile)]) throws(ImportError) {
    let known = files.compactMap { name, file in SproutTable(name: name).map { ($0, file) } }
    hasFeedings = known.contains { $0.0 == .feedings }
    let order = SproutTable.allCases
    for table in order {
      for (kind, file) in known where kind == table { try read(file, kind) }
    }
    for (name, file) in files where SproutTable(name: name) == nil {
      diary.report.skip(ImportPlace(file: file.name), .unknownKind(name))
    }
  }

  private mutating func read(_ file: ImportFile, _ kind: SproutTable) throws(ImportError) {
    let table = try ForeignTable(file, format: SproutImporter.format)
    guard table.has("id") else {
      throw .notOfFormat(path: file.name, format: SproutImporter.format, .otherColumns(table.names))
    }
    var reader = self
    try table.rows(&diary.report) { row, report throws(ImportReason) in
      guard row["deletedAt"].isEmpty || kind.isList else {
        return report.skip(row.place, .deletedThere)
      }
      try reader.read(row, kind)
    }
    let report = diary.report
    self = reader
    diary.report = report
  }

  private mutating func read(_ row: ForeignRow, _ kind: SproutTable) throws(ImportReason) {
    switch kind {
    case .babies: try readBaby(row)
    case .caretakers: caretakers[row["id"]] = row["name"]
    case .medicines:
      medicines[row["id"]] = Medication(
        name: row["name"],
        unit: row["unitAbbr"],
        gap: WallTime(row["doseMinTime"]).map(\.seconds).flatMap { $0 == 0 ? nil : $0 }
      )
    case .foods: foods[row["id"]] = row["name"]
    case .meals where hasFeedings && !row["feedLogId"].isEmpty:
      let meal = SproutRow.meal(row, foods)
      meals[row["feedLogId"], default: Meal()].add(meal)
    default:
      var reader = SproutRow(row, source: try source(row), medicines: medicines)
      reader.meal = kind == .meals ? SproutRow.meal(row, foods) : meals[row["id"]]
      diary.take(try reader.read(kind))
    }
  }

  /// What all rows of a child say alike.
  private func source(_ row: ForeignRow) throws(ImportReason) -> SourceRow {
    let column = ["startTime", "time", "date"].first { !row[$0].isEmpty } ?? "time"
    let start = SourceTime(row[column], try row.time(column))
    var source = SourceRow(row.place, start: start)
    source.sourceID = row["id"].nonEmpty
    let id = try row.required("babyId")
    source.child = ForeignChild(id: id, name: names[id] ?? "")
    source.author = caretakers[row["caretakerId"]] ?? ""
    source.note = row.note(in: "notes")
    if let end = try row.optionalTime("endTime") {
      source.end = SourceTime(row["endTime"], end)
    }
    return source
  }

  private mutating func readBaby(_ row: ForeignRow) throws(ImportReason) {
    let name = row.name("firstName", "lastName")
    guard !name.isEmpty else { throw .missing(column: "firstName") }
    let text = try row.required("birthDate")
    guard let born = Day(text.prefix(10)) else {
      throw .unreadable(column: "birthDate", text: text)
    }
    var birth = ForeignBirth(born: born)
    birth.sex = Sex(foreign: row["gender"])
    let id = try row.required("id")
    names[id] = name
    diary.entries.append(
      ForeignEntry(
        place: row.place,
        sourceID: id,
        child: ForeignChild(id: id, name: name),
        start: text,
        cells: ImportedRow.Content([
          ("name", name), ("born", text.prefix(10).description), ("sex", row["gender"]),
        ]),
        content: .child(birth)
      )
    )
  }
}

extension SproutReader.Meal {
  /// Adds what was eaten besides.
  fileprivate mutating func add(_ other: Self) {
    foods += other.foods
    reaction = [reaction, other.reaction].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension ForeignRow {
  /// The text as written, line breaks and all; white space alone is none.
  func note(in column: String) -> String { self[column].isEmpty ? "" : raw(column) }
}
