public import HearthModel
public import HearthSupport

/// What a JSON body may hold in the place of a value.
public enum ParameterKind: String, Sendable {
  case string
  case integer
  case number
  case boolean
}

/// How a value is written in a path, a query, a form or a JSON body, and how it is described.
public struct ParameterType<Value: Sendable>: Sendable {
  /// What a JSON body may hold in its place.
  public let kind: ParameterKind
  /// Its JSON Schema, without the description.
  public let schema: JSON
  /// Reads a text; nil where it is no such value.
  public let parse: @Sendable (String) -> Value?

  /// A type of values.
  public init(
    _ kind: ParameterKind,
    schema: [JSON.Member] = [],
    parse: @escaping @Sendable (String) -> Value?
  ) {
    self.kind = kind
    self.schema = .object([.init("type", .string(kind.rawValue))] + schema)
    self.parse = parse
  }

  /// The same written values read further.
  public func mapped<Other>(
    _ transform: @escaping @Sendable (Value) -> Other?
  ) -> ParameterType<Other> {
    let parse = parse
    return ParameterType<Other>(kind, schema: schema.members?.filter { $0.key != "type" } ?? []) {
      parse($0).flatMap(transform)
    }
  }
}

extension ParameterType<String> {
  /// Text of so many letters.
  public static func text(_ lengths: ClosedRange<Int> = 0...10_000) -> Self {
    Self(
      .string,
      schema: [
        .init("minLength", .integer(Int64(lengths.lowerBound))),
        .init("maxLength", .integer(Int64(lengths.upperBound))),
      ]
    ) { text in
      // Code points, as JSON Schema counts; a NUL would end the text in some readers.
      lengths.contains(text.unicodeScalars.count) && !text.utf8.contains(0) ? text : nil
    }
  }

  /// One of some words.
  public static func choice(_ words: [String]) -> Self {
    Self(.string, schema: [.init("enum", .array(words.map { .string($0) }))]) {
      words.contains($0) ? $0 : nil
    }
  }
}

extension ParameterType<Int> {
  /// A whole number.
  public static func integer(_ range: ClosedRange<Int>) -> Self {
    Self(
      .integer,
      schema: [
        .init("minimum", .integer(Int64(range.lowerBound))),
        .init("maximum", .integer(Int64(range.upperBound))),
      ]
    ) { text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// A decimal number in units of its last place: with one place "120.5" and "120,5" are 1205.
  public static func decimal(places: Int, in range: ClosedRange<Int>) -> Self {
    Self(
      .number,
      schema: [
        .init("minimum", JSON.decimal(Int64(range.lowerBound), places: places)),
        .init("maximum", JSON.decimal(Int64(range.upperBound), places: places)),
      ]
    ) { text in
      DecimalText.value(text, places: places).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ParameterType<Bool> {
  /// Yes or no; a form's ticked box says "on".
  public static var flag: Self {
    Self(.boolean) { text in
      switch text {
      case "true", "on", "yes", "1": true
      case "false", "off", "no", "0", "": false
      default: nil
      }
    }
  }
}

extension ParameterType<FormFile> {
  /// A file of a form.
  public static var file: Self {
    Self(.string, schema: [.init("format", "binary")]) { _ in nil }
  }
}

extension ParameterType<RecordID> {
  /// The identifier of a record.
  public static var id: Self {
    Self(
      .string,
      schema: [.init("pattern", "^[0-9a-hjkmnp-tv-z]{26}$")]
    ) { RecordID($0) }
  }
}

extension ParameterType<Day> {
  /// A date.
  public static var day: Self {
    Self(.string, schema: [.init("format", "date")]) { text in
      Day(text).flatMap { Day.writable.contains($0) ? $0 : nil }
    }
  }
}

extension ParameterType<WallTime> {
  /// A time of day, `14:30`.
  public static var clock: Self {
    Self(
      .string,
      schema: [.init("pattern", "^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$")]
    ) { WallTime($0) }
  }
}

/// Decimal numbers as people write them.
enum DecimalText {
  /// The number in units of its last place, what is finer rounded half away from nought.
  ///
  /// - Returns: nil for any other text, and for more digits than any measure has.
  static func value(_ text: String, places: Int) -> Int? {
    var digits = text.trimmedBlanks
    let isNegative = digits.hasPrefix("-")
    if isNegative { digits.removeFirst() }
    let parts = digits.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard (1...2).contains(parts.count), !parts[0].isEmpty, digits.utf8.count <= 18 else {
      return nil
    }
    let fraction = parts.count == 2 ? parts[1] : "0"
    guard !fraction.isEmpty, (parts[0] + fraction).utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    let kept = String(fraction.prefix(places))
    let padded = kept + String(repeating: "0", count: places - kept.count)
    guard let value = Int(parts[0] + padded) else { return nil }
    let next = fraction.dropFirst(places).first.map { $0 >= "5" } ?? false
    return (value + (next ? 1 : 0)) * (isNegative ? -1 : 1)
  }
}

extension String {
  /// Without blanks at its ends.
  var trimmedBlanks: String {
    var rest = self[...]
    while rest.first?.isWhitespace ?? false { rest.removeFirst() }
    while rest.last?.isWhitespace ?? false { rest.removeLast() }
    return String(rest)
  }
}
