/// The options of every program's `remind`.
public enum RemindOptions {
  static let within = Option(
    "within",
    .integer(in: 1...10_080),
    default: 15,
    summary: "option.remind.within"
  )
  static let new = Flag("new", summary: "option.remind.new")
  static let run = Option(
    "run",
    .text,
    valueName: "command.value.command",
    summary: "option.remind.run"
  )

  /// All of them, in the order of help.
  public static let all: [any CommandParameter] = [within, new, run]
  /// Those that contradict each other.
  public static let exclusive: [[any CommandParameter]] = [[within, new]]
}
