/// The settings of one program, read from the file that all programs of the suite share.
///
/// The file is UTF-8, one `key = value` a line, blanks around both cut off. `#` at the beginning
/// of a line or behind a blank starts a comment. `[program]` starts the settings of one program;
/// they go before those above the first section, which are every program's.
public struct Settings: Sendable, Equatable {
  /// What a line sets.
  public struct Entry: Sendable, Equatable {
    /// What stands behind the equals sign; may be empty.
    public let value: String
    /// The line of the file, from 1.
    public let line: Int
  }

  /// A line that has no effect, told to the person, never an error.
  public enum Remark: Sendable, Equatable {
    case unknownKey(String, line: Int)
  }

  /// The largest file that is read, in bytes.
  public static let sizeLimit = 1 << 20

  /// The file, or nil where there was none.
  public let path: String?
  /// What is set, by key.
  public private(set) var entries: [String: Entry] = [:]
  /// In the order of their lines.
  public private(set) var remarks: [Remark] = []

  /// No settings at all.
  public init() {
    path = nil
  }

  /// Settings from the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: What the file holds.
  ///   - path: The file's name, for errors.
  ///   - program: Whose section counts; the others are read only for their form.
  ///   - known: Every key that the suite understands; others become remarks.
  /// - Throws: `SettingsError.malformed` with the line.
  public init(
    parsing bytes: [UInt8],
    path: String,
    program: String,
    known: Set<String>
  ) throws(SettingsError) {
    self.path = path
    let sections = try SettingsParser(path: path).sections(of: bytes)
    for name in ["", program] {
      for (key, entry) in sections[name, default: [:]] { entries[key] = entry }
    }
    remarks = ["", program].flatMap { sections[$0, default: [:]] }
      .filter { !known.contains($0.key) }
      .sorted { $0.value.line < $1.value.line }
      .map { .unknownKey($0.key, line: $0.value.line) }
  }

  /// The value of a key, or nil where it is not set.
  public subscript(key: String) -> String? { entries[key]?.value }
}
