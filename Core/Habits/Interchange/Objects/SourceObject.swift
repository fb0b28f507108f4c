import HearthModel
import HearthPorts
import HearthSupport

/// A JSON object of another program, with the members that nobody asked for.
struct SourceObject {
  private let members: [String: JSON]
  private(set) var unread: Set<String>

  /// An object; members that are null are none.
  init?(_ json: JSON) {
    guard let list = json.members else { return nil }
    members = Dictionary(list.filter { !$0.value.isNull }.map { ($0.key, $0.value) }) { $1 }
    unread = Set(members.keys)
  }

  /// A member, which counts as read from now on.
  mutating func take(_ name: String) -> JSON? {
    unread.remove(name)
    return members[name]
  }

  /// Text; empty where there is none.
  mutating func text(_ name: String) throws(RejectionReason) -> String {
    guard let value = take(name) else { return "" }
    guard let text = value.string else { throw .unreadable(field: name, text: value.text) }
    return text
  }

  /// A whole number, or nothing.
  mutating func integer(_ name: String) throws(RejectionReason) -> Int? {
    guard let value = take(name) else { return nil }
    if let number = value.integer { return Int(number) }
    guard case .number(let literal) = value, let number = Double(literal),
      let whole = Int(exactly: number)
    else { throw .unreadable(field: name, text: value.text) }
    return whole
  }

  /// An amount, or nothing.
  mutating func amount(_ name: String) throws(RejectionReason) -> Thousandths.Reading? {
    guard let value = take(name) else { return nil }
    switch value {
    case .integer(let number): return try Thousandths.read(String(number), name)
    case .number(let literal): return try Thousandths.read(literal, name)
    default: throw .unreadable(field: name, text: value.text)
    }
  }

  /// A list; none where there is no such member.
  mutating func list(_ name: String) throws(RejectionReason) -> [JSON] {
    guard let value = take(name) else { return [] }
    guard let list = value.array else { throw .unreadable(field: name, text: value.text) }
    return list
  }
}

extension ImportFile {
  /// The one JSON value that it holds.
  ///
  /// - Throws: `ImportError`; `notOfFormat` where it is none.
  func json(of format: String) throws(ImportError) -> JSON {
    var bytes = try whole()[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    guard !bytes.isEmpty else { throw .notOfFormat(path: name, format: format, .empty) }
    do throws(JSONError) {
      return try JSON(parsing: bytes)
    } catch {
      throw .notOfFormat(path: name, format: format, .notJSON(offset: error.offset))
    }
  }
}

extension JSON {
  /// An amount as a number with as many places as it needs.
  static func amount(_ thousandths: Int) -> JSON {
    thousandths.isMultiple(of: 1000)
      ? .integer(Int64(thousandths / 1000)) : .number(Thousandths.text(thousandths))
  }
}
