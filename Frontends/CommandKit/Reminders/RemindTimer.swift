import Glibc
import HearthSupport

/// `remind timer`: makes a timer of systemd that tells the reminders while the person is logged in.
public enum RemindTimer<Context: HouseholdContext> {
  /// The command of a program.
  ///
  /// - Parameters:
  ///   - program: its name.
  ///   - globals: further options of every command that the timer is given as this command is.
  ///   - passedOn: options of `remind` itself that the timer is given so.
  /// - Returns: the command.
  public static func command(
    of program: String,
    globals: [Option<String?>] = [],
    passedOn: [Option<String?>] = []
  ) -> Command<Context> {
    let every = Option(
      "every",
      .integer(in: 1...59),
      default: 5,
      summary: "option.remind.every"
    )
    let folder = Option("to", .folder, summary: "option.remind.to")
    let replace = Flag("replace", summary: "option.remind.replace")
    return Command(
      "timer",
      summary: "command.remind.timer",
      discussion: "command.remind.timer.discussion",
      parameters: [every, RemindOptions.run, folder, replace] + passedOn
    ) { values, session in
      let command = values[RemindOptions.run] ?? "notify-send --app-name=Hearth Hearth"
      let shared = [SharedOptions.store, SharedOptions.language, SharedOptions.config] + globals
      let units = RemindUnits(
        program: program,
        path: try programPath(session),
        arguments: written(shared, values) + ["remind", "--new", "--run=\(command)"]
          + written(passedOn, values),
        folder: hasPaths(values) ? currentFolder : nil,
        minutes: values[every]
      )
      let made = try units.make(
        in: try values[folder] ?? session.unitFolder(),
        existing: values[replace] ? .replace : .keep
      )
      let enable = "systemctl --user enable --now \(units.timerName)"
      try session.print(
        ["files": .array(made.map { .string($0) }), "enable": .string(enable)],
        or: made.map { session.messages("done.timer-unit-made", $0) }
          + [session.messages("done.timer-units-made", enable)]
      )
    }
  }

  /// Options as they were given.
  private static func written(_ options: [Option<String?>], _ values: Values) -> [String] {
    options.compactMap { option in values[option].map { "\(option.info.label)=\($0)" } }
  }

  /// Whether something was given that may be a path from the current folder.
  private static func hasPaths(_ values: Values) -> Bool {
    values[SharedOptions.store] != nil || values[SharedOptions.config] != nil
  }

  private static func programPath(_ session: Context) throws -> String {
    guard let path = realpath("/proc/self/exe", nil) else {
      throw Failure(session.messages("refused.no-program-path"), status: .trouble)
    }
    defer { free(path) }
    return String(cString: path)
  }

  private static var currentFolder: String? {
    guard let path = realpath(".", nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}

extension HouseholdContext {
  /// The folder in which systemd looks for a person's own units, made where it is missing.
  fileprivate func unitFolder() throws -> String {
    let folders = XDGFolders(environment: household.environment, program: "systemd/user")
    let path = try folders.config
    var parent = ""
    for name in path.split(separator: "/") {
      parent += "/\(name)"
      try FileWriter.makeFolder(parent)
    }
    return path
  }
}
