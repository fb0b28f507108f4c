import HearthModel
import HearthPorts

/// Commits of one author, numbered from 1; the state after each follows from its number alone.
///
/// A commit writes a few entries in place of older ones and deletes those of half a round ago, so
/// that a state which no number gives is half a commit, a lost one or a doubled one.
struct Ledger: Sendable {
  /// More than fits beside others on a page.
  private static let filling = String(repeating: "x", count: 2_500)

  var author = 1
  /// How many commits later the same records are written again.
  var round = 16

  /// Makes the changes of a commit.
  func write(_ number: Int, in transaction: any WriteTransaction) throws(StoreError) {
    for entry in entries(of: number) { try transaction.put(entry) }
    for entry in entries(of: number - round / 2) { try transaction.delete(entry) }
  }

  /// The number of the last commit in a state of the store; nil where no commits lead to it.
  func number(of entries: [Entry]) -> Int? {
    let own = entries.filter { $0.author == author }
    let number = own.map(\.commit).max() ?? 0
    return own == self.entries(after: number) ? number : nil
  }

  /// What a commit writes.
  func entries(of number: Int) -> [Entry] {
    guard number > 0 else { return [] }
    let place = UInt64(number % round)
    return (0...place % 3).map { part in
      let isLong = (number + Int(part)) % 5 == 0
      return Entry(
        id: RecordID(high: UInt64(author), low: place * 4 + part),
        author: author,
        commit: number,
        text: "\(number).\(part)" + (isLong ? Self.filling : "")
      )
    }
  }

  private func entries(after number: Int) -> [Entry] {
    (max(0, number - round / 2 + 1)...number).flatMap(entries(of:)).sorted { $0.id.low < $1.id.low }
  }
}

extension Store {
  /// The number of the last commit; nil where the entries are those of none.
  func number(of ledger: Ledger) async throws -> Int? {
    try await read { ledger.number(of: try $0.fetch(Entry.query)) }
  }
}
