import HearthHousehold
import HearthPorts

/// A text file line by line, whatever ends its lines, in memory for one line.
struct ForeignLines {
  /// A line of the file.
  struct Line {
    /// Where it stands.
    let place: ImportPlace
    fileprivate let bytes: [UInt8]
    fileprivate let limit: Int
    /// How long it is, in bytes.
    let count: Int

    /// What it says, without white space at its ends.
    ///
    /// - Throws: `ImportReason` where it is no text or too long.
    func text() throws(ImportReason) -> String {
      guard count <= limit else { throw .lineTooLong(limit: limit) }
      guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText }
      return text.trimmed
    }
  }

  /// The longest line of text that is read, in bytes: 1 MiB.
  static let usualLimit = 1 << 20

  private static let lineFeed: UInt8 = 0x0A
  private static let carriageReturn: UInt8 = 0x0D
  /// So much is looked at to tell text from other things, in bytes.
  private static let sample = 1024

  private let name: String
  private let format: String
  private let limit: Int
  private let next: ImportFile.Pieces
  private var piece: [UInt8] = []
  private var place = 0
  private var number = 0
  private var hasText = false
  private var isBehindCarriageReturn = false

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - format: what it should be of, for errors.
  ///   - limit: the longest line that is read, in bytes.
  /// - Throws: `ImportError.notOfFormat` where the file is no text; others where it cannot be read.
  init(
    _ file: ImportFile,
    format: String,
    limit: Int = Self.usualLimit
  ) throws(ImportError) {
    name = file.name
    self.format = format
    self.limit = limit
    next = try file.pieces()
    while piece.count < Self.sample, let more = try next() { piece += more }
    if piece.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    guard !piece.prefix(Self.sample).contains(0) else {
      throw .notOfFormat(path: name, format: format, .notText)
    }
  }

  /// The next line, a blank one too; nil at the end.
  ///
  /// - Throws: `ImportError.notOfFormat` at the end of a file that holds nothing; others where it
  ///   cannot be read.
  mutating func line() throws(ImportError) -> Line? {
    var line: [UInt8] = []
    var count = 0
    while let end = try endOfPart() {
      if count + (end - place) <= limit { line += piece[place..<end] }
      count += end - place
      hasText = hasText || piece[place..<end].contains { $0 > 0x20 }
      place = end
      guard end < piece.count else { continue }
      isBehindCarriageReturn = piece[end] == Self.carriageReturn
      place += 1
      return made(line, count)
    }
    guard count == 0 else { return made(line, count) }
    guard hasText else { throw .notOfFormat(path: name, format: format, .empty) }
    return nil
  }

  private mutating func made(_ bytes: [UInt8], _ count: Int) -> Line {
    number += 1
    let place = ImportPlace(file: name, line: number)
    return Line(place: place, bytes: bytes, limit: limit, count: count)
  }

  /// Where what is left of the line ends in the piece at hand, or the piece itself does.
  ///
  /// - Returns: nil at the end of the file.
  private mutating func endOfPart() throws(ImportError) -> Int? {
    while true {
      if place == piece.count {
        guard let more = try next() else { return nil }
        (piece, place) = (more, 0)
      } else if isBehindCarriageReturn {
        if piece[place] == Self.lineFeed { place += 1 }
        isBehindCarriageReturn = false
      } else {
        return piece.withUnsafeBufferPointer { bytes in
          bytes[place...].firstIndex { $0 == Self.lineFeed || $0 == Self.carriageReturn }
            ?? bytes.count
        }
      }
    }
  }
}
