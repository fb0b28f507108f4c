import HearthModel
import HearthSupport

/// One action of a program on this device, with what it takes to undo and redo it.
///
/// Entries of a program lie in a ring of `capacity` places, so that neither they nor their
/// tombstones ever grow beyond it.
struct JournalEntry: Record, Equatable {
  let id: RecordID
  /// The program that acted.
  var program: String
  /// The place in the order of the program's actions; those that are done come before the undone.
  var sequence: Int
  /// Done or undone.
  var state: State
  /// When the action was done.
  var instant: Instant
  /// A `JournalLabel` as JSON.
  var label: String
  /// A list of `JournalChange` as JSON.
  var changes: String
  /// What stood in the way of the records before they were changed last: identifiers as JSON.
  var obstacles: String

  /// Whether the action is in force.
  struct State: Token {
    let rawValue: String

    static let done = State(rawValue: "done")
    static let undone = State(rawValue: "undone")
  }

  /// How many actions of a program can be undone.
  static let capacity = 50

  // swift-format-ignore
  static let schema = Schema(
    6, "journal_entry", indexes: [[1, 3, 2]], isLocal: true, JournalEntry.init,
    Field(1, "program", \.program),
    Field(2, "sequence", \.sequence),
    Field(3, "state", \.state),
    Field(4, "instant", \.instant),
    Field(5, "label", \.label),
    Field(6, "changes", \.changes),
    Field(7, "obstacles", \.obstacles),
  )
}

extension JournalEntry {
  /// An action just done.
  init(
    program: String,
    sequence: Int,
    at instant: Instant,
    _ label: JournalLabel,
    _ changes: String,
    obstacles: [RecordID]
  ) {
    let place = UInt64(truncatingIfNeeded: sequence) % UInt64(Self.capacity)
    self.init(
      id: RecordID(high: Fingerprint.short(program.utf8), low: place),
      program: program,
      sequence: sequence,
      state: .done,
      instant: instant,
      label: label.json.text,
      changes: changes,
      obstacles: Self.text(of: obstacles)
    )
  }

  /// The entry after an undo or a redo.
  func marked(_ state: State, obstacles: [RecordID]) -> JournalEntry {
    var entry = self
    entry.state = state
    entry.obstacles = Self.text(of: obstacles)
    return entry
  }

  /// Changes as an entry keeps them, as one list made a change at a time: an import brings many.
  ///
  /// - Parameters:
  ///   - changes: what an action did.
  ///   - count: how many there are at most.
  /// - Returns: nil where there are none.
  static func text(of changes: some Sequence<JournalChange>, expecting count: Int) -> String? {
    // A new record's takes so many bytes.
    var text = "["
    text.reserveCapacity(count * 56)
    for change in changes {
      if text.utf8.count > 1 { text += "," }
      text += change.json.text
    }
    guard text.utf8.count > 1 else { return nil }
    text += "]"
    return text
  }

  private static func text(of ids: [RecordID]) -> String {
    JSON.array(ids.map { .string($0.description) }).text
  }

  /// What the action did, in words to come.
  ///
  /// - Throws: `JournalError.newer` for what this version cannot read.
  func readLabel() throws(JournalError) -> JournalLabel {
    guard let json = try? JSON(parsing: label), let label = JournalLabel(json) else {
      throw .newer
    }
    return label
  }

  /// What the action did to records.
  ///
  /// - Throws: `JournalError.newer` for what this version cannot read.
  func readChanges() throws(JournalError) -> [JournalChange] {
    guard let items = (try? JSON(parsing: changes))?.array else { throw .newer }
    let changes = items.compactMap(JournalChange.init)
    guard changes.count == items.count else { throw .newer }
    return changes
  }

  /// What may stand in the way when the action is taken back.
  ///
  /// - Throws: `JournalError.newer` for what this version cannot read.
  func readObstacles() throws(JournalError) -> [RecordID] {
    guard let items = (try? JSON(parsing: obstacles))?.array else { throw .newer }
    let ids = items.compactMap { $0.string.flatMap { RecordID($0) } }
    guard ids.count == items.count else { throw .newer }
    return ids
  }
}
