import HearthModel
import HearthSupport

extension FigureValue {
  /// As scripts and APIs read it.
  func json(_ writer: RecordJSON) -> JSON {
    switch self {
    case .count(let count): .integer(Int64(count))
    case .seconds(let seconds): .integer(seconds)
    case .tenths(let tenths): .scaled(tenths, places: 1)
    case .instant(let instant): writer.instant(instant)
    case .side(let side): .string(side.rawValue)
    case .tally(let tally):
      .object(tally.counts.map { .init($0.word, .integer(Int64($0.count))) })
    case .flag(let flag): .bool(flag)
    }
  }
}

extension DaySummary {
  /// Whether the day has data, and its figures.
  func members(_ writer: RecordJSON) -> [JSON.Member] {
    [.init("hasData", .bool(figures.hasData))]
      + Self.figures.map { .init($0.key, $0.value(self)?.json(writer) ?? .null) }
  }
}

extension NightFigures {
  /// The night's figures.
  func json(_ writer: RecordJSON) -> JSON {
    .object(Self.figures.map { .init($0.key, $0.value(self)?.json(writer) ?? .null) })
  }
}

extension JSON {
  /// A number without rounding, whole ones without a fraction; null for nil.
  static func real(_ value: Double?) -> JSON {
    guard let value, value.isFinite else { return .null }
    return Int64(exactly: value).map { .integer($0) } ?? .number("\(value)")
  }
}
