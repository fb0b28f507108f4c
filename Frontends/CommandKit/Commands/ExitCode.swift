/// How a program ends, as scripts see it.
///
/// A command that has already said everything throws it bare.
public struct ExitCode: RawRepresentable, Error, Sendable, Hashable {
  /// The number given to the system.
  public let rawValue: Int32

  /// A status by its number.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// What was asked for is done.
  public static let done = ExitCode(rawValue: 0)
  /// It was refused or what it concerns does not exist.
  public static let refused = ExitCode(rawValue: 1)
  /// The command line is wrong.
  public static let usage = ExitCode(rawValue: 2)
  /// Storage or network failed.
  public static let trouble = ExitCode(rawValue: 3)
}

/// An error as a person is told of it.
public struct Failure: Error, Sendable, Hashable {
  /// The lines on standard error, as they were put together: `Diagnostics` makes them safe to show.
  public let lines: [String]
  /// How the program ends.
  public let status: ExitCode

  /// The lines as one text.
  public var sentence: String { lines.joined(separator: "\n") }

  /// What to say in one line, and how to end.
  public init(_ sentence: String, status: ExitCode = .refused) {
    self.init(lines: [sentence], status: status)
  }

  /// What to say, and how to end.
  public init(lines: [String], status: ExitCode = .refused) {
    self.lines = lines
    self.status = status
  }
}
