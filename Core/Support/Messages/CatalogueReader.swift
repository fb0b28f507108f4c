import Glibc

/// An entry of a catalogue's list.
struct CatalogueEntry: Sendable, Equatable {
  let key: String
  /// Where the pattern stands in the list, in bytes, with its continuation lines.
  let pattern: Range<Int>
}

/// Reads the list of a language.
struct CatalogueReader {
  /// In the order of the list.
  private(set) var entries: [CatalogueEntry] = []
  /// Lines, counted from 1, that are neither an entry nor part of one, nor a comment.
  private(set) var strayLines: [Int] = []

  init(_ text: StaticString) {
    text.withUTF8Buffer { bytes in
      var position = 0
      var line = 1
      var isContinuable = false
      while position < bytes.count {
        let end = endOfLine(bytes, from: position)
        isContinuable = read(bytes, position..<end, line, isContinuable)
        position = end + 1
        line += 1
      }
    }
  }

  private func endOfLine(_ bytes: UnsafeBufferPointer<UInt8>, from position: Int) -> Int {
    guard let base = bytes.baseAddress,
      let newline = memchr(base + position, CInt(UInt8(ascii: "\n")), bytes.count - position)
    else { return bytes.count }
    return UnsafeRawPointer(newline) - UnsafeRawPointer(base)
  }

  /// Takes in one line.
  ///
  /// - Returns: whether an indented line may follow.
  private mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ line: Range<Int>,
    _ number: Int,
    _ isContinuable: Bool
  ) -> Bool {
    guard let start = bytes[line].firstIndex(where: { !isBlank($0) }) else { return false }
    if start > line.lowerBound {
      guard isContinuable, let entry = entries.popLast() else {
        strayLines.append(number)
        return false
      }
      let extended = entry.pattern.lowerBound..<line.upperBound
      entries.append(CatalogueEntry(key: entry.key, pattern: extended))
      return true
    }
    if bytes[start] == UInt8(ascii: "#") { return false }
    guard let sign = bytes[line].firstIndex(of: UInt8(ascii: "=")),
      let key = key(bytes[start..<sign])
    else {
      strayLines.append(number)
      return false
    }
    entries.append(CatalogueEntry(key: key, pattern: sign + 1..<line.upperBound))
    return true
  }

  private func key(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    let name = bytes[..<(bytes.firstIndex(where: isBlank) ?? bytes.endIndex)]
    guard !name.isEmpty, bytes[name.endIndex...].allSatisfy(isBlank) else { return nil }
    return String(decoding: name, as: UTF8.self)
  }
}

extension CatalogueEntry {
  /// Looks for an entry without reading the list; finds what a reader finds.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - text: the list; nil is the result where it has no such entry.
  init?(searching key: String, in text: StaticString) {
    let pattern = text.withUTF8Buffer { bytes in
      guard !key.isEmpty, let base = bytes.baseAddress else { return nil as Range<Int>? }
      let list = UnsafeRawPointer(base).assumingMemoryBound(to: CChar.self)
      var position = 0
      while let found = strstr(list + position, key) {
        let start = UnsafePointer(found) - list
        let isAtStart = start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
        if isAtStart, let pattern = Self.pattern(bytes, behindKey: start + key.utf8.count) {
          return pattern
        }
        position = start + 1
      }
      return nil
    }
    guard let pattern else { return nil }
    self.init(key: key, pattern: pattern)
  }

  /// What follows the sign, with its continuation lines; nil where the key goes on.
  private static func pattern(
    _ bytes: UnsafeBufferPointer<UInt8>,
    behindKey end: Int
  ) -> Range<Int>? {
    let newline = UInt8(ascii: "\n")
    guard let sign = bytes[end...].firstIndex(where: { !isBlank($0) }),
      bytes[sign] == UInt8(ascii: "=")
    else { return nil }
    var last = bytes[sign...].firstIndex(of: newline) ?? bytes.endIndex
    while last + 1 < bytes.endIndex, isBlank(bytes[last + 1]) {
      let next = bytes[(last + 1)...].firstIndex(of: newline) ?? bytes.endIndex
      guard bytes[(last + 1)..<next].contains(where: { !isBlank($0) }) else { break }
      last = next
    }
    return sign + 1..<last
  }

  /// The pattern without line breaks, indentation and escapes.
  func patternBytes(in text: StaticString) -> [UInt8] {
    text.withUTF8Buffer { bytes in
      var result: [UInt8] = []
      result.reserveCapacity(pattern.count)
      var start = pattern.lowerBound
      while start < pattern.upperBound {
        let end = bytes[start..<pattern.upperBound].firstIndex(of: UInt8(ascii: "\n"))
        let line = bytes[start..<(end ?? pattern.upperBound)]
        start = line.endIndex + 1
        let rest = line.drop(while: isBlank)
        guard let last = rest.lastIndex(where: { !isBlank($0) }) else { continue }
        if !result.isEmpty { result.append(UInt8(ascii: " ")) }
        result.append(contentsOf: rest[...last])
      }
      return withLineBreaks(result)
    }
  }

  private func withLineBreaks(_ pattern: [UInt8]) -> [UInt8] {
    let (backslash, n, newline) = (UInt8(ascii: "\\"), UInt8(ascii: "n"), UInt8(ascii: "\n"))
    guard pattern.contains(backslash) else { return pattern }
    return pattern.reduce(into: []) { result, byte in
      if byte == n, result.last == backslash {
        result[result.count - 1] = newline
      } else {
        result.append(byte)
      }
    }
  }
}

private func isBlank(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09
}
