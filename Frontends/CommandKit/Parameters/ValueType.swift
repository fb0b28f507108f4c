/// What a parameter stands for, as completions, help and man pages have to know it.
public enum ValueKind: Sendable, Hashable {
  case text
  case number
  case file
  case folder
  /// One of a closed list of words.
  case choices([String])
  /// Something the program can list itself ("child", "tracker"), for completions from the data.
  ///
  /// The message `command.value.child`, if any, is the word for it in help.
  case named(String)
}

/// How the text of an option or argument becomes a value.
///
/// Reading must not depend on clock, zone or store: what does (a time such as "20m ago") is taken as
/// text and read by the command.
public struct ValueType<Value: Sendable>: Sendable {
  /// What completions offer.
  public let kind: ValueKind
  /// Reads a text.
  public let read: @Sendable (String) throws(InvalidValue) -> Value
  /// Writes a value as a person would give it; help shows defaults so.
  public let write: @Sendable (Value) -> String

  /// A type of values.
  public init(
    _ kind: ValueKind,
    read: @escaping @Sendable (String) throws(InvalidValue) -> Value,
    write: @escaping @Sendable (Value) -> String
  ) {
    self.kind = kind
    self.read = read
    self.write = write
  }
}

extension ValueType where Value == String {
  /// Any text.
  public static var text: ValueType { ValueType(.text) }
  /// The path of a file.
  public static var file: ValueType { ValueType(.file) }
  /// The path of a folder.
  public static var folder: ValueType { ValueType(.folder) }

  /// Something the program can list itself, such as a child by name or id.
  public static func named(_ name: String) -> ValueType {
    ValueType(.named(name))
  }

  /// One of a few words.
  public static func choices(_ known: [String]) -> ValueType {
    ValueType(.choices(known)) { text throws(InvalidValue) in
      guard known.contains(text) else { throw .unknown(text, known: known) }
      return text
    }
  }
}

extension ValueType where Value == String {
  private init(
    _ kind: ValueKind,
    check: @escaping @Sendable (String) throws(InvalidValue) -> String = { $0 }
  ) {
    self.init(kind, read: check, write: { $0 })
  }
}

extension ValueType where Value == Int {
  /// A whole number.
  public static var integer: ValueType {
    ValueType(.number, read: number, write: { String($0) })
  }

  /// A whole number between two bounds.
  public static func integer(in range: ClosedRange<Int>) -> ValueType {
    let read = { @Sendable (text: String) throws(InvalidValue) in
      let number = try number(text)
      guard range.contains(number) else {
        throw .outOfRange(lowest: range.lowerBound, highest: range.upperBound)
      }
      return number
    }
    return ValueType(.number, read: read, write: { String($0) })
  }

  private static func number(_ text: String) throws(InvalidValue) -> Int {
    guard let number = Int(text) else { throw .notANumber }
    return number
  }
}

extension ValueType
where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of the cases of a closed enum, by its raw value.
  public static func choice(of _: Value.Type = Value.self) -> ValueType {
    let known = Value.allCases.map(\.rawValue)
    let read = { @Sendable (text: String) throws(InvalidValue) in
      guard let value = Value(rawValue: text) else { throw .unknown(text, known: known) }
      return value
    }
    return ValueType(.choices(known), read: read, write: \.rawValue)
  }
}

extension InvalidValue {
  fileprivate static func unknown(_ text: String, known: [String]) -> InvalidValue {
    .notAChoice(known: known, alike: alike(text, among: known))
  }
}

extension ValueType {
  func values(of texts: [String]) throws(RejectedText) -> [Value] {
    var values: [Value] = []
    for text in texts {
      do throws(InvalidValue) {
        values.append(try read(text))
      } catch {
        throw RejectedText(text: text, reason: error)
      }
    }
    return values
  }

  func optionalValue(of texts: [String]) throws(RejectedText) -> Value? {
    try values(of: texts).first
  }

  /// The parser reports an absent parameter before it asks for its value.
  func requiredValue(of texts: [String]) throws(RejectedText) -> Value {
    guard let value = try optionalValue(of: texts) else {
      preconditionFailure("The value of a required parameter was asked for in its absence.")
    }
    return value
  }
}
