import HearthModel
import HearthPorts
import HearthSupport
import TestSupport
import Testing

@testable import HearthHousehold

/// A record for tests of the journal, with a field of every storage class.
struct Sheet: Record, Equatable {
  let id: RecordID
  var title: String
  var size: Int
  var note: String?
  var owner: RecordID?

  // swift-format-ignore
  static let schema = Schema(90, "sheet", indexes: [[2]], Sheet.init,
    Field(1, "title", \.title),
    Field(2, "size", \.size),
    Field(3, "note", \.note, merge: .longText),
    Field(4, "owner", \.owner),
  )
}

/// A record that never leaves the device.
struct Draft: Record {
  let id: RecordID
  var text: String

  // swift-format-ignore
  static let schema = Schema(91, "draft", isLocal: true, Draft.init,
    Field(1, "text", \.text),
  )
}

/// Everything is allowed.
struct FreeRules: JournalRules {
  func obstacles(to: RecordID, kind: Int, in: any ReadTransaction) -> [RecordID] { [] }
  func check(_: JournalReplay, in: any ReadTransaction) {}
}

/// No two sheets may have the same size but zero.
struct SizeRules: JournalRules {
  struct SameSize: Error, Equatable {
    let other: RecordID
  }

  func obstacles(
    to id: RecordID,
    kind: Int,
    in transaction: any ReadTransaction
  ) throws(StoreError) -> [RecordID] {
    guard let sheet = try transaction.fetch(Sheet.self, id), sheet.size != 0 else { return [] }
    return try transaction.fetch(Sheet.query.where(\.size, is: sheet.size)).map(\.id)
      .filter { $0 != id }
  }

  func check(_ replay: JournalReplay, in transaction: any ReadTransaction) throws {
    for record in replay.records {
      let others = try obstacles(to: record.id, kind: record.kind, in: transaction)
      if let other = others.first(where: { !replay.tolerated.contains($0) }) {
        throw SameSize(other: other)
      }
    }
  }
}

/// A store with sheets, and the journals of the programs that write them.
final class Desk: Sendable {
  static let modules = [
    HouseholdSchema.module,
    SchemaModule(name: "desk", version: 1) { [Sheet.schema.table, Draft.schema.table] },
  ]

  let place: TestPlace
  let clock = TestClock(Instant(seconds: 1_700_000_000))

  init(_ backend: TestBackend = .memory) async throws {
    let random = TestRandom()
    let clock = clock
    place = try await TestPlace(
      backend,
      Self.modules,
      now: { clock.now },
      random: { random.next() }
    )
  }

  /// The journal of a program, as one of its processes has it.
  func journal(
    _ program: String = "desk",
    on store: (any Store)? = nil,
    rules: any JournalRules = FreeRules()
  ) -> Journal {
    let clock = clock
    return Journal(
      program: program,
      modules: Self.modules,
      store: store ?? place.store,
      now: { clock.now },
      rules: rules
    )
  }

  /// The sheet of a small number.
  func sheet(_ number: UInt64) async throws -> Sheet? {
    try await place.store.read { try $0.fetch(Sheet.self, .numbered(number)) }
  }

  /// Writes past the journal, as an import of another program or a sync would.
  func writeElsewhere(
    _ number: UInt64,
    _ change: @escaping @Sendable (inout Sheet) -> Void
  ) async throws {
    try await place.store.write { transaction in
      var sheet = try transaction.fetch(Sheet.self, .numbered(number)) ?? Sheet(number)
      change(&sheet)
      try transaction.put(sheet)
    }
  }

  /// All records that leave the device.
  func text(knowing known: Set<StoreText.Key> = []) async throws -> StoreText {
    try await StoreText(place.store, Self.modules.flatMap { $0.tables() }, knowing: known)
  }

  /// The entries of the journal, done or undone.
  func entries() async throws -> [JournalEntry] {
    try await place.store.read { try $0.fetch(JournalEntry.query.ordered(by: \.sequence)) }
  }

  /// Changes the newest entry, as a newer version or a fault would have written it.
  func rewriteEntry(_ change: @escaping @Sendable (inout JournalEntry) -> Void) async throws {
    try await place.store.write { transaction in
      let newest = JournalEntry.query.ordered(by: \.sequence, .descending).limit(1)
      guard var entry = try transaction.fetch(newest).first else { return }
      change(&entry)
      try transaction.put(entry)
    }
  }
}

extension Journal {
  /// Puts a sheet.
  func put(_ sheet: Sheet) async throws {
    try await perform({ _ in .named("put") }) { try $0.put(sheet) }
  }

  /// Deletes a sheet.
  func delete(_ number: UInt64) async throws {
    try await perform({ _ in .named("delete") }) {
      try $0.delete(Sheet.schema.table, .numbered(number))
    }
  }

  /// What an undo or redo is refused with; nil where it went through.
  func refusal(_ body: (Journal) async throws -> JournalAction) async -> JournalError? {
    do {
      _ = try await body(self)
      return nil
    } catch {
      return error as? JournalError
    }
  }
}

extension JournalLabel {
  static func named(_ name: String) -> JournalLabel { JournalLabel("desk.done", .text(name)) }
}

extension RecordID {
  static func numbered(_ number: UInt64) -> RecordID { RecordID(high: 0, low: number) }
}

extension Sheet {
  init(_ number: UInt64, _ title: String = "", size: Int = 0, note: String? = nil) {
    self.init(id: .numbered(number), title: title, size: size, note: note, owner: nil)
  }
}
