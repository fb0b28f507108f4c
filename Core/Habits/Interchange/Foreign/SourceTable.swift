import HearthPorts
import HearthSupport

/// Comma-separated values whose first row names the columns: read by name, in any order.
struct SourceTable {
  /// The file's name, as reports show it.
  let file: String
  /// The columns' names in their order.
  let names: [String]
  private let columns: [String: Int]
  private let reader: CSVReader

  /// Opens a table.
  ///
  /// - Throws: `ImportError.notOfFormat` where there is no first row.
  init(
    _ pieces: @escaping ImportFile.Pieces,
    named file: String,
    format: String
  ) throws(ImportError) {
    self.file = file
    reader = CSVReader(pieces)
    switch try reader.next() {
    case .cells(let cells, _):
      names = cells.map(\.trimmed)
      let lowercased = names.map { $0.lowercased() }
      columns = Dictionary(zip(lowercased, names.indices)) { first, _ in first }
    case .fault(.binary, _), .fault(.notText, _):
      throw .notOfFormat(path: file, format: format, .notText)
    case .fault: throw .notOfFormat(path: file, format: format, .otherColumns([]))
    case nil: throw .notOfFormat(path: file, format: format, .empty)
    }
  }

  /// Whether there are columns of all these names, in any case.
  func has(_ names: String...) -> Bool {
    names.allSatisfy { columns[$0.lowercased()] != nil }
  }

  /// Goes through the rows; blank lines are none, and what cannot be read is rejected.
  ///
  /// - Throws: `ImportError` where the file cannot be read to its end.
  func rows(
    _ report: inout InterchangeReport,
    _ body: (SourceRow) throws(RejectionReason) -> Void
  ) throws(ImportError) {
    while let next = try reader.next() {
      do throws(RejectionReason) {
        if let cells = try next.sourceCells {
          try body(SourceRow(line: next.line, cells: cells, columns: columns))
        }
      } catch {
        report.reject(InterchangePlace(file: file, line: next.line), error)
      }
    }
  }
}

extension CSVRow {
  /// The cells; nil for a blank line.
  var sourceCells: [String]? {
    get throws(RejectionReason) {
      switch self {
      case .cells(let cells, _): cells.count == 1 && cells[0].trimmed.isEmpty ? nil : cells
      case .fault(.tooLong, _): throw .lineTooLong(limit: CSVReader.rowLimit)
      case .fault(.unterminatedQuote, _): throw .brokenQuotes
      case .fault(.notText, _), .fault(.binary, _): throw .notText
      }
    }
  }
}

/// A row of a table.
struct SourceRow {
  let line: Int
  let cells: [String]
  fileprivate let columns: [String: Int]

  /// The cell of the first of these columns that there is, as written; empty where there is none.
  func raw(_ names: String...) -> String {
    for name in names {
      guard let index = columns[name.lowercased()] else { continue }
      return index < cells.count ? cells[index] : ""
    }
    return ""
  }

  /// The cell without white space at its ends.
  subscript(name: String) -> String { raw(name).trimmed }

  /// A cell that must have text.
  func required(_ name: String) throws(RejectionReason) -> String {
    let text = self[name]
    guard !text.isEmpty else { throw .missing(field: name) }
    return text
  }
}
