import HearthModel
import HearthSupport

extension JournalChange {
  /// As an entry keeps it; what is mostly so is left out, and of a new record there is a list alone,
  /// since an import brings many.
  var json: JSON {
    if life == Self.birth, fields.isEmpty {
      return .array([.integer(Int64(kind)), .string(id.description), .string(rest)])
    }
    var members: [JSON.Member] = [
      .init("kind", .integer(Int64(kind))), .init("id", .string(id.description)),
    ]
    if life != Self.lives {
      members.append(.init("life", .array([.bool(life.before), .bool(life.after)])))
    }
    if !rest.isEmpty { members.append(.init("rest", .string(rest))) }
    if !fields.isEmpty {
      members.append(
        .init("fields", .object(fields.map { .init(String($0.number), $0.json) }))
      )
    }
    return .object(members)
  }

  /// Reads what `json` gives.
  ///
  /// - Returns: nil for anything else, a member of a newer version included: to leave it out of an
  ///   undo could lose something.
  init?(_ json: JSON) {
    if let parts = json.array {
      self.init(birth: parts)
      return
    }
    guard let members = json.members,
      members.allSatisfy({ ["kind", "id", "life", "rest", "fields"].contains($0.key) }),
      let kind = json["kind"]?.integer.flatMap(Int.init(exactly:)),
      let id = json["id"]?.string.flatMap({ RecordID($0) }),
      let life = json["life"].map(Life.init) ?? Self.lives,
      let fields = Self.fields(json["fields"] ?? .object([]))
    else { return nil }
    self.init(kind: kind, id: id, life: life, fields: fields, rest: json["rest"]?.string ?? "")
  }

  private init?(birth parts: [JSON]) {
    guard parts.count == 3, let kind = parts[0].integer.flatMap(Int.init(exactly:)),
      let id = parts[1].string.flatMap({ RecordID($0) }), let rest = parts[2].string
    else { return nil }
    self.init(kind: kind, id: id, life: Self.birth, fields: [], rest: rest)
  }

  private static let birth = Life(before: false, after: true)
  private static let lives = Life(before: true, after: true)

  private static func fields(_ json: JSON) -> [Field]? {
    guard let members = json.members else { return nil }
    let fields = members.compactMap(Field.init)
    return fields.count == members.count ? fields : nil
  }
}

extension JournalChange.Life {
  fileprivate init?(_ json: JSON) {
    guard let pair = json.array, pair.count == 2, let before = pair[0].bool,
      let after = pair[1].bool
    else { return nil }
    self.init(before: before, after: after)
  }
}

extension JournalChange.Field {
  fileprivate var json: JSON { .array([before.json, after.json]) }

  fileprivate init?(_ member: JSON.Member) {
    guard let number = Int(member.key), (1...63).contains(number), let pair = member.value.array,
      pair.count == 2,
      let before = Value(pair[0]), let after = Value(pair[1])
    else { return nil }
    self.init(number: number, before: before, after: after)
  }
}

extension Value {
  /// Null, a number, a text, or the identifier in an object.
  fileprivate var json: JSON {
    switch self {
    case .null: .null
    case .integer(let value): .integer(value)
    case .text(let value): .string(value)
    case .id(let value): ["id": .string(value.description)]
    }
  }

  fileprivate init?(_ json: JSON) {
    switch json {
    case .null: self = .null
    case .integer(let value): self = .integer(value)
    case .string(let value): self = .text(value)
    default:
      guard let id = json["id"]?.string.flatMap({ RecordID($0) }) else { return nil }
      self = .id(id)
    }
  }
}
