/// Takes the file of settings apart into sections; "" is what stands above the first one.
struct SettingsParser {
  let path: String
  private var sections: [String: [String: Settings.Entry]] = [:]
  private var section = ""
  private var line = 0

  init(path: String) {
    self.path = path
  }

  /// The entries by section and key.
  func sections(
    of bytes: [UInt8]
  ) throws(SettingsError) -> [String: [String: Settings.Entry]] {
    var parser = self
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      parser.line += 1
      try parser.read(line)
    }
    return parser.sections
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>) throws(SettingsError) {
    guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
      throw fault(.notText)
    }
    let line = withoutComment(text[...]).trimmed
    if line.isEmpty { return }
    if line.hasPrefix("[") { try open(line) } else { try set(line) }
  }

  private func withoutComment(_ line: Substring) -> Substring {
    var wasBlank = true
    for index in line.utf8.indices {
      if wasBlank, line.utf8[index] == UInt8(ascii: "#") { return line[..<index] }
      wasBlank = isBlank(line.utf8[index])
    }
    return line
  }

  private mutating func open(_ line: Substring) throws(SettingsError) {
    let name = line.dropFirst().dropLast().trimmed
    guard line.hasSuffix("]"), !name.isEmpty else { throw fault(.badSection) }
    section = String(name)
  }

  private mutating func set(_ line: Substring) throws(SettingsError) {
    guard let sign = line.utf8.firstIndex(of: UInt8(ascii: "=")) else { throw fault(.noEqualsSign) }
    let key = String(line[..<sign].trimmed)
    guard !key.isEmpty else { throw fault(.noKey) }
    if let earlier = sections[section]?[key] {
      throw fault(.setTwice(key: key, firstLine: earlier.line))
    }
    let value = String(line[line.utf8.index(after: sign)...].trimmed)
    sections[section, default: [:]][key] = Settings.Entry(value: value, line: self.line)
  }

  private func fault(_ fault: SettingsError.Fault) -> SettingsError {
    .malformed(path: path, line: line, fault: fault)
  }
}

private func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
}

extension Substring {
  /// Without the blanks at both ends.
  fileprivate var trimmed: Substring {
    guard let first = utf8.firstIndex(where: { !isBlank($0) }),
      let last = utf8.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return Substring(utf8[first...last])
  }
}
