public import HearthPlugins
public import HearthPorts

/// Reads Huckleberry's CSV: one file for one child, whose columns mean something else for each type.
public struct HuckleberryImporter: Importer {
  /// The format's name on the command line and in the keys of rows.
  public static let format = "huckleberry"

  /// As an executable lists it.
  public static var plugin: ImporterPlugin<ForeignDiary> {
    ImporterPlugin(name: format, summary: "plugin.importer.huckleberry") { _ in
      HuckleberryImporter()
    }
  }

  /// A reader.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func read(_ files: [ImportFile]) throws(ImportError) -> ForeignDiary {
    var diary = ForeignDiary(format: Self.format)
    for file in files.sorted(by: { $0.name < $1.name }) {
      let table = try ForeignTable(file, format: Self.format)
      guard ["Type", "Start", "Start Condition", "End Condition"].allSatisfy(table.has) else {
        throw .notOfFormat(path: file.name, format: Self.format, .otherColumns(table.names))
      }
      var rows: [SourceRow] = []
      try table.rows(&diary.report) { row, _ throws(ImportReason) in
        var reader = try HuckleberryRow(row)
        rows.append(try reader.read())
      }
      for row in rows { diary.take(row) }
    }
    return diary
  }
}
