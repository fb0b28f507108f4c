/// Takes the body of a form with files apart (RFC 7578).
struct MultipartReader {
  /// One field.
  struct Part {
    let name: String
    /// The name of a file; nil for a field that holds text.
    let file: String?
    let bytes: [UInt8]
  }

  private static let mostParts = 100
  private static let longestHead = 4096

  private let boundary: [UInt8]

  /// A reader for the boundary that a content type names.
  ///
  /// - Throws: `Problem` (400) where it names none.
  init(_ contentType: String) throws(Problem) {
    guard let value = Self.parameter("boundary", of: contentType),
      (1...70).contains(value.utf8.count)
    else { throw Problem(.badRequest) }
    boundary = Array("--\(value)".utf8)
  }

  /// The parts in their order.
  ///
  /// - Throws: `Problem` (400) where the body is not as RFC 7578 has it, or of too many parts.
  func parts(_ body: [UInt8]) throws(Problem) -> [Part] {
    var parts: [Part] = []
    guard var start = Self.position(of: boundary, in: body, from: 0) else {
      throw Problem(.badRequest)
    }
    let delimiter = [0x0D, 0x0A] + boundary
    while true {
      start += parts.isEmpty ? boundary.count : delimiter.count
      if body[start...].starts(with: [0x2D, 0x2D]) { return parts }
      guard body[start...].starts(with: [0x0D, 0x0A]),
        let end = Self.position(of: delimiter, in: body, from: start), parts.count < Self.mostParts
      else { throw Problem(.badRequest) }
      parts.append(try Self.part(body[(start + 2)..<max(start + 2, end)]))
      start = end
    }
  }

  private static func part(_ bytes: ArraySlice<UInt8>) throws(Problem) -> Part {
    let end: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
    let limited = Array(bytes.prefix(longestHead))
    guard let headEnd = position(of: end, in: limited, from: 0),
      let head = String(validating: limited[..<headEnd], as: UTF8.self)
    else { throw Problem(.badRequest) }
    let lines = head.split(separator: "\r\n")
    guard
      let disposition = lines.first(where: { $0.lowercased().hasPrefix("content-disposition:") }),
      let name = parameter("name", of: String(disposition))
    else { throw Problem(.badRequest) }
    return Part(
      name: name,
      file: parameter("filename", of: String(disposition)),
      bytes: Array(bytes.dropFirst(headEnd + end.count))
    )
  }

  /// The value of `; name=value` or `; name="value"`.
  private static func parameter(_ name: String, of field: String) -> String? {
    for part in parts(of: field).dropFirst() {
      let sides = part.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, String(sides[0]).trimmedBlanks.lowercased() == name else { continue }
      var value = String(sides[1]).trimmedBlanks[...]
      if value.hasPrefix("\""), value.hasSuffix("\""), value.utf8.count > 1 {
        value = value.dropFirst().dropLast()
      }
      return String(value)
    }
    return nil
  }

  /// What stands between semicolons; those within quotes part nothing.
  private static func parts(of field: String) -> [Substring] {
    var isQuoted = false
    return field.split { character in
      if character == "\"" { isQuoted.toggle() }
      return character == ";" && !isQuoted
    }
  }

  private static func position(of needle: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard let first = needle.first, bytes.count >= needle.count else { return nil }
    var index = start
    while index + needle.count <= bytes.count {
      if bytes[index] == first, bytes[index..<index + needle.count].elementsEqual(needle) {
        return index
      }
      index += 1
    }
    return nil
  }
}
