/// Why a text is not a value of the kind asked for.
public enum InvalidValue: Error, Sendable, Hashable {
  case notANumber
  case outOfRange(lowest: Int, highest: Int)
  /// None of the words that are allowed; those that look like it come apart.
  case notAChoice(known: [String], alike: [String])
  /// Explained by a message of the caller's catalogue, given by its key.
  case explained(key: String)
}

/// An invalid value with the text it was read from, which matters where a parameter has several.
public struct RejectedText: Error, Sendable, Hashable {
  /// The text as given.
  public let text: String
  /// What is wrong with it.
  public let reason: InvalidValue

  /// A text that could not be read.
  public init(text: String, reason: InvalidValue) {
    self.text = text
    self.reason = reason
  }
}
