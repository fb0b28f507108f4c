import HearthHousehold
import HearthModel
public import HearthPlugins
public import HearthPorts
import HearthSupport

/// Writes Hearth's own JSON Lines: a record a line, complete, a piece at a time.
public struct LinesExporter: Exporter {
  /// As an executable lists it.
  public static var plugin: ExporterPlugin<DiaryHistory, DiaryLoss> {
    ExporterPlugin(name: LinesImporter.format, summary: "plugin.diary.exporter.jsonl") { _ in
      LinesExporter()
    }
  }

  /// So many bytes are gathered before they are handed on.
  private static let pieceSize = 65_536

  /// A writer.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func write(
    _ history: DiaryHistory,
    named name: String
  ) throws(ExportError) -> Exported<DiaryLoss> {
    Exported(.pieces { sink in try Self.write(history, to: sink) }, losses: [])
  }

  private static func write(
    _ history: DiaryHistory,
    to sink: ([UInt8]) throws -> Void
  ) throws {
    let head: JSON = ["hearth": "diary", "version": 1]
    var piece = head.bytes + [UInt8(ascii: "\n")]
    for type in HearthRecords.types {
      let table = type.table
      let forms = table.columns.map { ColumnForm($0) }
      var failure: (any Error)?
      try history.rows(of: table) { id, values throws(StoreError) in
        guard failure == nil else { return }
        piece += line(table, forms, id, values, history.zones)
        guard piece.count >= pieceSize else { return }
        do { try sink(piece) } catch { failure = error }
        piece.removeAll(keepingCapacity: true)
      }
      if let failure { throw failure }
    }
    try sink(piece)
  }

  private static func line(
    _ table: Table,
    _ forms: [ColumnForm],
    _ id: RecordID,
    _ values: [Value],
    _ zones: TimeZoneHistory
  ) -> [UInt8] {
    var members: [JSON.Member] = [
      .init("kind", .string(table.name)), .init("id", .string(id.description)),
    ]
    for (index, column) in table.columns.enumerated() {
      members.append(.init(column.name, forms[index].json(values[index], zones)))
    }
    return JSON.object(members).bytes + [UInt8(ascii: "\n")]
  }
}
