import HearthHousehold
import HearthPorts

/// A text file line by line, whatever ends its lines.
struct ForeignLines {
  /// A line of the file.
  struct Line {
    /// Where it stands.
    let place: ImportPlace
    /// What it says, without white space at its ends.
    let text: String
  }

  /// The longest line that is read, in bytes: 8 MiB, since a picture has to fit.
  static let lineLimit = 8 << 20
  /// The longest file that is read, in bytes: 256 MiB.
  private static let fileLimit = 256 << 20

  private let name: String
  private let bytes: [UInt8]

  /// Reads a file.
  ///
  /// - Throws: `ImportError.notOfFormat` where the file is empty or no text; others where it cannot
  ///   be read.
  init(_ file: ImportFile, format: String) throws(ImportError) {
    name = file.name
    var bytes: [UInt8] = []
    let next = try file.pieces()
    while let piece = try next() {
      bytes += piece
      guard bytes.count <= Self.fileLimit else {
        throw .tooLarge(path: file.name, limit: Self.fileLimit)
      }
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    guard bytes.contains(where: { $0 > 0x20 }) else {
      throw .notOfFormat(path: file.name, format: format, .empty)
    }
    guard !bytes.prefix(1024).contains(0) else {
      throw .notOfFormat(path: file.name, format: format, .notText)
    }
    self.bytes = bytes
  }

  /// Goes through the lines, blank ones too; those that are no text are reported.
  func forEach(
    _ report: inout ImportReport,
    _ body: (Line, inout ImportReport) throws(ImportReason) -> Void
  ) {
    var start = 0
    var number = 0
    while start < bytes.count {
      number += 1
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      let place = ImportPlace(file: name, line: number)
      do throws(ImportReason) {
        try body(Line(place: place, text: try text(start..<end)), &report)
      } catch {
        report.reject(place, error)
      }
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      start = end + (isPair ? 2 : 1)
    }
  }

  private func text(_ range: Range<Int>) throws(ImportReason) -> String {
    guard range.count <= Self.lineLimit else { throw .lineTooLong(limit: Self.lineLimit) }
    guard let text = String(validating: bytes[range], as: UTF8.self) else { throw .notText }
    return text.trimmed
  }
}
