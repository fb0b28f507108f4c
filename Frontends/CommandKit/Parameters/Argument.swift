/// A value known by its place: by itself required, else `optional` or `repeating`.
public struct Argument<Value: Sendable>: CommandParameter {
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

  /// An argument the command cannot do without; its name is the word that usage lines show, or
  /// the key of it.
  public init(_ name: String, _ type: ValueType<Value>, summary: String) {
    var info = ParameterInfo(.argument, name, kind: type.kind, summary: summary)
    info.isRequired = true
    self.init(info, interpret: type.requiredValue)
  }

  /// An argument that may be left out; it follows those that may not.
  public static func optional<Given: Sendable>(
    _ name: String,
    _ type: ValueType<Given>,
    summary: String
  ) -> Argument where Value == Given? {
    Argument(
      ParameterInfo(.argument, name, kind: type.kind, summary: summary),
      interpret: type.optionalValue
    )
  }

  /// All arguments that are left; the last of a command.
  public static func repeating<Element: Sendable>(
    _ name: String,
    _ type: ValueType<Element>,
    atLeastOne: Bool = true,
    summary: String
  ) -> Argument where Value == [Element] {
    var info = ParameterInfo(.argument, name, kind: type.kind, summary: summary)
    info.isRepeating = true
    info.isRequired = atLeastOne
    return Argument(info, interpret: type.values)
  }

  /// The value that some texts stand for.
  public func value(of texts: [String]) throws(RejectedText) -> Value {
    try interpret(texts)
  }
}
