import HearthPorts

/// A database of another program whose layout differs between versions: what a version lacks is null.
struct SourceDatabase {
  /// The version that the program gave its layout.
  let version: Int
  private let file: String
  private let format: String
  private let tables: any ForeignTables

  /// Opens a file.
  ///
  /// - Throws: `ImportError.notOfFormat` where it is none, or lacks one of the tables.
  init(
    _ bytes: [UInt8],
    _ database: any ForeignDatabase,
    file: String,
    format: String,
    tables names: [String]
  ) throws(ImportError) {
    self.file = file
    self.format = format
    do throws(ForeignDatabaseError) {
      tables = try database.open(bytes, within: ForeignDatabaseLimits())
    } catch {
      throw .notOfFormat(path: file, format: format, .database(error))
    }
    version = tables.version
    for name in names {
      guard try has(name) else { throw .notOfFormat(path: file, format: format, .otherTables) }
    }
  }

  /// Whether there is a table of this name.
  func has(_ table: String) throws(ImportError) -> Bool {
    try !columns(of: table).isEmpty
  }

  /// Goes through the rows of a table, none where there is no such table.
  ///
  /// - Parameters:
  ///   - table: its name.
  ///   - wanted: the columns that are asked for; those that are missing are null.
  ///   - report: told of rows that the body refuses.
  ///   - body: takes a row.
  /// - Throws: `ImportError` where the file cannot be read to its end.
  func rows(
    of table: String,
    _ wanted: [String],
    _ report: inout InterchangeReport,
    _ body: (SourceRecord) throws(RejectionReason) -> Void
  ) throws(ImportError) {
    let known = Set(try columns(of: table))
    let columns = wanted.filter { known.contains($0.lowercased()) }
    let places = Dictionary(zip(columns, columns.indices)) { first, _ in first }
    var number = 0
    guard !columns.isEmpty else { return }
    do throws(ForeignDatabaseError) {
      try tables.rows(of: table, columns) { (values) throws(ForeignDatabaseError) in
        number += 1
        let place = InterchangePlace(file: "\(file):\(table)", line: number)
        do throws(RejectionReason) {
          try body(SourceRecord(place: place, values: values, columns: places))
        } catch {
          report.reject(place, error)
        }
      }
    } catch {
      throw .notOfFormat(path: file, format: format, .database(error))
    }
  }

  private func columns(of table: String) throws(ImportError) -> [String] {
    do throws(ForeignDatabaseError) {
      return try tables.columns(of: table).map { $0.lowercased() }
    } catch {
      throw .notOfFormat(path: file, format: format, .database(error))
    }
  }
}

/// A row of a foreign table.
struct SourceRecord {
  /// The table, and the row's number in it.
  let place: InterchangePlace
  fileprivate let values: [ForeignValue]
  fileprivate let columns: [String: Int]

  /// A whole number, be it written as text.
  ///
  /// - Returns: nil for null.
  func integer(_ column: String) throws(RejectionReason) -> Int? {
    switch value(column) {
    case .null: return nil
    case .integer(let value): return Int(value)
    case .real(let value):
      guard let number = Int(exactly: value) else { throw unreadable(column) }
      return number
    case .text(let text):
      if text.isEmpty { return nil }
      guard let number = Int(text) else { throw unreadable(column) }
      return number
    case .bytes: throw unreadable(column)
    }
  }

  /// A whole number that must be there.
  func required(_ column: String) throws(RejectionReason) -> Int {
    guard let number = try integer(column) else { throw .missing(field: column) }
    return number
  }

  /// A text; empty for null.
  func text(_ column: String) -> String {
    switch value(column) {
    case .null, .bytes: ""
    case .integer(let value): String(value)
    case .real(let value): String(value)
    case .text(let text): text
    }
  }

  private func unreadable(_ column: String) -> RejectionReason {
    .unreadable(field: column, text: text(column))
  }

  private func value(_ column: String) -> ForeignValue {
    columns[column].map { values[$0] } ?? .null
  }
}
