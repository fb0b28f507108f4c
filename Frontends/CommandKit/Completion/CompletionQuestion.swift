/// What a script of completions asks: `PROGRAM complete SHELL -- WORD… CURRENT`.
///
/// Not a command like others: it is for scripts alone, and what it is asked about is a command line of
/// its own, which no parser has to like.
struct CompletionQuestion {
  static let word = "complete"

  let shell: Shell
  /// The words before the cursor's.
  let before: [String]
  /// The word under the cursor as it was typed.
  let raw: String

  /// The question that a command line asks; nil where it asks something else.
  init?(_ arguments: [String], home: String?) {
    guard arguments.count >= 4, arguments[0] == Self.word, arguments[2] == "--",
      let shell = Shell(rawValue: arguments[1]), let raw = arguments.last
    else { return nil }
    self.shell = shell
    self.raw = raw
    before = shell.words(Array(arguments[3...].dropLast()), home: home)
  }

  /// The word under the cursor as the shell would hand it over.
  func current(home: String?) -> String { shell.words([raw], home: home)[0] }
}
