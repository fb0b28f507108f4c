/// The texts of one module: for each language, a list of keys and patterns.
///
/// A list is a raw string literal in a Swift file of its own, so that it is part of the program:
///
///     # How long something took.
///     duration.minutes = {0} min
///     day.sleeps = {0,plural,=0{no sleep} one{# sleep}
///       other{# sleeps}}
///
/// `key = pattern`, the pattern in the syntax of ICU's MessageFormat with numbered arguments. Lines
/// indented below it continue it, with one space for the break; `\n` breaks the line in the text; a
/// line that begins with `#` is a comment.
public struct MessageCatalogue: Sendable {
  /// The module's name.
  public let name: String
  // Not a dictionary: making the first one of a kind takes longer than reading the list.
  private let texts: KeyValuePairs<Language, StaticString>

  /// The texts of a module.
  public init(_ name: String, _ texts: KeyValuePairs<Language, StaticString>) {
    self.name = name
    self.texts = texts
  }

  /// The list of a language.
  func text(_ language: Language) -> StaticString? {
    texts.first { $0.key == language }?.value
  }
}
