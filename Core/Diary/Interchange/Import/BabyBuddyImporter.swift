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
    switch kind {
    case .child: try take(table) { row throws(ImportReason) in try .birth(row) }
    case .sleep: try take(table) { row throws(ImportReason) in try .sleep(row) }
    case .feeding: try take(table) { row throws(ImportReason) in try .feeding(row) }
    default: try leave(table, kind)
    }
  }

  private mutating func take(
    _ table: ForeignTable,
    _ read: (ForeignRow) throws(ImportReason) -> ForeignEntry
  ) throws(ImportError) {
    var tagged = 0
    try table.rows(&report) { row, _ throws(ImportReason) in
      let entry = try read(row)
      entries.append(entry)
      units.add(entry)
      if !row["tags"].isEmpty { tagged += 1 }
    }
    if tagged > 0 { report.remark(ImportPlace(file: table.file), .tagsNotKept(count: tagged)) }
  }

  /// A table that is not kept yet may still tell the units of the others.
  private mutating func leave(
    _ table: ForeignTable,
    _ kind: BabyBuddyKind
  ) throws(ImportError) {
    var count = 0
    var ignored = ImportReport()
    try table.rows(&ignored) { row, _ throws(ImportReason) in
      count += 1
      switch kind {
      case .temperature: try units.addTemperature(row)
      case .pumping: try units.addPumping(row)
      default: break
      }
    }
    let place = ImportPlace(file: table.file)
    report.remark(place, .kindNotKept(kind.rawValue, count: count))
  }
}

extension UnitEvidence {
  fileprivate mutating func add(_ entry: ForeignEntry) {
    guard case .feeding(let feeding) = entry.content, let amount = feeding.amount else { return }
    addNumber(at: entry.place)
    guard feeding.method == .bottle, case .local(let start) = feeding.start else { return }
    add(volume: amount.number, on: start.day)
  }

  fileprivate mutating func addTemperature(_ row: ForeignRow) throws(ImportReason) {
    if let number = try row.amount("temperature") { add(temperature: number, at: row.place) }
  }

  fileprivate mutating func addPumping(_ row: ForeignRow) throws(ImportReason) {
    let column = row["start"].isEmpty ? "time" : "start"
    guard let number = try row.amount("amount"), case .local(let start) = try row.time(column)
    else { return }
    add(volume: number, on: start.day)
  }
}
