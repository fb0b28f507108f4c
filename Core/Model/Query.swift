/// How a term tests a column.
public enum Test: Sendable, Equatable {
  /// Equal by bytes; null equals null.
  case equal
  /// At or after the value; a null column never is.
  case atLeast
  /// Before the value; a null column never is.
  case below
}

/// One condition of a scan, by column position.
public struct Term: Sendable, Equatable {
  /// Position of the column in its table.
  public let column: Int
  /// How it is compared.
  public let test: Test
  /// What it is compared with.
  public let value: Value

  /// A condition on the column at a position.
  public init(column: Int, test: Test, value: Value) {
    self.column = column
    self.test = test
    self.value = value
  }

  /// Whether the row's column passes.
  public func admits(_ candidate: Value) -> Bool {
    switch test {
    case .equal: candidate == value
    case .atLeast: candidate != .null && !Value.precedes(candidate, value)
    case .below: candidate != .null && Value.precedes(candidate, value)
    }
  }
}

/// Which way an order runs.
public enum Direction: Sendable, Equatable {
  case ascending
  case descending
}

/// A query as data: what a backend runs.
///
/// Living records that pass every term, in the given order; ties, and everything where no order is
/// given, by id in the direction of the last order term.
public struct Scan: Sendable, Equatable {
  /// One order term, by column position.
  public struct Order: Sendable, Equatable {
    /// Position of the column in its table.
    public let column: Int
    /// Which way it runs.
    public let direction: Direction

    /// An order by the column at a position.
    public init(column: Int, direction: Direction) {
      self.column = column
      self.direction = direction
    }
  }

  /// Which records.
  public let table: Table
  /// All of them must hold.
  public var terms: [Term] = []
  /// The first term weighs most.
  public var order: [Order] = []
  /// The most rows to answer; nil for all.
  public var limit: Int?

  /// All records of a table.
  public init(table: Table) {
    self.table = table
  }

  /// The direction in which equal rows are ordered by id.
  public var tieDirection: Direction { order.last?.direction ?? .ascending }
}

/// A query written with the model's own properties.
///
/// That the model is a `Record` is asked of what makes and narrows a query, not of the type itself: to
/// make a type whose parameter must conform, the runtime looks through all conformances of a program.
public struct Query<R>: Sendable {
  /// What a backend runs.
  public private(set) var scan: Scan
}

extension Query where R: Record {
  /// All records of the kind.
  fileprivate init() {
    scan = Scan(table: R.schema.table)
  }

  /// Keeps records whose field equals `value`; nil asks for absent values.
  public func `where`<V: FieldValue>(_ path: KeyPath<R, V>, is value: V) -> Self {
    adding(path, [(.equal, value)])
  }

  /// Keeps records whose field lies in the half-open range.
  public func `where`<V: FieldValue & Comparable>(
    _ path: KeyPath<R, V>,
    in range: Range<V>
  ) -> Self {
    adding(path, [(.atLeast, range.lowerBound), (.below, range.upperBound)])
  }

  /// Keeps records whose field is present and lies in the half-open range.
  public func `where`<V: FieldValue & Comparable>(
    _ path: KeyPath<R, V?>,
    in range: Range<V>
  ) -> Self {
    adding(path, [(.atLeast, range.lowerBound), (.below, range.upperBound)])
  }

  /// Orders by a field, after the orders already given.
  public func ordered(by path: PartialKeyPath<R>, _ direction: Direction = .ascending) -> Self {
    var copy = self
    copy.scan.order.append(.init(column: R.schema.column(of: path), direction: direction))
    return copy
  }

  /// Answers at most `count` records.
  public func limit(_ count: Int) -> Self {
    var copy = self
    copy.scan.limit = count
    return copy
  }

  private func adding<V: FieldValue>(
    _ path: PartialKeyPath<R>,
    _ tests: [(Test, V)]
  ) -> Self {
    var copy = self
    let column = R.schema.column(of: path)
    for (test, value) in tests {
      let row = ValueRow(count: 1)
      value.encode(into: row, 0)
      copy.scan.terms.append(Term(column: column, test: test, value: row.values[0]))
    }
    return copy
  }
}

extension Record {
  /// All records of the kind, to be narrowed.
  public static var query: Query<Self> { Query() }
}
