import HearthHousehold
import HearthPorts
import HearthSupport

/// A file of comma-separated values whose first row names the columns: read by name, in any order.
struct ForeignTable {
  /// The file's name, as it was given.
  let file: String
  /// The columns' names in their order.
  let names: [String]
  private let reader: CSVReader
  private let columns: [String: Int]

  /// Opens a table.
  ///
  /// - Throws: `ImportError.notOfFormat` where the file is empty, no text or has no first row;
  ///   others where it cannot be read.
  init(_ file: ImportFile, format: String) throws(ImportError) {
    self.file = file.name
    reader = CSVReader(try file.pieces())
    switch try reader.next() {
    case .cells(let cells, _):
      names = cells.map(\.trimmedCell)
      columns = Dictionary(zip(names, names.indices)) { first, _ in first }
    case .fault(.binary, _), .fault(.notText, _):
      throw .notOfFormat(path: file.name, format: format, .notText)
    case .fault: throw .notOfFormat(path: file.name, format: format, .otherColumns([]))
    case nil: throw .notOfFormat(path: file.name, format: format, .empty)
    }
  }

  /// Whether there is a column of this name.
  func has(_ name: String) -> Bool { columns[name] != nil }

  /// Goes through the rows; blank lines are none, and what cannot be read as a row is reported.
  ///
  /// - Throws: `ImportError` where the file cannot be read to its end.
  func rows(
    _ report: inout ImportReport,
    _ body: (ForeignRow, inout ImportReport) throws(ImportReason) -> Void
  ) throws(ImportError) {
    while let next = try reader.next() {
      let place = ImportPlace(file: file, line: next.line)
      do throws(ImportReason) {
        if let row = try row(next, at: place) { try body(row, &report) }
      } catch {
        report.reject(place, error)
      }
    }
  }

  private func row(_ row: CSVRow, at place: ImportPlace) throws(ImportReason) -> ForeignRow? {
    switch row {
    case .cells(let cells, _):
      if cells.count == 1, cells[0].trimmedCell.isEmpty { return nil }
      guard cells.dropFirst(names.count).allSatisfy(\.isEmpty) else {
        throw .tooManyCells(count: cells.count, columns: names.count)
      }
      return ForeignRow(place: place, cells: cells, columns: columns)
    case .fault(.tooLong, _): throw .lineTooLong(limit: CSVReader.rowLimit)
    case .fault(.unterminatedQuote, _): throw .brokenQuotes
    case .fault(.notText, _), .fault(.binary, _): throw .notText
    }
  }
}

/// A row of a table.
struct ForeignRow {
  /// Where it stands.
  let place: ImportPlace
  private let cells: [String]
  private let columns: [String: Int]
  /// Times that are known better than their cells say.
  private let instants: [String: ForeignTime]

  fileprivate init(place: ImportPlace, cells: [String], columns: [String: Int]) {
    self.place = place
    self.cells = cells
    self.columns = columns
    instants = [:]
  }

  /// A row that comes from no table.
  init(
    place: ImportPlace,
    cells: [(name: String, text: String)],
    instants: [String: ForeignTime]
  ) {
    self.place = place
    self.cells = cells.map(\.text)
    self.instants = instants
    columns = Dictionary(cells.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  /// How long its cells are together, in bytes.
  var count: Int { cells.reduce(0) { $0 + $1.utf8.count } }

  /// The cell as it is written; empty where the row or the table has none.
  func raw(_ column: String) -> String {
    guard let index = columns[column], index < cells.count else { return "" }
    return cells[index]
  }

  /// The cell without white space at its ends.
  subscript(column: String) -> String { raw(column).trimmedCell }

  /// The first column, in alphabetical order, whose name begins so.
  func column(beginning name: String) -> String? {
    columns.keys.filter { $0.hasPrefix(name) }.min()
  }

  /// A cell that must have text.
  func required(_ column: String) throws(ImportReason) -> String {
    let text = self[column]
    guard !text.isEmpty else { throw .missing(column: column) }
    return text
  }

  /// A time that must be there.
  func time(_ column: String) throws(ImportReason) -> ForeignTime {
    guard let time = try optionalTime(column) else { throw .missing(column: column) }
    return time
  }

  /// A time, or nothing.
  func optionalTime(_ column: String) throws(ImportReason) -> ForeignTime? {
    let text = self[column]
    if text.isEmpty { return nil }
    if let known = instants[column] { return known }
    guard let time = ForeignTime(text) else { throw .unreadable(column: column, text: text) }
    return time
  }

  /// A quantity that is not below zero, or nothing.
  func quantity(
    _ column: String,
    _ unit: ForeignQuantity.Unit? = nil
  ) throws(ImportReason) -> ForeignQuantity? {
    try amount(column).map { ForeignQuantity($0, unit) }
  }

  /// A number that is not below zero, or nothing.
  func amount(_ column: String) throws(ImportReason) -> DecimalNumber? {
    let text = self[column]
    if text.isEmpty { return nil }
    guard let number = DecimalNumber(text) else { throw .unreadable(column: column, text: text) }
    guard !number.isNegative else { throw .negative(column: column, text: text) }
    return number
  }
}

extension String {
  /// Without white space at its ends; most cells have none and are not copied.
  fileprivate var trimmedCell: String {
    guard let first = utf8.first, let last = utf8.last else { return self }
    let mayHaveSpace = first <= 0x20 || last <= 0x20 || first >= 0x80 || last >= 0x80
    guard mayHaveSpace else { return self }
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[start...end])
  }
}
