public import HearthSupport

/// What `export FORMAT --to PATH` takes in every program.
public enum ExportOptions {
  /// The format to write.
  public static let format = Argument(
    "word.format",
    .named("export-format"),
    summary: "argument.export.format"
  )
  private static let target = Option(
    "to",
    .file,
    valueName: "word.path",
    summary: "option.export.to"
  )
  private static let replace = Flag("replace", former: "force", summary: "option.export.replace")

  /// All of them.
  public static let all: [any CommandParameter] = [format, target, replace]

  /// The path to write to, and what becomes of what is there already.
  ///
  /// - Throws: `Failure` where no path is given.
  public static func place(
    _ values: Values,
    _ messages: Messages
  ) throws -> (path: String, existing: FileWriter.Existing) {
    guard let path = values[target] else {
      throw Failure(messages("export.no-path"), status: .usage)
    }
    return (path, values[replace] ? .replace : .keep)
  }
}
