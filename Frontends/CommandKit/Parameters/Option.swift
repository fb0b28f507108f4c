/// A named value: `--name value` or `--name=value`, with a short name `-n value` or `-nvalue`.
///
/// By itself an option may be absent (`Option<Value?>`); with a default it always has a value; the
/// other two kinds are `required` and `repeating`. Where it is not given, its environment variable
/// and then its key in the settings file stand in for it.
public struct Option<Value: Sendable>: CommandParameter {
  /// Its description.
  public let info: ParameterInfo
  private let interpret: @Sendable ([String]) throws(RejectedText) -> Value

  private init(
    _ info: ParameterInfo,
    interpret: @escaping @Sendable ([String]) throws(RejectedText) -> Value
  ) {
    self.info = info
    self.interpret = interpret
  }

  /// An option that may be absent.
  public init<Given: Sendable>(
    _ name: String,
    _ type: ValueType<Given>,
    short: Character? = nil,
    valueName: String? = nil,
    summary: String,
    environment: String? = nil,
    setting: String? = nil
  ) where Value == Given? {
    var info = ParameterInfo(
      .option,
      name,
      kind: type.kind,
      short: short,
      valueName: valueName,
      summary: summary
    )
    info.environment = environment
    info.setting = setting
    self.init(info, interpret: type.optionalValue)
  }

  /// An option that has a value when it is absent.
  public init(
    _ name: String,
    _ type: ValueType<Value>,
    short: Character? = nil,
    valueName: String? = nil,
    default fallback: Value,
    summary: String,
    environment: String? = nil,
    setting: String? = nil
  ) {
    var info = ParameterInfo(
      .option,
      name,
      kind: type.kind,
      short: short,
      valueName: valueName,
      summary: summary
    )
    info.environment = environment
    info.setting = setting
    info.defaultText = type.write(fallback)
    self.init(info) { texts throws(RejectedText) in
      try type.optionalValue(of: texts) ?? fallback
    }
  }

  /// An option the command cannot do without.
  public static func required(
    _ name: String,
    _ type: ValueType<Value>,
    short: Character? = nil,
    valueName: String? = nil,
    summary: String,
    environment: String? = nil
  ) -> Option {
    var info = ParameterInfo(
      .option,
      name,
      kind: type.kind,
      short: short,
      valueName: valueName,
      summary: summary
    )
    info.environment = environment
    info.isRequired = true
    return Option(info, interpret: type.requiredValue)
  }

  /// An option that may be given any number of times.
  public static func repeating<Element: Sendable>(
    _ name: String,
    _ type: ValueType<Element>,
    short: Character? = nil,
    valueName: String? = nil,
    summary: String
  ) -> Option where Value == [Element] {
    var info = ParameterInfo(
      .option,
      name,
      kind: type.kind,
      short: short,
      valueName: valueName,
      summary: summary
    )
    info.isRepeating = true
    return Option(info, interpret: type.values)
  }

  /// The value that some texts stand for.
  public func value(of texts: [String]) throws(RejectedText) -> Value {
    try interpret(texts)
  }
}
