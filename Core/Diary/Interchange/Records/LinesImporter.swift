import HearthModel
public import HearthPlugins
public import HearthPorts
import HearthSupport

/// Reads Hearth's own JSON Lines: a record a line, complete.
public struct LinesImporter: Importer {
  /// The format's name on the command line and in the keys of rows.
  public static let format = "jsonl"

  /// As an executable lists it.
  public static var plugin: ImporterPlugin<ForeignDiary> {
    ImporterPlugin(name: format, summary: "plugin.diary.importer.jsonl") { _ in LinesImporter() }
  }

  /// The longest line that is read, in bytes: 8 MiB, since a picture has to fit.
  private static let lineLimit = 8 << 20

  /// A reader.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func read(_ files: [ImportFile]) throws(ImportError) -> ForeignDiary {
    var diary = ForeignDiary(format: Self.format)
    let files = files.sorted { $0.name < $1.name }
    diary.records = try ForeignRecords(&diary.report) { report, body in
      for file in files { try Self.visit(file, &report, body) }
    }
    return diary
  }

  private static func visit(
    _ file: ImportFile,
    _ report: inout ImportReport,
    _ body: (ForeignEntry, _ bytes: Int) throws -> Void
  ) throws {
    var lines = try ForeignLines(file, format: format, limit: lineLimit)
    var hasBegun = false
    while let line = try lines.line() {
      do {
        let text = try line.text()
        if text.isEmpty { continue }
        let json = try? JSON(parsing: text)
        guard hasBegun || json?["kind"] != nil || json?["hearth"] != nil else {
          throw ImportError.notOfFormat(path: file.name, format: format, .otherMembers)
        }
        hasBegun = true
        guard let json else { throw ImportReason.notALine }
        if let entry = try entry(json, at: line.place) { try body(entry, line.count) }
      } catch let reason as ImportReason {
        report.reject(line.place, reason)
      }
    }
  }

  /// The record of a line; nil for the line that names the format.
  private static func entry(
    _ json: JSON,
    at place: ImportPlace
  ) throws(ImportReason) -> ForeignEntry? {
    guard let name = json["kind"]?.string else {
      guard json["hearth"] != nil else { throw .missing(column: "kind") }
      return nil
    }
    guard let type = HearthRecords.type(named: name) else { throw .unknownKind(name) }
    guard let text = json["id"]?.string else { throw .missing(column: "id") }
    guard let id = RecordID(text) else { throw .unreadable(column: "id", text: text) }
    return try entry(type, id, json, at: place)
  }

  private static func entry(
    _ type: (some Record).Type,
    _ id: RecordID,
    _ json: JSON,
    at place: ImportPlace
  ) throws(ImportReason) -> ForeignEntry {
    try RecordDecoder(place: place).entry(type, id: id) { column throws(ImportReason) in
      try ColumnForm(column).value(json[column.name], of: column)
    }
  }
}
