import HearthHousehold
import HearthModel
public import HearthPlugins
public import HearthPorts

/// Reads PiyoLog's text files, one a month or a day, in English or Japanese.
public struct PiyoLogImporter: Importer {
  /// The format's name on the command line and in the keys of rows.
  public static let format = "piyolog"

  private static let heads = ["[PiyoLog]", "【ぴよログ】"]

  /// As an executable lists it.
  public static var plugin: ImporterPlugin<ForeignDiary> {
    ImporterPlugin(name: format, summary: "plugin.importer.piyolog") { _ in PiyoLogImporter() }
  }

  /// A reader.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func read(_ files: [ImportFile]) throws(ImportError) -> ForeignDiary {
    var diary = ForeignDiary(format: Self.format)
    var events: [PiyoLogEvent] = []
    for file in files.sorted(by: { $0.name < $1.name }) {
      events += try Self.events(of: file, &diary.report)
    }
    // The months are one history, whatever the order of their files; the sort is stable.
    var writer = PiyoLogWriter()
    writer.write(events.sorted { $0.local < $1.local }, into: &diary)
    return diary
  }

  private static func events(
    of file: ImportFile,
    _ report: inout ImportReport
  ) throws(ImportError) -> [PiyoLogEvent] {
    var reader = PiyoLogReader()
    var hasBegun = false
    var lines = try ForeignLines(file, format: format)
    while let line = try lines.line() {
      do throws(ImportReason) {
        let text = try line.text()
        guard !hasBegun, !text.isEmpty else {
          try reader.read(text, at: line.place)
          continue
        }
        guard let head = heads.first(where: { text.hasPrefix($0) }) else { break }
        hasBegun = true
        try reader.read(String(text.dropFirst(head.count)).trimmed, at: line.place)
      } catch {
        report.reject(line.place, error)
      }
    }
    guard hasBegun else { throw .notOfFormat(path: file.name, format: format, .otherKind) }
    return reader.finish()
  }
}
