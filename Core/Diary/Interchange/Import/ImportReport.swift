/// Where in a source something stands.
public struct ImportPlace: Sendable, Hashable {
  /// The file's name, as it was given.
  public let file: String
  /// The line on which the row begins, from 1; nil where the file as a whole is meant.
  public let line: Int?

  /// A line of a file, or the file as a whole.
  public init(file: String, line: Int? = nil) {
    self.file = file
    self.line = line
  }
}

/// What an import took, changed and left, and why.
public struct ImportReport: Sendable, Equatable {
  /// Something to be said about a row or a file.
  public struct Entry: Sendable, Equatable {
    /// Where.
    public let place: ImportPlace
    /// What.
    public let reason: ImportReason
  }

  /// Rows that became records.
  public var added = 0
  /// Rows that the source had changed since they were imported.
  public var changed = 0
  /// Rows that were known already.
  public var unchanged = 0
  /// Rows that were not asked for.
  public private(set) var skipped: [Entry] = []
  /// Rows that could not be taken.
  public private(set) var rejected: [Entry] = []
  /// What else is worth knowing, of rows that were taken and of files.
  public private(set) var remarks: [Entry] = []

  /// Nothing to report.
  public init() {}

  /// Notes a row that was not asked for.
  public mutating func skip(_ place: ImportPlace, _ reason: ImportReason) {
    skipped.append(Entry(place: place, reason: reason))
  }

  /// Notes a row that cannot be taken.
  public mutating func reject(_ place: ImportPlace, _ reason: ImportReason) {
    rejected.append(Entry(place: place, reason: reason))
  }

  /// Notes what is worth knowing.
  public mutating func remark(_ place: ImportPlace, _ reason: ImportReason) {
    remarks.append(Entry(place: place, reason: reason))
  }

  /// Puts the entries into the order of files and lines.
  mutating func sort() {
    skipped.sortByPlace()
    rejected.sortByPlace()
    remarks.sortByPlace()
  }
}

extension [ImportReport.Entry] {
  fileprivate mutating func sortByPlace() {
    // The standard sort is stable, so that the remarks of one row keep their order.
    sort { left, right in
      (left.place.file, left.place.line ?? 0) < (right.place.file, right.place.line ?? 0)
    }
  }
}
