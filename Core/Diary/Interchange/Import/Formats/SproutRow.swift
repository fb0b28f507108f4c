import HearthModel

/// A row of one of Sprout Track's tables.
struct SproutRow {
  let row: ForeignRow
  var source: SourceRow
  /// What was eaten, where a table of its own says so.
  var meal: SproutReader.Meal?
  private let medicines: [String: SproutReader.Medication]

  init(_ row: ForeignRow, source: SourceRow, medicines: [String: SproutReader.Medication]) {
    self.row = row
    self.source = source
    self.medicines = medicines
  }

  /// What a row of a table says.
  mutating func read(_ kind: SproutTable) throws(ImportReason) -> SourceRow {
    switch kind {
    case .sleeps: try readSleep()
    case .feedings: try readFeeding()
    case .meals: try readSolids()
    case .nappies: try readNappy()
    case .moods: source.addNote(words("mood", "intensity"))
    case .notes: try readNote()
    case .milestones: try readMilestone()
    case .pumpings: try readPumping()
    case .play: try readPlay()
    case .baths:
      addToNote(row["bathType"])
      source.add(Bath.self)
    case .measures: try readMeasure()
    case .doses: try readDose()
    case .vaccines:
      source.tags = ["vaccine"]
      try addMedicine(try row.required("vaccineName"), "", "", nil)
    case .babies, .caretakers, .medicines, .foods: break
    }
    return source
  }

  private func words(_ columns: String...) -> String {
    columns.map { row[$0] }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  mutating func addToNote(_ text: String) {
    source.note = [source.note, text].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private mutating func readNote() throws(ImportReason) {
    _ = try row.required("content")
    source.tags = row["category"].nonEmpty.map { [$0] } ?? []
    source.note = row.note(in: "content")
    source.addNote("")
  }

  private mutating func readMilestone() throws(ImportReason) {
    let title = try row.required("title")
    source.note = row.note(in: "description")
    source.add(Milestone.self, [("title", title)]) { event, _ in event.title = title }
  }

  private mutating func readPlay() throws(ImportReason) {
    try readLength("duration", times: 60)
    addToNote(row["activities"])
    if row["type"] == "TUMMY_TIME" {
      source.add(TummyTime.self)
    } else {
      source.addNote(row["type"].replacing("_", with: " ").lowercased())
    }
  }

  /// The length where the end is not given.
  mutating func readLength(_ column: String, times factor: Int64) throws(ImportReason) {
    guard source.end == nil,
      let seconds = try row.amount(column)?.counted(column, times: factor), seconds > 0
    else { return }
    source.end = SourceTime(row[column], .later(.seconds(seconds)))
  }

  private mutating func readMeasure() throws(ImportReason) {
    let text = try row.required("value")
    let unit = row["unit"]
    let type = row["type"]
    let dimension: Dimension =
      type == "WEIGHT" ? .mass : type == "TEMPERATURE" ? .temperature : .length
    guard let value = try source.quantity(text, "value", as: dimension, unit: unit) else { return }
    switch type {
    case "TEMPERATURE":
      source.add(Temperature.self, [("value", text + unit)]) { event, units throws(ImportReason) in
        event.value = try value.read("value", as: .temperature, in: units)
      }
    case "WEIGHT", "HEIGHT", "HEAD_CIRCUMFERENCE":
      let column = ["WEIGHT": "weight", "HEIGHT": "length"][type] ?? "head"
      source.add(Growth.self, [(column, text + unit)]) { growth, units throws(ImportReason) in
        let count = try value.read("value", as: dimension, in: units)
        switch column {
        case "weight": growth.weight = count
        case "length": growth.length = count
        default: growth.head = count
        }
      }
    default: throw .unreadable(column: "type", text: type)
    }
  }

  private mutating func readDose() throws(ImportReason) {
    let id = row["medicineId"]
    let known = medicines[id]
    let name = known?.name.nonEmpty ?? id
    guard !name.isEmpty else { throw .missing(column: "medicineId") }
    let unit = row["unitAbbr"].isEmpty ? known?.unit ?? "" : row["unitAbbr"]
    try addMedicine(name, row["doseAmount"], unit, known?.gap)
  }

  private mutating func addMedicine(
    _ name: String,
    _ doseText: String,
    _ unit: String,
    _ gap: Int?
  ) throws(ImportReason) {
    let dose = doseText.isEmpty ? nil : try row.amount("doseAmount")
    source.add(
      Medicine.self,
      [
        ("name", name), ("dose", doseText), ("unit", unit),
        ("minimum_gap", gap.map { String($0) } ?? ""),
      ]
    ) { medicine, _ throws(ImportReason) in
      medicine.name = name
      medicine.dose = try dose?.counted("doseAmount", times: 1000)
      medicine.unit = unit.lowercased().nonEmpty
      medicine.minimumGap = gap
    }
  }
}
