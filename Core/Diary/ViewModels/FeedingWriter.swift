public import HearthModel
public import HearthSupport

/// Puts feedings into words.
public struct FeedingWriter: Sendable {
  private let messages: Messages
  private let now: Instant

  /// A writer in a language, for running feedings up to a moment.
  public init(messages: Messages, now: Instant) {
    self.messages = messages
    self.now = now
  }

  /// How and what: "bottle, formula"; a breast says by itself what comes from it.
  public func title(_ feeding: Feeding) -> String {
    let method = method(feeding.method)
    let isNursing = FeedingMethod.nursing.contains(feeding.method)
    guard !isNursing || feeding.content != .breastMilk else { return method }
    return messages("feeding.title", method, content(feeding.content))
  }

  /// How much, how long, and the note.
  public func detail(_ feeding: Feeding) -> String {
    var parts: [String] = []
    if let amount = feeding.amount { parts.append(self.amount(amount)) }
    let length = (feeding.end ?? now) - feeding.start
    if length > .zero { parts.append(messages.durationText(length, .words)) }
    if let segments = feeding.segments, feeding.method == .both {
      let left = messages.durationText(.seconds(segments.seconds(.left, now: now)), .clock)
      let right = messages.durationText(.seconds(segments.seconds(.right, now: now)), .clock)
      parts.append(messages("figure.sides.value", left, right))
    }
    if let note = feeding.note { parts.append(note) }
    return parts.joined(separator: ", ")
  }

  /// Tenths of a millilitre with the unit.
  public func amount(_ tenths: Int) -> String {
    messages("feeding.amount", Double(tenths) / 10)
  }

  private func method(_ method: FeedingMethod) -> String {
    method.messageKey.map { messages($0) } ?? method.rawValue
  }

  private func content(_ content: FeedingContent) -> String {
    guard let key = Self.contents[content] else { return content.rawValue }
    return messages("content.\(key)")
  }

  private static let contents: [FeedingContent: String] = [
    .breastMilk: "milk", .formula: "formula", .mixed: "mixed", .fortified: "fortified",
    .food: "food",
  ]
}

extension FeedingMethod {
  /// The text of a method that every language has a word for.
  var messageKey: MessageKey? {
    let known = Self.nursing + [.bottle, .selfFed, .parentFed]
    return known.contains(self) ? "method.\(rawValue)" : nil
  }
}
