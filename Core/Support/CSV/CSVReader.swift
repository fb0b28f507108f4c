public import HearthPorts

/// Reads comma-separated values row by row in bounded memory.
///
/// The format is that of RFC 4180, taken broadly: lines end in CR LF, LF or CR, a byte order mark
/// is skipped, rows may differ in length, a quote inside a cell that does not begin with one
/// stands for itself, and so does what follows a closing quote.
public final class CSVReader {
  /// The longest row that is read unless another limit is given, in bytes: 1 MiB.
  public static let rowLimit = 1 << 20

  private let separator: UInt8
  private let limit: Int
  private var buffer: ChunkBuffer
  private var line = 1
  private var hasBegun = false
  /// Kept for its capacity.
  private var cells: [CSVCell] = []

  /// Reads the pieces of a file.
  ///
  /// - Parameters:
  ///   - source: Asked for the next piece when the last one is used up.
  ///   - separator: What stands between cells, an ASCII byte.
  ///   - limit: The longest row that is read, in bytes without its line end.
  public init(
    _ source: @escaping ImportFile.Pieces,
    separator: UInt8 = UInt8(ascii: ","),
    limit: Int = rowLimit
  ) {
    buffer = ChunkBuffer(source)
    self.separator = separator
    self.limit = limit
  }

  /// Reads bytes that are in memory.
  public convenience init(
    _ bytes: [UInt8],
    separator: UInt8 = UInt8(ascii: ","),
    limit: Int = rowLimit
  ) {
    var rest = bytes[...]
    self.init(
      {
        defer { rest = rest.dropFirst(FileChunks.chunkSize) }
        return rest.isEmpty ? nil : Array(rest.prefix(FileChunks.chunkSize))
      },
      separator: separator,
      limit: limit
    )
  }

  /// The next row, or nil at the end of the source.
  ///
  /// - Throws: what the source throws; a later call tries again.
  public func next() throws(ImportError) -> CSVRow? {
    if !hasBegun { try buffer.takeMark() }
    hasBegun = true
    while true {
      switch scan() {
      case .row(let scanned): return try take(scanned)
      case .unterminated: return try skip(.unterminatedQuote)
      // Two bytes more, lest a line end cut in two be taken for a longer row.
      case .incomplete where buffer.count > limit + 2: return try skip(.tooLong)
      case .incomplete where buffer.isComplete: return nil
      case .incomplete: try buffer.fill()
      }
    }
  }

  private func scan() -> CSVScanner.Outcome {
    buffer.bytes.withUnsafeBufferPointer { bytes in
      let scanner = CSVScanner(
        bytes: bytes,
        separator: separator,
        isComplete: buffer.isComplete
      )
      return scanner.scan(from: buffer.start, into: &cells)
    }
  }

  private func take(_ row: CSVScanner.Row) throws(ImportError) -> CSVRow {
    guard row.end - buffer.start <= limit else { return try skip(.tooLong) }
    defer {
      buffer.take(upTo: row.next)
      line += row.lines
    }
    let start = buffer.start
    return buffer.bytes.withUnsafeBufferPointer { bytes in
      do throws(CSVError) {
        let content = UnsafeBufferPointer(rebasing: bytes[start..<row.end])
        return .cells(try texts(cells, in: bytes, isASCII: try isASCII(content)), line: line)
      } catch {
        return .fault(error, line: line)
      }
    }
  }

  /// Leaves the first line of a row that cannot be read.
  private func skip(_ fault: CSVError) throws(ImportError) -> CSVRow {
    let row = CSVRow.fault(fault, line: line)
    try buffer.takeLine()
    line += 1
    return row
  }
}

private func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) throws(CSVError) -> Bool {
  var union: UInt8 = 0
  var hasZero = false
  for byte in bytes {
    union |= byte
    if byte == 0 { hasZero = true }
  }
  guard !hasZero else { throw .binary }
  return union < 0x80
}

private func texts(
  _ cells: [CSVCell],
  in bytes: UnsafeBufferPointer<UInt8>,
  isASCII: Bool
) throws(CSVError) -> [String] {
  var texts: [String] = []
  texts.reserveCapacity(cells.count)
  for cell in cells {
    guard let text = cell.text(in: bytes, isASCII: isASCII) else { throw .notText }
    texts.append(text)
  }
  return texts
}
