import HearthModel
import HearthSupport

/// The first of our own lines: it names the format and says what kinds and fields are numbered, so that
/// an older version can keep those that it does not know.
struct LinesHead {
  /// A field of a kind.
  struct Field {
    let number: Int
    /// `id`, `text`, or how a number is written.
    let form: String

    /// A value as a store keeps it that has no column for it.
    func field(_ json: JSON) throws(ImportReason) -> UnknownField {
      let storage: Storage = form == "id" ? .id : form == "text" ? .text : .integer
      let column = Column(
        number: number,
        name: form,
        storage: storage,
        isOptional: true,
        merge: .lastWriter
      )
      let value = try ColumnForm(named: form).value(json, of: column)
      return UnknownField(number: number, bytes: value.bytes)
    }
  }

  private struct Kind {
    let number: Int
    var fields: [String: Field] = [:]
  }

  private var kinds: [String: Kind] = [:]

  /// Of lines without one.
  init() {}

  /// What a head says; what cannot be read of it is left out.
  init(_ json: JSON) {
    for member in json["kinds"]?.members ?? [] {
      guard let number = member.value["number"]?.integer.flatMap(Int.init(exactly:)) else {
        continue
      }
      var kind = Kind(number: number)
      for field in member.value["fields"]?.members ?? [] {
        guard let parts = field.value.array, parts.count == 2,
          let number = parts[0].integer.flatMap(Int.init(exactly:)), (1...63).contains(number),
          let form = parts[1].string
        else { continue }
        kind.fields[field.key] = Field(number: number, form: form)
      }
      kinds[member.key] = kind
    }
  }

  /// The number of a kind that this version does not know.
  func number(ofKind name: String) -> Int? {
    let number = kinds[name]?.number ?? UnknownMember.number(name)
    return number.flatMap { UnknownMember.kinds.contains($0) ? $0 : nil }
  }

  /// A field that this version may not know.
  func field(_ name: String, of kind: String) -> Field? { kinds[kind]?.fields[name] }

  /// The head of what this version writes.
  static var json: JSON {
    let kinds = HearthRecords.types.map { type in
      let fields = type.columns.map { column in
        let form: JSON = .string(ColumnForm.name(of: column))
        return JSON.Member(column.name, [.integer(Int64(column.number)), form])
      }
      return JSON.Member(
        type.tableName,
        ["number": .integer(Int64(type.table.kind)), "fields": .object(fields)]
      )
    }
    return ["hearth": "diary", "version": 1, "kinds": .object(kinds)]
  }
}
