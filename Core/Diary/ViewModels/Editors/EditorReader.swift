import HearthHousehold
import HearthModel
import HearthSupport

/// Reads what was put into the fields of an editor; what was not touched keeps its exact value.
struct EditorReader {
  let values: EditorValues
  let units: MeasureUnits
  private let fields: [EditorField]
  private let reader: TimeReader

  init(
    _ values: EditorValues,
    of fields: [EditorField],
    _ reader: TimeReader,
    in units: MeasureUnits = .metric
  ) {
    self.values = values
    self.fields = fields
    self.reader = reader
    self.units = units
  }

  /// Whether there is a field of a name.
  func has(_ name: String) -> Bool { fields.contains { $0.name == name } }

  /// The words of a field.
  func text(_ name: String) -> String? { values[name] }

  /// The words of a field that must have some.
  func required(_ name: String) throws -> String {
    guard let text = values[name] else { throw EditorError.missing(label: label(name)) }
    return text
  }

  /// The time of a field that must have one.
  ///
  /// - Parameters:
  ///   - name: of the field.
  ///   - stored: what stands there as long as nobody touches it.
  ///   - start: what it is the end of; a bare clock time is the first after that.
  /// - Returns: the time.
  /// - Throws: `EditorError.missing`, `TimeReadingError`.
  func time(_ name: String, stored: Instant? = nil, after start: Instant? = nil) throws -> Instant {
    guard let time = try optionalTime(name, stored: stored, after: start) else {
      throw EditorError.missing(label: label(name))
    }
    return time
  }

  /// The time of a field, nil where it is empty.
  func optionalTime(
    _ name: String,
    stored: Instant? = nil,
    after start: Instant? = nil
  ) throws -> Instant? {
    guard let text = values[name] else { return nil }
    if let stored, isUntouched(name) { return stored }
    if let start { return try reader.end(text, after: start - .seconds(1)).instant }
    if let stored { return try reader.instant(text, near: stored).instant }
    return try reader.instant(text).instant
  }

  /// The day of a field that must have one.
  func day(_ name: String) throws -> Day {
    let day = try reader.day(try required(name))
    guard !reader.zones.interval(of: day).isEmpty else { throw TimeReadingError.dayLeftOut(day) }
    return day
  }

  /// The day of a field, nil where it is empty.
  func optionalDay(_ name: String) throws -> Day? {
    values[name] == nil ? nil : try day(name)
  }

  /// A whole number from nought up.
  func count(_ name: String) throws -> Int? {
    try number(name) { text in Int(text).flatMap { $0 >= 0 ? $0 : nil } }
  }

  /// A number that something reads.
  func number(_ name: String, _ read: (String) -> Int?) throws -> Int? {
    guard let text = values[name] else { return nil }
    guard let number = read(text) else {
      throw EditorError.notANumber(label: label(name), text: text)
    }
    return number
  }

  /// A length of time in seconds.
  func length(_ name: String) throws -> Int? {
    guard let text = values[name] else { return nil }
    guard let length = TimeReader.length(text) else {
      throw EditorError.notALength(label: label(name), text: text)
    }
    return Int(length.wholeSeconds)
  }

  /// Whether a field holds what it held at first.
  func isUntouched(_ name: String) -> Bool {
    EditorValues(fields)[name] == values[name]
  }

  private func label(_ name: String) -> String {
    fields.first { $0.name == name }?.label ?? name
  }
}
