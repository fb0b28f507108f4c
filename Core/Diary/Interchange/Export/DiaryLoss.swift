/// What a format cannot say, with how many entries it is about.
public struct DiaryLoss: Sendable, Hashable {
  /// What is lost.
  public enum Kind: Sendable, Hashable {
    /// Entries of a kind, by the name of its table.
    case entries(String)
    /// A value of entries of a kind, by the names of table and column.
    case values(String, String)
    /// Entries that still go on.
    case running
    /// Pumpings that are nobody's in particular.
    case household
    /// Times of an hour that the clock showed twice, which will be read as another one.
    case repeatedHour
    /// What is remembered of imported rows.
    case memory
  }

  /// What is lost.
  public let kind: Kind
  /// How many entries.
  public let count: Int
}

/// Gathers what a format cannot say.
struct DiaryLosses {
  private var counts: [DiaryLoss.Kind: Int] = [:]
  private var order: [DiaryLoss.Kind] = []

  mutating func lose(_ kind: DiaryLoss.Kind, count: Int = 1) {
    guard count > 0 else { return }
    if counts[kind] == nil { order.append(kind) }
    counts[kind, default: 0] += count
  }

  /// Notes a value that a format has no place for; nil is none.
  mutating func lose(_ table: String, _ column: String, _ value: Any?) {
    if value != nil { lose(.values(table, column)) }
  }

  /// In the order in which they were met.
  var list: [DiaryLoss] { order.map { DiaryLoss(kind: $0, count: counts[$0] ?? 0) } }
}
