/// What a command line gave to the parameters of a command, read by the parameters themselves:
/// `values[from]`.
public struct Values: Sendable {
  private var bound: [String: Bound] = [:]
  private var waitingForSettings: [any CommandParameter] = []

  init() {}

  /// The value of a parameter; one the command did not declare traps.
  public subscript<P: CommandParameter>(parameter: P) -> P.Value {
    guard let box = bound[parameter.info.label]?.box as? Box<P.Value> else {
      preconditionFailure("\(parameter.info.label) is not a parameter of this command.")
    }
    return box.value
  }

  /// Whether a parameter stood on the command line itself.
  public func isGiven(_ parameter: any CommandParameter) -> Bool {
    bound[parameter.info.label]?.isGiven ?? false
  }

  /// The values with those of a settings file in the place of what neither the command line nor the
  /// environment gave.
  ///
  /// - Throws: `UsageError.invalidValue` with the setting's key.
  public func filled(from setting: (String) -> String?) throws(UsageError) -> Values {
    var filled = self
    for parameter in waitingForSettings {
      guard let key = parameter.info.setting, let text = setting(key) else { continue }
      try filled.bind(parameter, [text], named: key, isGiven: false)
    }
    return filled
  }
}

extension Values {
  /// Whether a flag was said that the program may not have declared at all.
  func says(_ flag: Flag) -> Bool {
    (bound[flag.info.label]?.box as? Box<Bool>)?.value ?? false
  }

  /// Binds a parameter to the texts of the command line, else to its environment variable.
  mutating func bind(
    _ parameter: some CommandParameter,
    given texts: [String]?,
    environment: (String) -> String?
  ) throws(UsageError) {
    let info = parameter.info
    if let texts {
      return try bind(parameter, texts, named: info.label, isGiven: true)
    }
    if let name = info.environment, let text = environment(name), !text.isEmpty {
      return try bind(parameter, [text], named: name, isGiven: false)
    }
    if info.isRequired { throw .missingParameter(info.label) }
    if info.setting != nil { waitingForSettings.append(parameter) }
    try bind(parameter, [], named: info.label, isGiven: false)
  }

  private mutating func bind(
    _ parameter: some CommandParameter,
    _ texts: [String],
    named name: String,
    isGiven: Bool
  ) throws(UsageError) {
    do throws(RejectedText) {
      let box = Box(value: try parameter.value(of: texts))
      bound[parameter.info.label] = Bound(box: box, isGiven: isGiven)
    } catch {
      throw .invalidValue(parameter: name, value: error.text, reason: error.reason)
    }
  }
}

private struct Bound: Sendable {
  let box: any Sendable
  let isGiven: Bool
}

/// Keeps a value under its exact type: a cast of a bare optional would look through it.
private struct Box<Value: Sendable>: Sendable {
  let value: Value
}
