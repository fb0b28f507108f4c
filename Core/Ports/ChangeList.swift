public import HearthModel

/// What one transaction wrote, gathered by a driver for its announcement.
public struct ChangeList: Sendable {
  private struct Entry: Hashable {
    let kind: Int
    let id: RecordID
  }

  private var ids: [(kind: Int, ids: [RecordID])] = []
  private var seen: Set<Entry> = []

  /// Nothing written yet.
  public init() {}

  /// One announcement a kind, each with its ids in the order of their first write.
  public var changes: [Change] {
    ids.map { .records(kind: $0.kind, ids: $0.ids) }
  }

  /// Notes a write.
  public mutating func add(_ kind: Int, _ id: RecordID) {
    guard seen.insert(Entry(kind: kind, id: id)).inserted else { return }
    if let index = ids.firstIndex(where: { $0.kind == kind }) {
      ids[index].ids.append(id)
    } else {
      ids.append((kind, [id]))
    }
  }
}
