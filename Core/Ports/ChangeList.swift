public import HearthModel

/// What one transaction wrote, gathered by a driver for its announcement.
public struct ChangeList: Sendable {
  private struct Entry: Hashable {
    let kind: Int
    let id: RecordID
  }

  /// So many records are told one by one; whoever listens looks anew after more.
  public static let limit = 10_000

  private var ids: [(kind: Int, ids: [RecordID])] = []
  private var seen: Set<Entry> = []
  private var isOverLimit = false

  /// Nothing written yet.
  public init() {}

  /// One announcement a kind, each with its ids in the order of their first write; of more records
  /// than the limit only that there are some.
  public var changes: [Change] {
    isOverLimit ? [.unknown] : ids.map { .records(kind: $0.kind, ids: $0.ids) }
  }

  /// Notes a write.
  public mutating func add(_ kind: Int, _ id: RecordID) {
    guard !isOverLimit, seen.insert(Entry(kind: kind, id: id)).inserted else { return }
    guard seen.count <= Self.limit else {
      self = ChangeList()
      isOverLimit = true
      return
    }
    if let index = ids.firstIndex(where: { $0.kind == kind }) {
      ids[index].ids.append(id)
    } else {
      ids.append((kind, [id]))
    }
  }
}
