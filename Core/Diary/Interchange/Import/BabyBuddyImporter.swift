import HearthHousehold
public import HearthPlugins
public import HearthPorts

/// Reads the CSV export of Baby Buddy: one file a table, in any order and under any names, in the
/// layouts of all its versions.
public struct BabyBuddyImporter: Importer {
  /// The format's name on the command line and in the keys of rows.
  public static let format = "babybuddy"

  /// As an executable lists it.
  public static var plugin: ImporterPlugin<ForeignDiary> {
    ImporterPlugin(name: format, summary: "plugin.importer.babybuddy") { _ in BabyBuddyImporter() }
  }

  /// A reader.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func read(_ files: [ImportFile]) throws(ImportError) -> ForeignDiary {
    var diary = ForeignDiary(format: Self.format)
    for file in files.sorted(by: { $0.name < $1.name }) {
      let table = try ForeignTable(file, format: Self.format)
      guard let kind = BabyBuddyKind(table) else {
        throw .notOfFormat(path: file.name, format: Self.format, .otherColumns(table.names))
      }
      try diary.read(table, of: kind)
    }
    return diary
  }
}

extension ForeignDiary {
  fileprivate mutating func read(
    _ table: ForeignTable,
    of kind: BabyBuddyKind
  ) throws(ImportError) {
    let read: (ForeignRow) throws(ImportReason) -> ForeignEntry =
      switch kind {
      case .child: { row throws(ImportReason) in try .birth(row) }
      case .tag: { row throws(ImportReason) in try .tag(row) }
      case .sleep: { row throws(ImportReason) in try .sleep(row) }
      case .feeding: { row throws(ImportReason) in try .feeding(row) }
      case .pumping: { row throws(ImportReason) in try .pumping(row) }
      case .diaperChange: { row throws(ImportReason) in try .nappy(row) }
      case .temperature: { row throws(ImportReason) in try .temperature(row) }
      case .medication: { row throws(ImportReason) in try .medicine(row) }
      case .tummyTime: { row throws(ImportReason) in try .tummyTime(row) }
      case .note: { row throws(ImportReason) in try .note(row) }
      case .weight: { row throws(ImportReason) in try .weight(row) }
      case .height: { row throws(ImportReason) in try .height(row) }
      case .headCircumference: { row throws(ImportReason) in try .head(row) }
      case .bodyMassIndex: { row throws(ImportReason) in try .bodyMassIndex(row) }
      }
    try table.rows(&report) { row, _ throws(ImportReason) in
      let entry = try read(row)
      entries.append(entry)
      try units.add(row, of: kind)
    }
  }
}

extension UnitEvidence {
  /// Takes note of the numbers without a unit that a row has.
  fileprivate mutating func add(
    _ row: ForeignRow,
    of kind: BabyBuddyKind
  ) throws(ImportReason) {
    switch kind {
    case .temperature:
      guard let number = try row.amount("temperature") else { return }
      addNumber(at: row.place)
      add(temperature: number, at: row.place)
    case .feeding, .pumping:
      guard let number = try row.amount("amount") else { return }
      addNumber(at: row.place)
      let isDrunk = kind == .pumping || row["method"].lowercased() == "bottle"
      let column = row["start"].isEmpty ? "time" : "start"
      guard isDrunk, case .local(let start) = try row.time(column) else { return }
      add(volume: number, on: start.day)
    case .weight, .height, .headCircumference: addNumber(at: row.place)
    case .child, .tag, .sleep, .diaperChange, .medication, .tummyTime, .note, .bodyMassIndex: return
    }
  }
}
