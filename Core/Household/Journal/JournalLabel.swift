public import HearthModel
public import HearthSupport

/// What an action did, to be put into any language later: "sleep 19:30 – 20:36 deleted".
public struct JournalLabel: Sendable, Equatable {
  /// A value that the message speaks of.
  public enum Argument: Sendable, Equatable {
    /// A name, or a word from an open set.
    case text(String)
    /// A count.
    case number(Int64)
    /// A moment, shown by the household's clock.
    case instant(Instant)
    /// A day.
    case day(Day)
    /// A word that has a text of its own.
    case message(MessageKey)
  }

  /// The message.
  public let key: MessageKey
  /// Its values, in order.
  public let arguments: [Argument]

  /// A label of a message and its values.
  public init(_ key: MessageKey, _ arguments: Argument...) {
    self.key = key
    self.arguments = arguments
  }
}

extension JournalLabel {
  /// As an entry keeps it: the key, then the values.
  var json: JSON {
    .array([.string(key.name)] + arguments.map(\.json))
  }

  /// Reads what `json` gives.
  ///
  /// - Returns: nil for anything else.
  init?(_ json: JSON) {
    guard let parts = json.array, let name = parts.first?.string else { return nil }
    let arguments = parts.dropFirst().compactMap(Argument.init)
    guard arguments.count == parts.count - 1 else { return nil }
    key = MessageKey(name)
    self.arguments = arguments
  }
}

extension JournalLabel.Argument {
  fileprivate var json: JSON {
    switch self {
    case .text(let text): .string(text)
    case .number(let number): .integer(number)
    case .instant(let instant): ["at": .integer(instant.milliseconds)]
    case .day(let day): ["day": .integer(Int64(day.number))]
    case .message(let key): ["key": .string(key.name)]
    }
  }

  fileprivate init?(_ json: JSON) {
    switch json {
    case .string(let text): self = .text(text)
    case .integer(let number): self = .number(number)
    default:
      if let milliseconds = json["at"]?.integer {
        self = .instant(Instant(milliseconds: milliseconds))
      } else if let number = json["day"]?.integer.flatMap(Int.init(exactly:)) {
        self = .day(Day(number: number))
      } else if let name = json["key"]?.string {
        self = .message(MessageKey(name))
      } else {
        return nil
      }
    }
  }
}
