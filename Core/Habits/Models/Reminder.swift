public import HearthModel

/// When a tracker asks for attention.
public struct Reminder: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// Whose.
  public let tracker: RecordID
  /// At which times of the day.
  public var times: WallTimes
  /// On which days of the week.
  public var weekdays: Weekdays

  // swift-format-ignore
  public static let schema = Schema(35, "reminder", indexes: [[1]], Reminder.init,
    Field(1, "tracker", \.tracker),
    Field(2, "times", \.times),
    Field(3, "weekdays", \.weekdays),
  )
}

/// Some times of the day, as one field that changes as a whole; kept as `08:00,20:30`.
public struct WallTimes: Sendable, Hashable {
  /// In the order of the day, each once.
  public let list: [WallTime]

  /// Times in any order.
  public init(_ list: [WallTime]) {
    self.list = Set(list).sorted()
  }
}

extension WallTimes: CustomStringConvertible {
  /// As it is stored.
  public var description: String {
    list.map(\.description).joined(separator: ",")
  }

  /// Reads what `description` gives.
  ///
  /// - Returns: nil for any other text, and for none.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { WallTime($0) }
    let times = parts.compactMap(\.self)
    guard times.count == parts.count, !times.isEmpty else { return nil }
    self.init(times)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension WallTimes: FieldValue {
  public static var storage: Storage { .text }

  public init(from source: any RowSource, _ column: Int) throws(RowError) {
    guard let times = WallTimes(try String(from: source, column)) else {
      throw .malformed(column: column)
    }
    self = times
  }

  public func encode(into sink: any RowSink, _ column: Int) {
    sink.text(description, column)
  }
}
