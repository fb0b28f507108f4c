import CommandKit
import HabitsCore
import HearthModel
import HearthSupport

/// What `add` and `edit` take of a tracker.
enum TrackerOptions {
  static let on = Option("on", .weekdays, valueName: "word.weekdays", summary: "option.weekdays")
  static let every = Option("every", .every, valueName: "word.number", summary: "option.every")
  static let times = Option("times", .times, valueName: "word.times", summary: "option.times")
  static let measure = Option("measure", .text, valueName: "word.unit", summary: "option.measure")
  static let atLeast = Option("at-least", .thousandths, summary: "option.at-least")
  static let atMost = Option("at-most", .thousandths, summary: "option.at-most")
  static let emoji = Option("emoji", .emoji, valueName: "word.emoji", summary: "option.emoji")
  static let colour = Option("colour", .colour, valueName: "word.colour", summary: "option.colour")
  static let question = Option(
    "question",
    .text,
    valueName: "word.text",
    summary: "option.question"
  )
  static let note = Option("note", .text, valueName: "word.text", summary: "option.note.tracker")
  static let from = Option("from", .text, valueName: "word.date", summary: "option.from")

  /// The schedule asked for; nil for none.
  static func rule(_ values: Values) -> ScheduleRule? {
    values[on].map { .weekdays($0) } ?? values[every] ?? values[times]
  }

  /// The goal asked for; nil for none.
  ///
  /// - Throws: a refusal of usage where a unit or a target stands alone.
  static func goal(_ values: Values, unit known: String?, _ messages: Messages) throws -> Goal? {
    let unit = values[measure] ?? known
    switch (unit, values[atLeast], values[atMost]) {
    case (let unit?, let target?, _): return .atLeast(target.value, unit: unit)
    case (let unit?, _, let target?): return .atMost(target.value, unit: unit)
    case (nil, nil, nil): return nil
    case (_, nil, nil) where values[measure] == nil: return nil
    case (nil, _, _): throw Failure(messages("refused.no-unit"), status: .usage)
    default: throw Failure(messages("refused.no-target"), status: .usage)
    }
  }
}
