import HearthPorts

/// Bytes of a source that have been read and not yet taken.
struct ChunkBuffer {
  private(set) var bytes: [UInt8] = []
  /// Where in `bytes` the first one lies that is not yet taken.
  private(set) var start = 0
  /// Whether the source has nothing more than what `bytes` holds.
  private(set) var isComplete = false
  private let source: ImportFile.Pieces

  init(_ source: @escaping ImportFile.Pieces) {
    self.source = source
  }

  /// How many bytes are there to be taken.
  var count: Int { bytes.count - start }

  /// Takes everything before a place in `bytes`.
  mutating func take(upTo place: Int) {
    start = place
  }

  /// Reads on until there is twice as much, so that looking at a growing row anew costs no square.
  mutating func fill() throws(ImportError) {
    bytes.removeFirst(start)
    start = 0
    let wanted = max(1, bytes.count * 2)
    while bytes.count < wanted, !isComplete {
      if let chunk = try source() { bytes += chunk } else { isComplete = true }
    }
  }

  /// Takes a byte order mark; before anything else has been taken.
  mutating func takeMark() throws(ImportError) {
    while bytes.count < 3, !isComplete { try fill() }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { take(upTo: 3) }
  }

  /// Takes everything up to the next line end and that too, however far off, in bounded memory.
  mutating func takeLine() throws(ImportError) {
    var end = endOfLine(from: start)
    while end == nil, !isComplete {
      // A carriage return at the end waits for its line feed.
      start = bytes.last == UInt8(ascii: "\r") ? bytes.count - 1 : bytes.count
      try fill()
      end = endOfLine(from: start)
    }
    start = end ?? bytes.count
  }

  /// The place behind the next line end.
  private func endOfLine(from place: Int) -> Int? {
    bytes[place...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      .flatMap { bytes.placeBehindLineEnd(at: $0, isComplete: isComplete) }
  }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// The place behind the LF, CR or CR LF that begins at a place.
  ///
  /// - Returns: nil where a byte that is not there yet would decide.
  func placeBehindLineEnd(at place: Int, isComplete: Bool) -> Int? {
    guard self[place] == UInt8(ascii: "\r") else { return place + 1 }
    guard place + 1 < endIndex else { return isComplete ? place + 1 : nil }
    return self[place + 1] == UInt8(ascii: "\n") ? place + 2 : place + 1
  }
}
