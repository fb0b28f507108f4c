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
      var reader = PiyoLogReader()
      var isFirst = true
      var isOfFormat = true
      let lines = try ForeignLines(file, format: Self.format)
      lines.forEach(&diary.report) { line, report throws(ImportReason) in
        guard isOfFormat else { return }
        if isFirst, !line.text.isEmpty {
          isFirst = false
          let head = Self.heads.first { line.text.hasPrefix($0) }
          guard let head else {
            isOfFormat = false
            return
          }
          return try reader.read(String(line.text.dropFirst(head.count)).trimmed, at: line.place)
        }
        try reader.read(line.text, at: line.place)
      }
      guard isOfFormat, !isFirst else {
        throw .notOfFormat(path: file.name, format: Self.format, .otherKind)
      }
      events += reader.finish()
    }
    // The months are one history, whatever the order of their files; the sort is stable.
    var writer = PiyoLogWriter()
    writer.write(events.sorted { $0.local < $1.local }, into: &diary)
    return diary
  }
}
