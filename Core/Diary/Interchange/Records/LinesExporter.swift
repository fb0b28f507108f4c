import HearthHousehold
import HearthModel
public import HearthPlugins
public import HearthPorts
import HearthSupport

/// Writes Hearth's own JSON Lines: a record a line, complete, a piece at a time.
public struct LinesExporter: Exporter {
  /// As an executable lists it.
  public static var plugin: ExporterPlugin<DiaryHistory, DiaryLoss> {
    ExporterPlugin(
      name: LinesImporter.format,
      summary: "plugin.diary.exporter.jsonl",
      capabilities: [.complete]
    ) { _ in LinesExporter() }
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
    var piece = LinesHead.json.bytes + [UInt8(ascii: "\n")]
    func append(_ members: [JSON.Member]) throws {
      piece += JSON.object(members).bytes + [UInt8(ascii: "\n")]
      guard piece.count >= pieceSize else { return }
      try sink(piece)
      piece.removeAll(keepingCapacity: true)
    }
    for type in HearthRecords.types {
      let table = type.table
      let forms = table.columns.map { ColumnForm($0) }
      var failure: (any Error)?
      try history.rows(of: table) { id, values throws(StoreError) in
        guard failure == nil else { return }
        var members = members(table, forms, id, values, history.zones)
        for field in try history.unknownFields(of: table, id) {
          members.append(UnknownMember.json(field))
        }
        do { try append(members) } catch { failure = error }
      }
      if let failure { throw failure }
    }
    for stranger in history.strangers {
      if let members = try members(of: stranger, history) { try append(members) }
    }
    try sink(piece)
  }

  /// A record of a kind that this version does not know; nil for one that is deleted.
  private static func members(
    of stranger: DiaryHistory.Stranger,
    _ history: DiaryHistory
  ) throws(StoreError) -> [JSON.Member]? {
    guard let row = try history.transaction.stored(kind: stranger.kind, stranger.id), row.alive
    else { return nil }
    return [
      .init("kind", .string(UnknownMember.name(stranger.kind))),
      .init("id", .string(stranger.id.description)),
    ] + row.unknown.map(UnknownMember.json)
  }

  private static func members(
    _ table: Table,
    _ forms: [ColumnForm],
    _ id: RecordID,
    _ values: [Value],
    _ zones: TimeZoneHistory
  ) -> [JSON.Member] {
    var members: [JSON.Member] = [
      .init("kind", .string(table.name)), .init("id", .string(id.description)),
    ]
    for (index, column) in table.columns.enumerated() {
      members.append(.init(column.name, forms[index].json(values[index], zones)))
    }
    return members
  }
}
