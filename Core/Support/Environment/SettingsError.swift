/// Why there are no settings.
public enum SettingsError: Error, Sendable, Equatable {
  /// The file cannot be read; one that was asked for by name must also exist.
  case unreadable(FileError)
  /// A line, counted from 1, makes no sense.
  case malformed(path: String, line: Int, fault: Fault)

  /// What is wrong with a line.
  public enum Fault: Sendable, Equatable {
    /// Neither a setting nor a section nor a comment.
    case noEqualsSign
    /// Nothing before the equals sign.
    case noKey
    /// A section without a name or without its closing bracket.
    case badSection
    /// The key was set before in the same section, on that line.
    case setTwice(key: String, firstLine: Int)
    /// Not UTF-8, or a zero byte.
    case notText
  }
}
