import CommandKit
import DiaryCore

/// The options that several commands share.
enum DiaryOptions {
  static let child = Option(
    "child",
    .named("child"),
    valueName: "word.name",
    summary: "option.child",
    environment: "HEARTH_CHILD",
    setting: "child"
  )
  static let yes = Flag("yes", summary: "option.yes")
  static let at = Option("at", .text, valueName: "word.time", summary: "option.at")
  static let note = Option("note", .text, valueName: "word.text", summary: "option.note")
  static let place = Option("place", .text, valueName: "word.place", summary: "option.place")
  static let onConflict = Option(
    "on-conflict",
    .choice(of: ConflictResolution.self),
    summary: "option.on-conflict"
  )
  static let woke = Option("woke", .text, valueName: "word.time", summary: "option.woke")

  /// Those that may stand before a command or after it.
  static let everywhere: [any CommandParameter] = SharedOptions.all + [child]
}
