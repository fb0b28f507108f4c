public import HearthModel
public import HearthPorts

/// Up to when a program has told its reminders on this device; it never leaves it.
public struct ReminderMemory: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// Whose reminders.
  public let program: String
  /// Up to when.
  public var told: Instant

  // swift-format-ignore
  public static let schema = Schema(28, "reminder_memory", isLocal: true, ReminderMemory.init,
    Field(1, "program", \.program),
    Field(2, "told", \.told),
  )
}

extension ReminderMemory {
  /// Up to when a program has told its reminders here; nil where it never has.
  ///
  /// - Throws: `StoreError`.
  public static func told(
    by program: String,
    in transaction: any ReadTransaction
  ) throws(StoreError) -> Instant? {
    try stored(program, in: transaction)?.told
  }

  /// Remembers that a program has told its reminders up to an instant.
  ///
  /// - Parameters:
  ///   - instant: up to when; an earlier one than is remembered changes nothing.
  ///   - program: whose reminders.
  ///   - id: the identifier of a first memory.
  ///   - transaction: where to write.
  /// - Throws: `StoreError`.
  public static func remember(
    _ instant: Instant,
    of program: String,
    id: RecordID,
    in transaction: any WriteTransaction
  ) throws(StoreError) {
    let blank = ReminderMemory(id: id, program: program, told: instant)
    var memory = try stored(program, in: transaction) ?? blank
    memory.told = max(memory.told, instant)
    try transaction.put(memory)
  }

  private static func stored(
    _ program: String,
    in transaction: any ReadTransaction
  ) throws(StoreError) -> ReminderMemory? {
    try transaction.fetch(ReminderMemory.query).filter { $0.program == program }
      .max { $0.told < $1.told }
  }
}

/// The table of what has been told; a module of its own, for the programs that remind.
public enum ReminderSchema {
  /// To be opened beside the household's.
  public static let module = SchemaModule(name: "reminders", version: 1) {
    [ReminderMemory.schema.table]
  }
}
