public import HearthModel
import HearthSupport

/// A breast.
public enum Side: String, Sendable, Hashable {
  case left
  case right

  /// The one to offer after this one.
  public var other: Side { self == .left ? .right : .left }
}

/// One stretch of nursing at one breast, without a pause.
public struct NursingSegment: Sendable, Hashable {
  /// At which breast.
  public let side: Side
  /// When it began.
  public let start: Instant
  /// When it ended; nil while it runs.
  public let end: Instant?

  /// A stretch at one breast.
  public init(side: Side, start: Instant, end: Instant?) {
    self.side = side
    self.start = start
    self.end = end
  }

  /// Its length, up to `now` while it runs.
  public func length(now: Instant) -> Duration {
    max(.zero, (end ?? now) - start)
  }
}

/// The stretches of one feeding, as one field that changes as a whole.
///
/// Kept as compact JSON: `[["left",START,END],…]` with whole seconds since 1970, END null while it
/// runs.
public struct NursingSegments: Sendable, Hashable {
  /// In the order of time.
  public var list: [NursingSegment]

  /// Stretches in the order of time.
  public init(_ list: [NursingSegment]) {
    self.list = list
  }

  /// The same stretches at another time.
  func shifted(by duration: Duration) -> NursingSegments {
    NursingSegments(
      list.map {
        NursingSegment(side: $0.side, start: $0.start + duration, end: $0.end.map { $0 + duration })
      }
    )
  }

  /// Seconds at one breast, without pauses.
  public func seconds(_ side: Side, now: Instant) -> Int64 {
    list.lazy.filter { $0.side == side }.map { $0.length(now: now).wholeSeconds }.saturatingSum()
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension NursingSegments: FieldValue {
  public static var storage: Storage { .text }

  public init(from source: any RowSource, _ column: Int) throws(RowError) {
    let text = try String(from: source, column)
    guard let json = try? JSON(parsing: text), case .array(let items) = json else {
      throw .malformed(column: column)
    }
    var list: [NursingSegment] = []
    for item in items {
      guard let segment = NursingSegment(item) else { throw .malformed(column: column) }
      list.append(segment)
    }
    self.init(list)
  }

  public func encode(into sink: any RowSink, _ column: Int) {
    sink.text(JSON.array(list.map(\.json)).text, column)
  }
}

extension NursingSegment {
  fileprivate init?(_ json: JSON) {
    guard case .array(let parts) = json, parts.count == 3,
      case .string(let word) = parts[0], let side = Side(rawValue: word),
      case .integer(let start) = parts[1]
    else { return nil }
    switch parts[2] {
    case .integer(let end):
      self.init(side: side, start: Instant(seconds: start), end: Instant(seconds: end))
    case .null: self.init(side: side, start: Instant(seconds: start), end: nil)
    default: return nil
    }
  }

  fileprivate var json: JSON {
    let end = end.map { JSON.integer($0.seconds) } ?? .null
    return .array([.string(side.rawValue), .integer(start.seconds), end])
  }
}
