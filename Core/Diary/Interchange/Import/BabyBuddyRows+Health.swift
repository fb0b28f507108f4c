import HearthModel

// What the rows of Baby Buddy's tables of medicines, temperatures and growth say.
extension ForeignEntry {
  static func temperature(_ row: ForeignRow) throws(ImportReason) -> ForeignEntry {
    let number = try row.required("temperature")
    let quantity = try row.quantity("temperature")
    let note = row.note
    return try of(
      row,
      at: ["time": row["time"]],
      [("value", number), ("note", note)],
      .event(
        ForeignEvent(Temperature.self, .moment(try row.time("time"))) {
          temperature,
          units throws(ImportReason) in
          temperature.value =
            try quantity?.read("temperature", as: .temperature, in: units) ?? temperature.value
          temperature.note = note.nonEmpty
        }
      )
    )
  }

  static func medicine(_ row: ForeignRow) throws(ImportReason) -> ForeignEntry {
    let name = try row.required("name")
    let dose = try row.amount("dosage")
    let (unit, note) = (row["dosage_unit"], row.note)
    let gap = try row.interval("next_dose_interval")
    return try of(
      row,
      at: ["time": row["time"]],
      [
        ("name", name), ("dose", row["dosage"]), ("unit", unit),
        ("minimum_gap", row["next_dose_interval"]), ("note", note),
      ],
      .event(
        ForeignEvent(Medicine.self, .moment(try row.time("time"))) {
          medicine,
          _ throws(ImportReason) in
          medicine.name = name
          medicine.dose = try dose?.counted("dosage", times: 1000)
          medicine.unit = unit.nonEmpty
          medicine.minimumGap = gap
          medicine.note = note.nonEmpty
        }
      )
    )
  }

  static func weight(_ row: ForeignRow) throws(ImportReason) -> ForeignEntry {
    try growth(row, "weight", "weight") { growth, quantity, units throws(ImportReason) in
      growth.weight = try quantity.read("weight", as: .mass, in: units)
    }
  }

  static func height(_ row: ForeignRow) throws(ImportReason) -> ForeignEntry {
    try growth(row, "height", "length") { growth, quantity, units throws(ImportReason) in
      growth.length = try quantity.read("height", as: .length, in: units)
    }
  }

  static func head(_ row: ForeignRow) throws(ImportReason) -> ForeignEntry {
    let column = "head_circumference"
    return try growth(row, column, "head") { growth, quantity, units throws(ImportReason) in
      growth.head = try quantity.read(column, as: .length, in: units)
    }
  }

  static func bodyMassIndex(_ row: ForeignRow) throws(ImportReason) -> ForeignEntry {
    try growth(row, "bmi", "bmi") { growth, quantity, _ throws(ImportReason) in
      growth.bodyMassIndex = try quantity.number.counted("bmi", times: 100)
    }
  }

  private static func growth(
    _ row: ForeignRow,
    _ column: String,
    _ field: String,
    _ put:
      @escaping @Sendable (inout Growth, ForeignQuantity, UnitSystem) throws(ImportReason) -> Void
  ) throws(ImportReason) -> ForeignEntry {
    let text = try row.required(column)
    guard let number = try row.amount(column) else { throw .missing(column: column) }
    let dayText = try row.required("date")
    // Old exports have a midnight behind the date.
    guard let day = Day(dayText.prefix { $0 != " " && $0 != "T" }) else {
      throw .unreadable(column: "date", text: dayText)
    }
    let note = row.note
    return try of(
      row,
      at: ["day": dayText],
      [(field, text), ("note", note)],
      .event(
        ForeignEvent(Growth.self, series: field, .day(day)) { growth, units throws(ImportReason) in
          try put(&growth, ForeignQuantity(number), units)
          growth.note = note.nonEmpty
        }
      )
    )
  }
}

extension ForeignRow {
  /// A yes or no as Baby Buddy's versions write it.
  func flag(_ column: String) throws(ImportReason) -> Bool {
    let text = self[column]
    switch text.lowercased() {
    case "1", "true", "yes": return true
    case "", "0", "false", "no": return false
    default: throw .unreadable(column: column, text: text)
    }
  }

  /// Seconds, written `4:00:00` or `1 day, 0:00:00`, or nothing.
  fileprivate func interval(_ column: String) throws(ImportReason) -> Int? {
    let text = self[column]
    if text.isEmpty { return nil }
    let parts = text.split(separator: ",")
    let days = parts.count == 2 ? parts[0].split(separator: " ").first.flatMap { Int($0) } : 0
    let clock = (parts.last ?? "").split(separator: ":").map {
      Int($0.drop { $0 == " " }.prefix { $0 != "." })
    }
    guard parts.count <= 2, let days, clock.count == 3, let hours = clock[0],
      let minutes = clock[1], let seconds = clock[2], (0..<1000).contains(days),
      (0..<24).contains(hours), (0..<60).contains(minutes), (0..<60).contains(seconds)
    else { throw .unreadable(column: column, text: text) }
    return ((days * 24 + hours) * 60 + minutes) * 60 + seconds
  }
}
