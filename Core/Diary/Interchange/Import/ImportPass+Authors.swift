import HearthHousehold
import HearthModel
import HearthPorts

extension ImportPass {
  /// The person of the household who wrote a row, made where there is none of the name.
  ///
  /// - Returns: nil where the source does not say who.
  mutating func author(of entry: ForeignEntry) throws(StoreError) -> RecordID? {
    guard !entry.author.isEmpty else { return nil }
    var known: [String: RecordID]
    if let authors { known = authors } else { known = try stored() }
    defer { authors = known }
    if let id = known[entry.author] { return id }
    // Not ordered by time, so that two devices which import one file meet in one person.
    let id = ImportedRow.recordID(
      forKey: "person:" + entry.author,
      at: Instant(milliseconds: 0)
    )
    known[entry.author] = id
    keep(Person(id: id, name: entry.author, role: .caregiver))
    return id
  }

  private func stored() throws(StoreError) -> [String: RecordID] {
    Dictionary(try transaction.fetch(Person.query).map { ($0.name, $0.id) }) { first, _ in first }
  }
}
