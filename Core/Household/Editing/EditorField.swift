/// One value of an editor, as every face shows it: a line to type into, a choice, a yes or no.
public struct EditorField: Sendable, Equatable {
  /// What is put into it.
  public enum Kind: Sendable, Equatable {
    /// Words.
    case text
    /// A number, with a point or a comma.
    case number
    /// A time in any form that `TimeReader` reads.
    case time
    /// A day in any form that `TimeReader` reads.
    case day
    /// "yes" or "no".
    case toggle
    /// One of these; the empty value is "not said" where it is among them.
    case choice([EditorChoice])
  }

  /// By what it is known: "start", "place".
  public let name: String
  /// What a person is told it is, with its unit.
  public let label: String
  /// What is put into it.
  public let kind: Kind
  /// What stands in it; empty for nothing.
  public var value: String
  /// What stands in its place while it is empty.
  public let hint: String

  /// A value to edit.
  public init(
    _ name: String,
    _ label: String,
    _ kind: Kind = .text,
    value: String? = nil,
    hint: String = ""
  ) {
    self.name = name
    self.label = label
    self.kind = kind
    self.value = value ?? ""
    self.hint = hint
  }
}

/// One of the values that a field can have.
public struct EditorChoice: Sendable, Equatable {
  /// As it is stored.
  public let value: String
  /// As a person reads it.
  public let label: String

  /// A value with its word.
  public init(_ value: String, _ label: String) {
    self.value = value
    self.label = label
  }
}

/// What was put into the fields of an editor, by their names.
public struct EditorValues: Sendable, Equatable {
  private var values: [String: String]

  /// The values of fields.
  public init(_ values: [String: String]) {
    self.values = values
  }

  /// The values that stand in fields.
  public init(_ fields: [EditorField]) {
    values = Dictionary(fields.map { ($0.name, $0.value) }) { first, _ in first }
  }

  /// What was put into a field without the blanks around it; nil where that is nothing.
  public subscript(name: String) -> String? {
    get {
      guard let text = values[name] else { return nil }
      let start = text.drop { $0.isWhitespace }
      let trimmed = String(start.reversed().drop { $0.isWhitespace }.reversed())
      return trimmed.isEmpty ? nil : trimmed
    }
    set { values[name] = newValue ?? "" }
  }

  /// Whether a yes-or-no field says yes.
  public func says(_ name: String) -> Bool { self[name] == "yes" }
}
