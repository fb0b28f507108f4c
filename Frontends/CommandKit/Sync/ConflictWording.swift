public import HearthHousehold
public import HearthModel
public import HearthSupport

/// How a program tells of values that lost against another device's.
public struct ConflictWording<Context: HouseholdContext>: Sendable {
  /// A field of a table.
  public struct Field: Sendable, Equatable {
    /// The name of the table.
    public let table: String
    /// The name of the field.
    public let name: String
  }

  /// A value of a field, for a person and for programs.
  public struct Words: Sendable {
    /// What the field is called.
    public let field: String
    /// The value in words.
    public let text: String
    /// The value as the program's records have it.
    public let json: JSON

    /// A value in words.
    public init(field: String, text: String, json: JSON) {
      self.field = field
      self.text = text
      self.json = json
    }
  }

  let words: @Sendable (Field, Value, Context, TimeZoneHistory) -> Words?
  /// Says how to decide between two values.
  let hint: MessageKey?

  /// Values as they are stored.
  public init() {
    words = { _, _, _, _ in nil }
    hint = nil
  }

  /// Values in words.
  ///
  /// - Parameters:
  ///   - hint: says how to decide between two values.
  ///   - words: knows those of the program's own fields; nil shows a value as it is stored.
  public init(
    hint: MessageKey,
    words: @escaping @Sendable (Field, Value, Context, TimeZoneHistory) -> Words?
  ) {
    self.hint = hint
    self.words = words
  }
}
