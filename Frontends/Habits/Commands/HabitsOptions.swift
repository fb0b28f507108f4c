import CommandKit
import HearthHousehold

/// The options that several commands share.
enum HabitsOptions {
  static let dayStart = Option(
    "day-start",
    .clock,
    valueName: "word.time",
    summary: "option.day-start",
    environment: "HEARTH_DAY_START"
  )
  static let firstWeekday = Option(
    "first-weekday",
    .choices(FirstWeekday.known.map(\.rawValue)),
    summary: "option.first-weekday",
    environment: "HEARTH_FIRST_WEEKDAY"
  )
  static let name = Argument("word.name", .named("tracker"), summary: "argument.tracker")
  static let on = Option("on", .text, valueName: "word.date", summary: "option.on")
  static let note = Option("note", .text, valueName: "word.text", summary: "option.note.day")

  /// Those that may stand before a command or after it.
  static let everywhere: [any CommandParameter] = SharedOptions.all + [dayStart, firstWeekday]
}
