/// Something a command takes: a flag, an option or an argument, declared as a value.
public protocol CommandParameter<Value>: Sendable {
  /// What a command reads: optional where it may be absent, an array where it repeats.
  associatedtype Value: Sendable

  /// All that parsing, help, completions and man pages know of it.
  var info: ParameterInfo { get }

  /// The value that some texts stand for; none where the parameter is absent.
  func value(of texts: [String]) throws(RejectedText) -> Value
}

/// The description of a parameter, free of its type.
public struct ParameterInfo: Sendable, Hashable {
  /// How a parameter is written.
  public enum Form: Sendable, Hashable {
    /// `--name`
    case flag
    /// `--name value`
    case option
    /// By its place alone.
    case argument
  }

  /// How it is written.
  public let form: Form
  /// Without dashes; for an argument the key of the word that usage lines show, or that word itself.
  public let name: String
  /// A name of one letter.
  public let short: Character?
  /// What its value is.
  public let kind: ValueKind
  /// The key of the word that stands for the value in help, or that word itself; else the kind has
  /// one.
  public let valueName: String?
  /// The key of a message that says what it is for.
  public let summary: String
  /// Whether a command cannot do without it.
  public internal(set) var isRequired: Bool = false
  /// Whether it may be given more than once.
  public internal(set) var isRepeating: Bool = false
  /// The value taken when it is absent, as it would be written.
  public internal(set) var defaultText: String?
  /// A name it had before: it is understood still, and shown nowhere.
  public internal(set) var formerName: String?
  /// The environment variable that stands in for it.
  public internal(set) var environment: String?
  /// The key of the settings file that stands in for it after the environment.
  public internal(set) var setting: String?

  init(
    _ form: Form,
    _ name: String,
    kind: ValueKind,
    short: Character? = nil,
    valueName: String? = nil,
    summary: String
  ) {
    self.form = form
    self.name = name
    self.kind = kind
    self.short = short
    self.valueName = valueName
    self.summary = summary
  }

  /// The parameter as a person writes it (`--from`, `NAME`), unique within a command.
  public var label: String {
    form == .argument ? name : "--\(name)"
  }

  /// Whether a name behind two dashes means it.
  func answers(to name: String) -> Bool {
    form != .argument && (self.name == name || formerName == name)
  }
}
