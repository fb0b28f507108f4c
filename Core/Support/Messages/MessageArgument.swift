public import HearthModel

/// A value that can stand in a message.
public protocol MessageArgument: Sendable {
  /// The value as messages know it.
  var messageValue: MessageValue { get }
}

/// The kinds of values that messages tell apart.
public enum MessageValue: Sendable, Equatable {
  /// Printed as it is.
  case text(String)
  /// A number, printed the way of the language.
  case number(MessageNumber)
  /// A time on the reader's clock, as milliseconds since 1970-01-01T00:00 on that clock.
  ///
  /// The style counts where the pattern names none (`{0}`).
  case moment(milliseconds: Double, MomentStyle)
}

/// A number in a message.
public enum MessageNumber: Sendable, Equatable {
  /// An exact one.
  case integer(Int64)
  /// One with a fraction.
  case real(Double)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension String: MessageArgument {
  public var messageValue: MessageValue { .text(self) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Substring: MessageArgument {
  public var messageValue: MessageValue { .text(String(self)) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Int: MessageArgument {
  public var messageValue: MessageValue { .number(.integer(Int64(self))) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Int64: MessageArgument {
  public var messageValue: MessageValue { .number(.integer(self)) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Double: MessageArgument {
  public var messageValue: MessageValue { .number(.real(self)) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Day: MessageArgument {
  public var messageValue: MessageValue {
    .moment(milliseconds: Double(number) * 86_400_000, .date(.medium))
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension WallTime: MessageArgument {
  public var messageValue: MessageValue {
    .moment(milliseconds: Double(seconds) * 1000, .time(.short))
  }
}
