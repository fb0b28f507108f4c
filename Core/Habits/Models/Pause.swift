public import HearthModel
import HearthSupport

/// A vacation: from one day to another nothing is due.
public struct Pause: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// Which trackers rest; nil for all, those of later included.
  public var trackers: TrackerList?
  /// The first day.
  public var from: Day
  /// The last day.
  public var to: Day

  // swift-format-ignore
  public static let schema = Schema(34, "pause", Pause.init,
    Field(1, "trackers", \.trackers),
    Field(2, "from", \.from),
    Field(3, "to", \.to),
  )

  /// Whether a tracker rests on a day.
  public func covers(_ tracker: RecordID, on day: Day) -> Bool {
    from <= day && day <= to && (trackers.map { $0.ids.contains(tracker) } ?? true)
  }
}

/// Some trackers, as one field that changes as a whole; kept as compact JSON.
public struct TrackerList: Sendable, Hashable {
  /// Their identifiers.
  public let ids: [RecordID]

  /// Trackers by their identifiers.
  public init(_ ids: [RecordID]) {
    self.ids = ids
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TrackerList: FieldValue {
  public static var storage: Storage { .text }

  public init(from source: any RowSource, _ column: Int) throws(RowError) {
    guard let items = (try? JSON(parsing: String(from: source, column)))?.array else {
      throw .malformed(column: column)
    }
    let ids = items.compactMap { $0.string.flatMap { RecordID($0) } }
    guard ids.count == items.count else { throw .malformed(column: column) }
    self.init(ids)
  }

  public func encode(into sink: any RowSink, _ column: Int) {
    sink.text(JSON.array(ids.map { .string($0.description) }).text, column)
  }
}
