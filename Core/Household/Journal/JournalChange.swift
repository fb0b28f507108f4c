import HearthModel

/// What one action did to one record.
struct JournalChange: Equatable {
  /// A field whose value the action changed.
  struct Field: Equatable {
    let number: Int
    let before: Value
    let after: Value
  }

  /// Whether the record lived before and after the action.
  struct Life: Equatable {
    let before: Bool
    let after: Bool
  }

  let kind: Int
  let id: RecordID
  let life: Life
  /// Ascending by number; none of a record that was not there before.
  let fields: [Field]
  /// The fingerprint of all other fields where the life changed: a record is only made to vanish as
  /// the action knew it.
  let rest: String

  /// The difference between two states of a record.
  ///
  /// - Returns: nil where there is none that a person could see.
  init?(_ table: Table, _ id: RecordID, from before: StoredRow?, to after: StoredRow) {
    let life = Life(before: before?.alive ?? false, after: after.alive)
    let fields = before.map { Self.fields(of: table, from: $0.values, to: after.values) } ?? []
    guard !fields.isEmpty || life.before != life.after else { return nil }
    kind = table.kind
    self.id = id
    self.life = life
    self.fields = fields
    rest =
      life.before == life.after
      ? "" : Self.text(of: Self.fingerprint(of: after, in: table, except: fields.map(\.number)))
  }

  /// The making of a record, by the fingerprint of all its fields.
  init(birthOf id: RecordID, kind: Int, fingerprint: UInt64) {
    self.init(
      kind: kind,
      id: id,
      life: Life(before: false, after: true),
      fields: [],
      rest: Self.text(of: fingerprint)
    )
  }

  init(kind: Int, id: RecordID, life: Life, fields: [Field], rest: String) {
    self.kind = kind
    self.id = id
    self.life = life
    self.fields = fields
    self.rest = rest
  }

  private static func fields(
    of table: Table,
    from before: [Value],
    to after: [Value]
  ) -> [Field] {
    let fields = table.columns.indices.compactMap { index in
      before[index] == after[index]
        ? nil
        : Field(number: table.columns[index].number, before: before[index], after: after[index])
    }
    return fields.sorted { $0.number < $1.number }
  }

  /// A hash of a row's fields that stays the same when a field unknown so far gets its column.
  static func fingerprint(
    of row: StoredRow,
    in table: Table,
    except numbers: [Int]
  ) -> UInt64 {
    var fingerprint = Fingerprint()
    var (head, content): ([UInt8], [UInt8]) = ([], [])
    for field in fields(of: row, in: table) where !numbers.contains(field.number) {
      head.removeAll(keepingCapacity: true)
      content.removeAll(keepingCapacity: true)
      switch field.place {
      case .column(let position): row.values[position].write(to: &content)
      case .unknown(let position): content += row.unknown[position].bytes
      }
      head.append(UInt8(truncatingIfNeeded: field.number))
      Value.integer(Int64(content.count)).write(to: &head)
      fingerprint.add(head)
      fingerprint.add(content)
    }
    return fingerprint.short
  }

  /// A fingerprint as a change keeps it.
  static func text(of fingerprint: UInt64) -> String { String(fingerprint, radix: 36) }

  /// Where a row has a field.
  private enum Place {
    case column(Int)
    case unknown(Int)
  }

  /// The fields of a row that hold something, in the order of their numbers.
  private static func fields(
    of row: StoredRow,
    in table: Table
  ) -> [(number: Int, place: Place)] {
    var fields: [(number: Int, place: Place)] = []
    fields.reserveCapacity(table.columns.count + row.unknown.count)
    for (position, column) in table.columns.enumerated() where row.values[position] != .null {
      fields.append((column.number, .column(position)))
    }
    for (position, field) in row.unknown.enumerated() {
      fields.append((field.number, .unknown(position)))
    }
    return fields.sorted { $0.number < $1.number }
  }
}
