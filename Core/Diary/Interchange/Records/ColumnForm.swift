import HearthHousehold
import HearthModel
import HearthSupport

/// How the values of a column are written in Hearth's own formats.
enum ColumnForm: String {
  /// As it is kept.
  case plain
  /// ISO 8601 with offset; nothing for the beginning of time.
  case instant
  /// `YYYY-MM-DD`.
  case day
  /// `HH:MM`.
  case clock
  /// True or false.
  case flag

  /// The most that a number can be that nothing else limits: sums of a few stay in range.
  private static let largest: Int64 = 1_000_000_000_000

  private static let forms: [String: ColumnForm] = [
    "start": .instant, "end": .instant, "time": .instant, "since": .instant, "born": .day,
    "due": .day, "day": .day, "born_at": .clock, "night_start": .clock, "night_end": .clock,
    "day_start": .clock, "archived": .flag, "wet": .flag, "dirty": .flag, "rash": .flag,
  ]

  /// The form of a column; one of a name has one form in all tables.
  init(_ column: Column) {
    self = column.storage == .integer ? Self.forms[column.name] ?? .plain : .plain
  }

  /// The form of a column of another version, by its name.
  init(named name: String) { self = Self(rawValue: name) ?? .plain }

  /// What another version needs to know of a column's values: the class, or the form of numbers.
  static func name(of column: Column) -> String {
    switch column.storage {
    case .id: "id"
    case .text: "text"
    case .integer: ColumnForm(column).rawValue
    }
  }

  /// A value as JSON.
  func json(_ value: Value, _ zones: TimeZoneHistory) -> JSON {
    switch value {
    case .null: .null
    case .text(let text): .string(text)
    case .id(let id): .string(id.description)
    case .integer(let number): json(number, zones)
    }
  }

  private func json(_ number: Int64, _ zones: TimeZoneHistory) -> JSON {
    switch self {
    case .instant where number == Instant.distantPast.milliseconds: return .null
    case .instant:
      let instant = Instant(milliseconds: number)
      let text = zones.iso(instant)
      // A fraction of a second, or an offset with seconds, has no such text.
      let isExact = ForeignTime(text) == .instant(instant)
      return isExact ? .string(text) : .integer(number)
    case .day where (-800_000...3_000_000).contains(number):
      return .string(Day(number: Int(number)).description)
    case .clock where (0..<86_400).contains(number):
      return .string(WallTime(secondsSinceMidnight: Int(number)).description)
    case .flag where number == 0 || number == 1: return .bool(number == 1)
    case .plain, .day, .clock, .flag: return .integer(number)
    }
  }

  /// Reads what `json` gives; nil stands for a member that is missing.
  ///
  /// - Throws: `ImportReason` where the column cannot hold it.
  func value(_ json: JSON?, of column: Column) throws(ImportReason) -> Value {
    switch json ?? .null {
    case .null: return try absent(column)
    case .integer(let number) where column.storage == .integer:
      return .integer(try checked(number, column))
    case .bool(let value) where self == .flag: return .integer(value ? 1 : 0)
    case .string(let text): return try value(text: text, of: column)
    case .bool, .integer, .number, .array, .object:
      throw .unreadable(column: column.name, text: json?.text ?? "")
    }
  }

  /// Reads a value from text; an empty one is text where the column holds text that must be there.
  ///
  /// - Throws: `ImportReason` where the column cannot hold it.
  func value(text: String, of column: Column) throws(ImportReason) -> Value {
    let unreadable = ImportReason.unreadable(column: column.name, text: text)
    switch column.storage {
    case .text: return .text(text)
    case .id:
      guard let id = RecordID(text) else { throw unreadable }
      return .id(id)
    case .integer:
      if let number = Int64(text) { return .integer(try checked(number, column)) }
      guard let number = number(text) else { throw unreadable }
      return .integer(number)
    }
  }

  private func absent(_ column: Column) throws(ImportReason) -> Value {
    if column.isOptional { return .null }
    guard self == .instant, column.name == "since" else { throw .missing(column: column.name) }
    return .integer(Instant.distantPast.milliseconds)
  }

  private func number(_ text: String) -> Int64? {
    switch self {
    case .plain: return nil
    case .instant:
      guard case .instant(let instant) = ForeignTime(text) else { return nil }
      return instant.milliseconds
    case .day: return Day(text).map { Int64($0.number) }
    case .clock: return WallTime(text).map { Int64($0.seconds) }
    case .flag: return ["true": 1, "false": 0][text]
    }
  }

  private func checked(_ number: Int64, _ column: Column) throws(ImportReason) -> Int64 {
    let seconds = Int64(Day.writable.upperBound.number) * 86_400
    let limit = self == .instant ? seconds * 1000 : Self.largest
    guard (-limit...limit).contains(number) else {
      throw .unreadable(column: column.name, text: String(number))
    }
    return number
  }
}
