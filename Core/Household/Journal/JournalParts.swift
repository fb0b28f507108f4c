import HearthModel
import HearthPorts
import HearthSupport

/// The beginning of what an action changed, where that is too much for one entry: records of the same
/// kind as entries, which no list of actions shows.
struct JournalParts {
  private let program: String
  private let place: UInt64
  private let transaction: any WriteTransaction
  private var written = 0

  /// More than this no action has.
  private static let most = 1 << 20

  /// The parts of the entry in a place of a program's ring.
  init(of program: String, at place: UInt64, in transaction: any WriteTransaction) {
    self.program = program
    self.place = place
    self.transaction = transaction
  }

  /// How many have been written.
  var count: Int { written }

  /// Writes the next part in the place of what an earlier action had there.
  mutating func append(_ changes: String) throws(StoreError) {
    try transaction.put(part(written, changes))
    written += 1
  }

  /// The first so many parts, in the order in which they were written.
  ///
  /// - Throws: `JournalError.newer` where one is missing, `StoreError`.
  func read(_ count: Int) throws -> [JournalEntry] {
    let found = try transaction.fetch(parts(from: 0))
    guard found.count == count else { throw JournalError.newer }
    return found
  }

  /// Removes all but those that were written here; a tombstone keeps what it held, so that is emptied.
  func removeOthers() throws(StoreError) {
    var ids: [RecordID] = []
    // One after the other, since each is large.
    try transaction.scan(parts(from: written).scan) { (id, _) throws(StoreError) in ids.append(id) }
    for id in ids {
      guard var part = try transaction.fetch(JournalEntry.self, id) else { continue }
      part.changes = ""
      try transaction.put(part)
      try transaction.delete(part)
    }
  }

  private var first: Int { Int(place) * Self.most }

  private func parts(from number: Int) -> Query<JournalEntry> {
    JournalEntry.query.where(\.program, is: program).where(\.state, is: .part)
      .where(\.sequence, in: first + number..<first + Self.most).ordered(by: \.sequence)
  }

  private func part(_ number: Int, _ changes: String) -> JournalEntry {
    JournalEntry(
      id: RecordID(
        high: Fingerprint.short(program.utf8),
        low: (place + 1) << 32 | UInt64(number)
      ),
      program: program,
      sequence: first + number,
      state: .part,
      instant: .distantPast,
      label: "",
      changes: changes,
      obstacles: ""
    )
  }
}
