import HearthHousehold
public import HearthPlugins
public import HearthPorts

/// Reads what Sprout Track exports: the zip of its tables, or the tables out of it.
public struct SproutImporter: Importer {
  /// The format's name on the command line and in the keys of rows.
  public static let format = "sprout"

  private let archive: any Archive

  /// As an executable lists it.
  public static func plugin(archive: any Archive) -> ImporterPlugin<ForeignDiary> {
    ImporterPlugin(name: format, summary: "plugin.importer.sprout") { _ in
      SproutImporter(archive: archive)
    }
  }

  /// A reader over the port that opens the zip.
  public init(archive: any Archive) {
    self.archive = archive
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func read(_ files: [ImportFile]) throws(ImportError) -> ForeignDiary {
    var tables: [(name: String, file: ImportFile)] = []
    for file in files.sorted(by: { $0.name < $1.name }) {
      let found = try unpacked(file)
      guard found.contains(where: { SproutTable(name: $0.name) != nil }) else {
        throw .notOfFormat(path: file.name, format: Self.format, .otherFiles)
      }
      tables += found
    }
    var reader = SproutReader()
    try reader.read(tables)
    return reader.diary
  }

  private func unpacked(_ file: ImportFile) throws(ImportError) -> [(
    name: String, file: ImportFile
  )] {
    guard let bytes = try zip(file) else { return [(Self.baseName(file.name), file)] }
    let found: [ArchivedFile]
    do throws(ArchiveError) {
      found = try archive.unpack(bytes, within: ArchiveLimits()) { $0.hasSuffix(".csv") }
    } catch {
      throw .notOfFormat(path: file.name, format: Self.format, .archive(error))
    }
    return found.map { inner in
      let name = "\(file.name)/\(inner.name)"
      return (Self.baseName(inner.name), ImportFile(name: name, bytes: inner.bytes))
    }
  }

  /// The bytes of a zip file; nil for a table.
  private func zip(_ file: ImportFile) throws(ImportError) -> [UInt8]? {
    let limit = ArchiveLimits().bytes
    var bytes: [UInt8] = []
    let next = try file.pieces()
    while let piece = try next() {
      bytes += piece
      guard bytes.count < 2 || bytes.starts(with: "PK".utf8) else { return nil }
      guard bytes.count <= limit else { throw .tooLarge(path: file.name, limit: limit) }
    }
    return bytes.starts(with: "PK".utf8) ? bytes : nil
  }

  private static func baseName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

/// The tables of the export that a diary can take.
enum SproutTable: String, CaseIterable {
  case babies
  case caretakers
  case medicines
  case foods
  case sleeps = "sleep-logs"
  case meals = "food-logs"
  case feedings = "feed-logs"
  case nappies = "diaper-logs"
  case moods = "mood-logs"
  case notes
  case milestones
  case pumpings = "pump-logs"
  case play = "play-logs"
  case baths = "bath-logs"
  case measures = "measurements"
  case doses = "medicine-logs"
  case vaccines = "vaccine-logs"

  /// The table of a file's name, in whatever letters, with or without the number that a browser gives
  /// a file which it has twice: `sleep-logs (1).csv`.
  init?(name: String) {
    let name = name.lowercased()
    guard name.hasSuffix(".csv") else { return nil }
    var table = name.dropLast(4)
    if table.hasSuffix(")"), let bracket = table.lastIndex(of: "("),
      table[table.index(after: bracket)...].dropLast().allSatisfy(\.isWholeNumber)
    {
      table = table[..<bracket]
    }
    self.init(rawValue: String(table).trimmed)
  }

  /// Whether its rows name things that rows of other tables speak of, and those deleted since, too.
  var isList: Bool { [.caretakers, .medicines, .foods].contains(self) }
}
