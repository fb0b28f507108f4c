import HearthHousehold
import HearthModel
public import HearthPlugins
public import HearthPorts
import HearthSupport

/// Writes Hearth's own tables: a folder with a CSV file for each kind of record.
public struct TablesExporter: Exporter {
  /// A column for people beside that of the child's identifier; it is not read again.
  static let childName = "child_name"

  /// As an executable lists it.
  public static var plugin: ExporterPlugin<DiaryHistory, DiaryLoss> {
    ExporterPlugin(name: TablesImporter.format, summary: "plugin.diary.exporter.csv") { _ in
      TablesExporter()
    }
  }

  /// A writer.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func write(
    _ history: DiaryHistory,
    named name: String
  ) throws(ExportError) -> Exported<DiaryLoss> {
    do throws(StoreError) {
      let children = Dictionary(
        try ChildBook.children(in: history.transaction).map { ($0.id, $0.name) }
      ) { first, _ in first }
      var losses = DiaryLosses()
      losses.lose(.entries(ChildPhoto.tableName), count: try history.count(ChildPhoto.table))
      losses.lose(.memory, count: try history.count(ImportedRow.table))
      var files: [ArchivedFile] = []
      for type in HearthRecords.types where type != ChildPhoto.self && type != ImportedRow.self {
        let bytes = try Self.bytes(of: type.table, history, children)
        files.append(ArchivedFile(name: type.tableName + ".csv", bytes: bytes))
      }
      return Exported(.folder(files), losses: losses.list)
    } catch {
      throw .store(error)
    }
  }

  private static func bytes(
    of table: Table,
    _ history: DiaryHistory,
    _ children: [RecordID: String]
  ) throws(StoreError) -> [UInt8] {
    var writer = CSVWriter(lineEnd: .carriageReturnLineFeed)
    let owner = table.columns.firstIndex { $0.name == "child" }
    let names = table.columns.map(\.name)
    writer.append(["id"] + (owner == nil ? [] : [childName]) + names)
    let forms = table.columns.map { ColumnForm($0) }
    try history.rows(of: table) { id, values in
      var cells = [id.description]
      if let owner {
        let child: String? = if case .id(let id) = values[owner] { children[id] } else { nil }
        cells.append(child ?? "")
      }
      for (form, value) in zip(forms, values) {
        cells.append(form.json(value, history.zones).cell)
      }
      writer.append(cells)
    }
    return writer.bytes
  }
}

extension JSON {
  /// As a cell has it: text without quotes, nothing for null.
  fileprivate var cell: String {
    switch self {
    case .null: ""
    case .string(let text): text
    case .bool, .integer, .number, .array, .object: text
    }
  }
}
