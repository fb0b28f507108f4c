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

  /// A reader.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func read(_ files: [ImportFile]) throws(ImportError) -> ForeignDiary {
    var diary = ForeignDiary(format: Self.format)
    for file in files.sorted(by: { $0.name < $1.name }) {
      var entries: [ForeignEntry] = []
      var mismatch: ImportError.Mismatch?
      var hasBegun = false
      let lines = try ForeignLines(file, format: Self.format)
      lines.forEach(&diary.report) { line, _ throws(ImportReason) in
        guard !line.text.isEmpty, mismatch == nil else { return }
        let json = try? JSON(parsing: line.text)
        if !hasBegun, json?["kind"] == nil, json?["hearth"] == nil { mismatch = .otherMembers }
        hasBegun = true
        guard let json, mismatch == nil else { throw .notALine }
        if let entry = try Self.entry(json, at: line.place) { entries.append(entry) }
      }
      if let mismatch { throw .notOfFormat(path: file.name, format: Self.format, mismatch) }
      diary.entries += entries
    }
    return diary
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
