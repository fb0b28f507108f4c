public import HearthPlugins
public import HearthPorts

/// Reads the set of CSV files that Baby Tracker (nighp) writes, one a kind.
public struct BabyTrackerImporter: Importer {
  /// The format's name on the command line and in the keys of rows.
  public static let format = "babytracker"

  /// As an executable lists it.
  public static var plugin: ImporterPlugin<ForeignDiary> {
    ImporterPlugin(name: format, summary: "plugin.importer.babytracker") { _ in
      BabyTrackerImporter()
    }
  }

  /// A reader.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func read(_ files: [ImportFile]) throws(ImportError) -> ForeignDiary {
    var diary = ForeignDiary(format: Self.format)
    var rows: [(kind: BabyTrackerKind, row: ForeignRow)] = []
    var order = DateOrder()
    for file in files.sorted(by: { $0.name < $1.name }) {
      let table = try ForeignTable(file, format: Self.format)
      guard table.has("Time") else {
        throw .notOfFormat(path: file.name, format: Self.format, .otherColumns(table.names))
      }
      guard let kind = BabyTrackerKind(table) else {
        guard table.has("Baby") else {
          throw .notOfFormat(path: file.name, format: Self.format, .otherColumns(table.names))
        }
        diary.report.skip(ImportPlace(file: file.name), .unknownKind(file.name))
        continue
      }
      try table.rows(&diary.report) { row, _ in
        rows.append((kind, row))
        order.note(row["Time"])
      }
    }
    for (kind, row) in rows {
      do throws(ImportReason) {
        var reader = try BabyTrackerRow(row, order)
        diary.take(try reader.read(kind))
      } catch {
        diary.report.reject(row.place, error)
      }
    }
    return diary
  }
}

/// The files of the set, told by their columns, and by their names where the columns are alike.
enum BabyTrackerKind {
  case sleep
  case nursing
  case pumping
  case diaper
  case expressed
  case formula

  init?(_ table: ForeignTable) {
    let name = table.file.split(separator: "/").last.map { $0.lowercased() } ?? ""
    if table.has("Status") {
      self = .diaper
    } else if table.names.contains(where: { $0.hasPrefix("Total amount") }) {
      self = .pumping
    } else if table.has("Start Side") {
      self = .nursing
    } else if table.names.contains(where: { $0.hasPrefix("Amount (") }) {
      if name.contains("formula") {
        self = .formula
      } else if name.contains("expressed") {
        self = .expressed
      } else {
        return nil
      }
    } else if table.names.contains(where: { $0.hasPrefix("Duration") }), name.contains("sleep") {
      self = .sleep
    } else {
      return nil
    }
  }
}

/// Whether dates of the set begin with the month or the day: only one above 12 tells.
struct DateOrder {
  private(set) var beginsWithDay = false

  /// Takes note of a date.
  mutating func note(_ text: String) {
    let parts = text.split(maxSplits: 2) { !$0.isNumber }
    if let first = parts.first.flatMap({ Int($0) }), (13...31).contains(first) {
      beginsWithDay = true
    }
  }
}
