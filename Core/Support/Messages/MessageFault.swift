/// Something wrong with a catalogue, found by `MessageCatalogue.faults()`.
public struct MessageFault: Sendable, Hashable, CustomStringConvertible {
  /// Where: the catalogue, the language, and the key or line.
  public let place: String
  /// What is wrong there.
  public let problem: String

  /// The place and what is wrong there.
  public var description: String { "\(place): \(problem)" }
}
