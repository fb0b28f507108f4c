import HearthModel
import HearthSupport

extension Feeding {
  /// How and what: "bottle, formula"; a breast says by itself what comes from it.
  public func title(_ writer: EventWriter) -> String {
    let method = self.method.messageKey.map { writer.messages($0) } ?? self.method.rawValue
    let isNursing = self.method.isNursing
    guard !isNursing || content != .breastMilk else { return method }
    return writer.messages("feeding.title", method, content.text(in: writer.messages))
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func details(_ writer: EventWriter) -> [String] {
    var parts: [String] = []
    if let foods { parts.append(foods) }
    if let reaction { parts.append(writer.messages("feeding.reaction", reaction)) }
    if let amount { parts.append(writer.amount(amount)) }
    if let segments, method == .both {
      let (left, right) = (
        segments.seconds(.left, now: writer.now), segments.seconds(.right, now: writer.now)
      )
      parts.append(
        writer.messages(
          "figure.sides.value",
          writer.messages.durationText(.seconds(left), .clock),
          writer.messages.durationText(.seconds(right), .clock)
        )
      )
    }
    return parts
  }
}

extension FeedingMethod {
  /// The text of a method that every language has a word for.
  var messageKey: MessageKey? {
    let known = Self.nursing + [.bottle, .selfFed, .parentFed]
    return known.contains(self) ? "method.\(rawValue)" : nil
  }
}

extension FeedingContent {
  private static let keys: [FeedingContent: MessageKey] = [
    .breastMilk: "content.milk", .formula: "content.formula", .mixed: "content.mixed",
    .fortified: "content.fortified", .food: "content.food",
  ]

  func text(in messages: Messages) -> String {
    Self.keys[self].map { messages($0) } ?? rawValue
  }
}
