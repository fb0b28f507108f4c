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
    try table.rows(&report) { row, _ throws(ImportReason) in
      let entry = try kind.entry(row)
      entries.append(entry)
      try units.add(row, of: kind)
    }
  }
}

extension BabyBuddyKind {
  /// What a row of the kind says.
  func entry(_ row: ForeignRow) throws(ImportReason) -> ForeignEntry {
    switch self {
    case .child: try .birth(row)
    case .tag: try .tag(row)
    case .sleep: try .sleep(row)
    case .feeding: try .feeding(row)
    case .pumping: try .pumping(row)
    case .diaperChange: try .nappy(row)
    case .temperature: try .temperature(row)
    case .medication: try .medicine(row)
    case .tummyTime: try .tummyTime(row)
    case .note: try .note(row)
    case .weight: try .weight(row)
    case .height: try .height(row)
    case .headCircumference: try .head(row)
    case .bodyMassIndex: try .bodyMassIndex(row)
    }
  }
}

extension UnitEvidence {
  /// Takes note of the numbers without a unit that a row has.
  mutating func add(
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
      guard isDrunk, case .local(let start) = ForeignTime(row[column]) else { return }
      add(volume: number, on: start.day)
    case .weight, .height, .headCircumference: addNumber(at: row.place)
    case .child, .tag, .sleep, .diaperChange, .medication, .tummyTime, .note, .bodyMassIndex: return
    }
  }
}
