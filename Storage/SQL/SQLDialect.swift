import HearthModel

/// The few words in which SQL databases differ.
package struct SQLDialect: Sendable {
  /// The type of columns that hold numbers.
  package let integer: String
  /// The type of columns that hold text, compared by bytes.
  package let text: String
  /// The type of columns that hold bytes.
  package let bytes: String
  /// A required bytes column's value where none was given: 16 zero bytes.
  package let noID: String
  /// What follows the columns of a table.
  package let tableSuffix: String
  /// Starts a transaction that reads one snapshot.
  package let beginRead: String
  /// Starts a transaction that writes, and waits for others that do.
  package let beginWrite: String
  /// What follows an ascending order term so that null comes first.
  package let ascending: String
  /// What follows a descending order term so that null comes last.
  package let descending: String
  /// What stands before the number of a parameter.
  package let parameterPrefix: String

  /// A dialect.
  package init(
    integer: String,
    text: String,
    bytes: String,
    noID: String,
    tableSuffix: String,
    beginRead: String,
    beginWrite: String,
    ascending: String,
    descending: String,
    parameterPrefix: String
  ) {
    self.integer = integer
    self.text = text
    self.bytes = bytes
    self.noID = noID
    self.tableSuffix = tableSuffix
    self.beginRead = beginRead
    self.beginWrite = beginWrite
    self.ascending = ascending
    self.descending = descending
    self.parameterPrefix = parameterPrefix
  }

  /// The parameter that is bound at a position from 0.
  func parameter(_ position: Int) -> String { parameterPrefix + String(position + 1) }

  /// The type of a field's column.
  func type(of storage: Storage) -> String {
    switch storage {
    case .integer: integer
    case .text: text
    case .id: bytes
    }
  }

  /// The value of a required column in rows that were written before it existed.
  func blank(_ storage: Storage) -> String {
    switch storage {
    case .integer: "0"
    case .text: "''"
    case .id: noID
    }
  }

  /// A name as SQL wants it, keyword or not.
  package func quoted(_ name: String) -> String { "\"" + name + "\"" }
}
