import HTTPKit
import HabitsCore
import HearthPlugins

/// A format with the kind of file that is written in it.
struct ExportFormat: Sendable, Equatable {
  /// The exporter's name.
  let name: String
  /// What the file is called.
  let file: String
  /// The kind of its bytes.
  let type: String

  /// How files of known formats are called; any other becomes a file of bytes.
  private static let known: [String: [(file: String, type: String)]] = [
    "loop": [("habits.zip", "application/zip"), ("habits.db", "application/vnd.sqlite3")],
    "tablehabit": [("habits.json", "application/json")],
    "harsh": [("harsh.zip", "application/zip")],
    "jsonl": [("habits.jsonl", "application/jsonl")],
    "csv": [("habits.csv", "text/csv; charset=utf-8")],
    "ical": [("habits.ics", "text/calendar; charset=utf-8")],
  ]

  /// The files of some exporters, in their order.
  static func all(_ exporters: ExporterRegistry<ForeignHabits, InterchangeLoss>) -> [ExportFormat] {
    exporters.plugins.flatMap { plugin in
      let kinds = known[plugin.name] ?? [("habits.bin", "application/octet-stream")]
      return kinds.map { ExportFormat(name: plugin.name, file: $0.file, type: $0.type) }
    }
  }

  /// The kind of file of a format; the first where none is named.
  ///
  /// - Throws: `UnknownPlugin`, `Problem` (404) where the format has no such file.
  static func named(
    _ name: String,
    file: String?,
    among exporters: ExporterRegistry<ForeignHabits, InterchangeLoss>
  ) throws -> ExportFormat {
    _ = try exporters.plugin(named: name)
    let kinds = all(exporters).filter { $0.name == name }
    guard let format = file == nil ? kinds.first : kinds.first(where: { $0.file == file }) else {
      throw Problem(.notFound)
    }
    return format
  }
}
