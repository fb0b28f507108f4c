import HearthModel
public import HearthPlugins
public import HearthPorts

/// Reads Hearth's own tables: a CSV file for each kind of record, in any order and under any names.
public struct TablesImporter: Importer {
  /// The format's name on the command line and in the keys of rows.
  public static let format = "csv"

  /// As an executable lists it.
  public static var plugin: ImporterPlugin<ForeignDiary> {
    ImporterPlugin(name: format, summary: "plugin.diary.importer.csv") { _ in TablesImporter() }
  }

  /// A reader.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func read(_ files: [ImportFile]) throws(ImportError) -> ForeignDiary {
    var diary = ForeignDiary(format: Self.format)
    var tables: [(file: ImportFile, type: any Record.Type)] = []
    for file in files.sorted(by: { $0.name < $1.name }) {
      let table = try ForeignTable(file, format: Self.format)
      guard let type = Self.type(of: table) else {
        throw .notOfFormat(path: file.name, format: Self.format, .otherColumns(table.names))
      }
      tables.append((file, type))
    }
    // Those that others speak of come first; the sort is stable.
    tables.sort { HearthRecords.rank(of: $0.type) < HearthRecords.rank(of: $1.type) }
    diary.records = try ForeignRecords(&diary.report) { [tables] report, body in
      for (file, type) in tables { try Self.visit(file, type, &report, body) }
    }
    return diary
  }

  private static func visit(
    _ file: ImportFile,
    _ type: any Record.Type,
    _ report: inout ImportReport,
    _ body: (ForeignEntry, _ bytes: Int) throws -> Void
  ) throws {
    var mishap: (any Error)?
    try ForeignTable(file, format: format).rows(&report) { row, _ throws(ImportReason) in
      guard mishap == nil else { return }
      let text = try row.required("id")
      guard let id = RecordID(text) else { throw .unreadable(column: "id", text: text) }
      let entry = try entry(type, id, row)
      do { try body(entry, row.count) } catch { mishap = error }
    }
    if let mishap { throw mishap }
  }

  /// The kind that has all the columns of a table and fewest others.
  private static func type(of table: ForeignTable) -> (any Record.Type)? {
    let names = Set(table.names).subtracting(["id", TablesExporter.childName])
    guard table.has("id"), !names.isEmpty else { return nil }
    return HearthRecords.types.filter { type in
      let columns = type.columns
      return names.isSubset(of: columns.map(\.name))
        && columns.allSatisfy { $0.isOptional || names.contains($0.name) }
    }.min { $0.columns.count < $1.columns.count }
  }

  private static func entry(
    _ type: (some Record).Type,
    _ id: RecordID,
    _ row: ForeignRow
  ) throws(ImportReason) -> ForeignEntry {
    try RecordDecoder(place: row.place).entry(type, id: id) { column throws(ImportReason) in
      let form = ColumnForm(column)
      let isAbsent = row.raw(column.name).isEmpty && (column.isOptional || column.storage != .text)
      return isAbsent
        ? try form.value(nil, of: column)
        : try form.value(text: row.raw(column.name), of: column)
    }
  }
}
