import HearthModel
import HearthPorts
import HearthSupport

/// One line of the file: who writes it, or what a commit has changed.
struct TextFileLine {
  var device: UInt64?
  var modules: [String: Int] = [:]
  var rows: [TextFileRow] = []
}

/// A record by kind, identifier and numbered fields: what can be kept without knowing its table.
struct TextFileRow {
  let kind: Int
  let id: RecordID
  let row: StoredRow

  /// Puts the record into its table, or aside where there is none yet.
  func store(in transaction: any WriteTransaction, _ tables: [Table]) throws(StoreError) {
    if let table = tables.first(where: { $0.kind == kind }) {
      try transaction.store(row.lifted(into: table), table, id)
    } else {
      try transaction.store(row, kind: kind, id)
    }
  }
}

extension TextFileLine {
  var json: JSON {
    var members: [JSON.Member] = []
    if let device { members.append(.init("device", .string(String(device, radix: 16)))) }
    if !modules.isEmpty {
      let versions = modules.sorted { $0.key < $1.key }
        .map { JSON.Member($0.key, .integer(Int64($0.value))) }
      members.append(.init("modules", .object(versions)))
    }
    if !rows.isEmpty { members.append(.init("rows", .array(rows.map(\.json)))) }
    return .object(members)
  }

  /// Reads a line; nil where it is none of ours.
  init?(_ json: JSON) {
    guard let members = json.members else { return nil }
    for member in members {
      switch member.key {
      case "device":
        guard let device = member.value.string.flatMap({ UInt64($0, radix: 16) }) else {
          return nil
        }
        self.device = device
      case "modules":
        for module in member.value.members ?? [] {
          guard let version = module.value.integer else { return nil }
          modules[module.key] = Int(version)
        }
      case "rows":
        for row in member.value.array ?? [] {
          guard let row = TextFileRow(row) else { return nil }
          rows.append(row)
        }
      default: return nil
      }
    }
  }
}

extension TextFileRow {
  fileprivate var json: JSON {
    [
      "kind": .integer(Int64(kind)),
      "id": .string(id.description),
      "fields": .object(row.unknown.map { .init(String($0.number), $0.json) }),
      "alive": .bool(row.alive),
      "stamps": .string(row.stamps.bytes.hexadecimal),
      "base": .integer(row.base),
      "dirty": .bool(row.dirty),
    ]
  }

  fileprivate init?(_ json: JSON) {
    guard let kind = json["kind"]?.integer, let id = json["id"]?.string.flatMap({ RecordID($0) }),
      let members = json["fields"]?.members, let alive = json["alive"]?.bool,
      let stamps = json["stamps"]?.string.flatMap({ [UInt8](hexadecimal: $0) })
        .flatMap({ $0.withUnsafeBytes { Stamps(bytes: $0) } }),
      let base = json["base"]?.integer, let dirty = json["dirty"]?.bool
    else { return nil }
    let fields = members.compactMap(UnknownField.init)
    guard fields.count == members.count else { return nil }
    self.kind = Int(kind)
    self.id = id
    row = StoredRow(
      values: [],
      unknown: fields,
      stamps: stamps,
      alive: alive,
      base: base,
      dirty: dirty
    )
  }
}

extension UnknownField {
  /// Values in a form that a person can read, what is none as its bytes.
  fileprivate var json: JSON {
    switch Value(bytes: bytes) {
    case .null: .null
    case .integer(let number): .integer(number)
    case .text(let text): .string(text)
    case .id(let id): ["id": .string(id.description)]
    case nil: ["bytes": .string(bytes.hexadecimal)]
    }
  }

  fileprivate init?(_ member: JSON.Member) {
    guard let number = Int(member.key) else { return nil }
    let bytes: [UInt8]? =
      switch member.value {
      case .null: Value.null.bytes
      case .integer(let number): Value.integer(number).bytes
      case .string(let text): Value.text(text).bytes
      default:
        member.value["id"]?.string.flatMap { RecordID($0) }.map { Value.id($0).bytes }
          ?? member.value["bytes"]?.string.flatMap { [UInt8](hexadecimal: $0) }
      }
    guard let bytes else { return nil }
    self.init(number: number, bytes: bytes)
  }
}

extension [UInt8] {
  fileprivate var hexadecimal: String {
    reduce(into: "") { $0 += ($1 < 16 ? "0" : "") + String($1, radix: 16) }
  }

  fileprivate init?(hexadecimal text: String) {
    let digits = text.compactMap(\.hexDigitValue)
    guard digits.count == text.count, digits.count.isMultiple(of: 2) else { return nil }
    self = stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }
}
