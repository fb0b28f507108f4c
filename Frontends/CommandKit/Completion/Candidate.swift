import HearthSupport

/// A word that may stand where the cursor is.
public struct Candidate: Sendable, Hashable {
  /// The word as a person would type it, before any quoting.
  public let text: String
  /// A few words on it, which some shells show beside it.
  public let note: String

  /// A word, with or without a note.
  public init(_ text: String, note: String = "") {
    self.text = text
    self.note = note
  }

  /// The word as a list for a shell can hold it: on one line, without signs that steer a terminal.
  var isPlain: Bool { !text.isEmpty && text.printableLine == text }
}
