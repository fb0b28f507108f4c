import HearthModel
import HearthPorts

extension ForeignHabits {
  /// What the databases of a set add, each in turn.
  ///
  /// - Parameters:
  ///   - files: the set; by name, whatever order they come in.
  ///   - port: opens them.
  ///   - format: whose they are.
  ///   - tables: those that a file of the format has.
  ///   - read: takes in one database.
  /// - Throws: `ImportError` where a file is not of the format.
  init(
    databases files: [ImportFile],
    _ port: any ForeignDatabase,
    format: String,
    tables: [String],
    _ read: (SourceDatabase, inout ForeignHabits) throws(ImportError) -> Void
  ) throws(ImportError) {
    self.init(format: format)
    for file in files.sorted(by: { $0.name < $1.name }) {
      let database = try SourceDatabase(
        file.whole(),
        port,
        file: file.name,
        format: format,
        tables: tables
      )
      try read(database, &self)
    }
  }

  /// What the tables of a set add, each in turn.
  ///
  /// - Parameters:
  ///   - files: the set; by name, whatever order they come in.
  ///   - format: whose they are.
  ///   - columns: those that a file of the format has.
  ///   - read: takes in one table.
  /// - Throws: `ImportError` where a file is not of the format.
  init(
    tables files: [ImportFile],
    format: String,
    columns: String...,
    read: (SourceTable, inout ForeignHabits) throws(ImportError) -> Void
  ) throws(ImportError) {
    self.init(format: format)
    for file in files.sorted(by: { $0.name < $1.name }) {
      let table = try SourceTable(file.pieces(), named: file.name, format: format)
      guard columns.allSatisfy({ table.has($0) }) else {
        throw .notOfFormat(path: file.name, format: format, .otherColumns(table.names))
      }
      try read(table, &self)
    }
    report.sort()
  }
}

extension Day {
  /// The day that eight digits write: `20260109`.
  ///
  /// - Returns: nil for any other text.
  init?(digits text: String) {
    guard text.utf8.count == 8 else { return nil }
    self.init("\(text.prefix(4))-\(text.dropFirst(4).prefix(2))-\(text.dropFirst(6))")
  }
}
