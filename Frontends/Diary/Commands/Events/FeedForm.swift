import CommandKit
import DiaryCore

/// What can be said of a feeding besides its times.
enum FeedForm {
  static let content = Option(
    "content",
    .choices(["breast-milk", "formula", "mixed", "fortified", "food"]),
    summary: "option.feed.content"
  )
  static let foods = Option("foods", .text, valueName: "word.text", summary: "option.feed.foods")
  static let reaction = Option(
    "reaction",
    .text,
    valueName: "word.text",
    summary: "option.feed.reaction"
  )
  private static let method = Option(
    "method",
    .choices(["left", "right", "both", "bottle", "self", "parent"]),
    summary: "option.feed.method"
  )

  static let form = EventForm<Feeding>(
    [EventOptions.amount, content, foods, reaction],
    corrections: [method],
    clearings: [
      Clearing("ml", \.amount), Clearing("foods", \.foods), Clearing("reaction", \.reaction),
    ]
  ) { values, feeding in
    if let amount = values[EventOptions.amount] { feeding.amount = amount.value }
    if let content = content(values) { feeding.content = content }
    if let foods = values[foods] { feeding.foods = foods.isEmpty ? nil : foods }
    if let reaction = values[reaction] { feeding.reaction = reaction.isEmpty ? nil : reaction }
  } correct: { values, feeding in
    if let method = values[method] { feeding.method = FeedingMethod(rawValue: method) }
  }

  /// What was fed, where that was said.
  static func content(_ values: Values) -> FeedingContent? {
    values[content].flatMap { contents[$0] }
  }

  private static let contents: [String: FeedingContent] = [
    "breast-milk": .breastMilk, "formula": .formula, "mixed": .mixed, "fortified": .fortified,
    "food": .food,
  ]
}
