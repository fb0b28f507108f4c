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
    var head = LinesHead()
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
        guard json["kind"] != nil || json["hearth"] == nil else {
          head = LinesHead(json)
          continue
        }
        try body(try entry(json, head, at: line.place), line.count)
      } catch let reason as ImportReason {
        report.reject(line.place, reason)
      }
    }
  }

  /// The record of a line.
  private static func entry(
    _ json: JSON,
    _ head: LinesHead,
    at place: ImportPlace
  ) throws(ImportReason) -> ForeignEntry {
    guard let name = json["kind"]?.string else { throw .missing(column: "kind") }
    guard let text = json["id"]?.string else { throw .missing(column: "id") }
    guard let id = RecordID(text) else { throw .unreadable(column: "id", text: text) }
    if let type = HearthRecords.type(named: name) {
      return try entry(type, id, json, head, at: place)
    }
    guard let kind = head.number(ofKind: name) else { throw .unknownKind(name) }
    let members = LineMembers(json, []).others
    let (fields, remarks) = try UnknownMember.fields(of: members, name, beside: [], head)
    if let type = HearthRecords.type(numbered: kind) {
      return try entry(type, id, fields, at: place)
    }
    var entry = RecordDecoder(place: place).entry(ofKind: kind, id: id, fields)
    entry.remarks = remarks
    return entry
  }

  private static func entry(
    _ type: (some Record).Type,
    _ id: RecordID,
    _ json: JSON,
    _ head: LinesHead,
    at place: ImportPlace
  ) throws(ImportReason) -> ForeignEntry {
    let columns = type.columns
    let members = LineMembers(json, columns)
    let (unknown, remarks) =
      members.others.isEmpty
      ? ([], [])
      : try UnknownMember.fields(of: members.others, type.tableName, beside: columns, head)
    var next = 0
    var entry = try RecordDecoder(place: place)
      .entry(type, id: id, beside: unknown) { column throws(ImportReason) in
        defer { next += 1 }
        if let value = members.values[next] {
          return try ColumnForm(column).value(value, of: column)
        }
        let name = UnknownMember.name(column.number)
        let numbered = members.others.first { $0.key == name }?.value.string
        if let bytes = numbered.flatMap(UnknownMember.bytes) { return Value(bytes: bytes) ?? .null }
        return try ColumnForm(column).value(nil, of: column)
      }
    entry.remarks = remarks
    return entry
  }

  /// The record of a line that an older version wrote, which did not know the kind.
  private static func entry(
    _ type: (some Record).Type,
    _ id: RecordID,
    _ fields: [UnknownField],
    at place: ImportPlace
  ) throws(ImportReason) -> ForeignEntry {
    let others = fields.filter { type.table.position(ofField: $0.number) == nil }
    return try RecordDecoder(place: place)
      .entry(type, id: id, beside: others) { column throws(ImportReason) in
        let value = fields.value(of: column)
        return if let value { value } else { try ColumnForm(column).value(nil, of: column) }
      }
  }
}
