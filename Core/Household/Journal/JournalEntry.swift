import HearthModel
import HearthSupport

/// An action that was just done.
struct JournalDraft {
  let label: JournalLabel
  /// A list of `JournalChange` as JSON.
  var changes = JournalEntry.none
  let obstacles: [RecordID]
  let instant: Instant
}

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
  /// A list of `JournalChange` as JSON; a number before them counts the parts that come first.
  var changes: String
  /// What stood in the way of the records before they were changed last: identifiers as JSON.
  var obstacles: String

  /// Whether the action is in force.
  struct State: Token {
    let rawValue: String

    static let done = State(rawValue: "done")
    static let undone = State(rawValue: "undone")
    /// A part of an action, see `JournalParts`.
    static let part = State(rawValue: "part")
  }

  /// No changes.
  static let none = "[]"

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
  init(_ draft: JournalDraft, of program: String, sequence: Int, parts: Int) {
    self.init(
      id: RecordID(high: Fingerprint.short(program.utf8), low: Self.place(of: sequence)),
      program: program,
      sequence: sequence,
      state: .done,
      instant: draft.instant,
      label: draft.label.json.text,
      changes: parts == 0 ? draft.changes : Self.text(of: draft.changes, after: parts),
      obstacles: Self.text(of: draft.obstacles)
    )
  }

  /// The place in the ring for an action.
  static func place(of sequence: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: sequence) % UInt64(capacity)
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

  /// `[parts,change…]`.
  private static func text(of changes: String, after parts: Int) -> String {
    changes == none ? "[\(parts)]" : "[\(parts)," + changes.dropFirst()
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

  /// What the action did to records, and how many parts come before that.
  ///
  /// - Throws: `JournalError.newer` for what this version cannot read.
  func readChanges() throws(JournalError) -> (changes: [JournalChange], parts: Int) {
    guard var items = (try? JSON(parsing: changes))?.array else { throw .newer }
    let parts = items.first?.integer.flatMap(Int.init(exactly:))
    if parts != nil { items.removeFirst() }
    let changes = items.compactMap(JournalChange.init)
    guard changes.count == items.count else { throw .newer }
    return (changes, parts ?? 0)
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
