/// What a line of a table holds, or why it holds nothing; lines are counted from 1.
public enum CSVRow: Sendable, Equatable {
  /// The cells, however many there are; an empty line has one empty cell.
  case cells([String], line: Int)
  /// A row that could not be read; the next one is read all the same.
  case fault(CSVError, line: Int)

  /// The line of the file on which the row begins; a quoted cell may have several.
  public var line: Int {
    switch self {
    case .cells(_, let line), .fault(_, let line): line
    }
  }
}

/// Why a row could not be read.
public enum CSVError: Error, Sendable, Equatable {
  /// A quote is opened and never closed; reading goes on with the next line.
  case unterminatedQuote
  /// The row is longer than the limit; reading goes on with the next line.
  case tooLong
  /// The row is not UTF-8.
  case notText
  /// The row holds a zero byte: in the first row, a sign that the file is no table at all.
  case binary
}
