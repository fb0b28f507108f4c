/// A question whether a table holds a living record that passes some terms, asked by names alone.
///
/// A schema costs its making; a program that starts anew for each command and knows many kinds
/// asks first which of them are worth it.
public struct Presence: Sendable, Equatable {
  /// One condition, by the column's name.
  public struct Term: Sendable, Equatable {
    /// The name of the column.
    public let column: String
    /// How it is compared.
    public let test: Test
    /// What it is compared with: null, or a value of the column's own class.
    public let value: Value

    /// A condition on a column.
    public init(_ column: String, _ test: Test, _ value: Value) {
      self.column = column
      self.test = test
      self.value = value
    }
  }

  /// The name of the table.
  public let table: String
  /// All of them must hold.
  public var terms: [Term]

  /// A question about a table.
  public init(table: String, terms: [Term] = []) {
    self.table = table
    self.terms = terms
  }
}
