import HearthModel
import HearthSupport

/// How lines hold what this version does not know: a field or a kind by its number, `#12`, a value as
/// the bytes of which a store keeps it, in hexadecimal digits.
enum UnknownMember {
  /// The kinds that a later diary may have, and the household around it.
  static let kinds = 1..<30

  /// The name of a number.
  static func name(_ number: Int) -> String { "#\(number)" }

  /// The number of a name.
  static func number(_ name: String) -> Int? {
    guard name.utf8.first == UInt8(ascii: "#") else { return nil }
    return Int(name.dropFirst())
  }

  /// A field as a member of a line.
  static func json(_ field: UnknownField) -> JSON.Member {
    JSON.Member(name(field.number), .string(digits(of: field.bytes)))
  }

  /// The fields of a line that none of the columns takes, and what is to be said of those that cannot
  /// be kept.
  ///
  /// - Parameters:
  ///   - members: those that no column has the name of.
  ///   - kind: the line's kind.
  ///   - columns: those of the kind; none of a kind that this version does not know.
  ///   - head: what the line's file says of kinds and fields.
  /// - Returns: the fields ascending by number.
  /// - Throws: `ImportReason` for a value that is not of its field.
  static func fields(
    of members: [JSON.Member],
    _ kind: String,
    beside columns: [Column],
    _ head: LinesHead
  ) throws(ImportReason) -> (fields: [UnknownField], remarks: [ImportReason]) {
    var fields: [Int: UnknownField] = [:]
    var remarks: [ImportReason] = []
    for member in members {
      guard let field = try field(member, head.field(member.key, of: kind)) else {
        remarks.append(.unknownField(member.key))
        continue
      }
      if columns.contains(where: { $0.number == field.number }) { continue }
      fields[field.number] = field
    }
    return (fields.values.sorted { $0.number < $1.number }, remarks)
  }

  private static func field(
    _ member: JSON.Member,
    _ known: LinesHead.Field?
  ) throws(ImportReason) -> UnknownField? {
    if let known { return try known.field(member.value) }
    guard let number = number(member.key), (1...63).contains(number) else { return nil }
    guard let bytes = member.value.string.flatMap(Self.bytes) else {
      throw .unreadable(column: member.key, text: member.value.text)
    }
    return UnknownField(number: number, bytes: bytes)
  }

  /// Bytes in hexadecimal digits.
  static func digits(of bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a value.
  ///
  /// - Returns: nil where the text is none of digits.
  static func bytes(_ text: String) -> [UInt8]? {
    let digits = Array(text.utf8)
    guard digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 2)
    for place in stride(from: 0, to: digits.count, by: 2) {
      guard let high = value(digits[place]), let low = value(digits[place + 1]) else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
