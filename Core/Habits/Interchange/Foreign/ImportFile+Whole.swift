import HearthPorts

/// A line of a text.
struct SourceLine {
  /// Counted from 1.
  let number: Int
  let text: String
}

extension ImportFile {
  /// The most that is read of a file that has to be held whole, in bytes: 256 MiB.
  static let wholeLimit = 256 << 20
  /// The longest line that is read, in bytes: 1 MiB.
  static let lineLimit = 1 << 20

  /// All it holds.
  ///
  /// - Throws: `ImportError`; `tooLarge` beyond `wholeLimit`.
  func whole() throws(ImportError) -> [UInt8] {
    var bytes: [UInt8] = []
    let next = try pieces()
    while let piece = try next() {
      bytes += piece
      guard bytes.count <= Self.wholeLimit else {
        throw .tooLarge(path: name, limit: Self.wholeLimit)
      }
    }
    return bytes
  }

  /// Its lines, without a byte order mark; those that are no text are rejected.
  ///
  /// - Throws: `ImportError`; `notOfFormat` where the file as a whole is no text.
  func lines(
    of format: String,
    _ report: inout InterchangeReport
  ) throws(ImportError) -> [SourceLine] {
    var bytes = try whole()[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    guard !bytes.prefix(1024).contains(0) else {
      throw .notOfFormat(path: name, format: format, .notText)
    }
    var lines: [SourceLine] = []
    var number = 0
    while !bytes.isEmpty {
      number += 1
      let end = bytes.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      do throws(RejectionReason) {
        lines.append(
          SourceLine(number: number, text: try Self.text(bytes[..<(end ?? bytes.endIndex)]))
        )
      } catch {
        report.reject(InterchangePlace(file: name, line: number), error)
      }
      guard let end else { break }
      let isPair =
        bytes[end] == UInt8(ascii: "\r")
        && bytes.dropFirst(end + 1 - bytes.startIndex).first == UInt8(ascii: "\n")
      bytes = bytes[(end + (isPair ? 2 : 1))...]
    }
    return lines
  }

  private static func text(_ line: ArraySlice<UInt8>) throws(RejectionReason) -> String {
    guard line.count <= lineLimit else { throw .lineTooLong(limit: lineLimit) }
    guard !line.contains(0), let text = String(validating: line, as: UTF8.self) else {
      throw .notText
    }
    return text
  }
}

extension StringProtocol {
  /// Without white space at its ends.
  var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[start...end])
  }
}
