public import HearthPlugins
public import HearthPorts

/// Reads Nara's CSV: one file for all children, with columns for the kinds that the family used.
public struct NaraImporter: Importer {
  /// The format's name on the command line and in the keys of rows.
  public static let format = "nara"

  /// As an executable lists it.
  public static var plugin: ImporterPlugin<ForeignDiary> {
    ImporterPlugin(name: format, summary: "plugin.importer.nara") { _ in NaraImporter() }
  }

  /// A reader.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func read(_ files: [ImportFile]) throws(ImportError) -> ForeignDiary {
    var diary = ForeignDiary(format: Self.format)
    for file in files.sorted(by: { $0.name < $1.name }) {
      let table = try ForeignTable(file, format: Self.format)
      guard table.has("Type"), table.has("Profile Name"),
        table.has("Start Date/time (Epoch)") || table.has("Start Date/time")
      else { throw .notOfFormat(path: file.name, format: Self.format, .otherColumns(table.names)) }
      var rows: [SourceRow] = []
      var births: [ForeignEntry] = []
      try table.rows(&diary.report) { row, _ throws(ImportReason) in
        if row["Type"].lowercased() == "profile" {
          births.append(try .naraBirth(row))
        } else {
          var reader = try NaraRow(row)
          rows.append(try reader.read())
        }
      }
      diary.entries += births
      for row in rows { diary.take(row) }
    }
    diary.nameChildren()
    return diary
  }
}

extension ForeignDiary {
  /// Gives rows that tell the child by its key alone the name that other rows have for the key.
  fileprivate mutating func nameChildren() {
    var names: [String: String] = [:]
    for entry in entries where !entry.child.name.isEmpty {
      if let id = entry.child.id, names[id] == nil { names[id] = entry.child.name }
    }
    for index in entries.indices where entries[index].child.name.isEmpty {
      guard let id = entries[index].child.id, let name = names[id] else { continue }
      entries[index].child = ForeignChild(id: id, name: name)
    }
  }
}
