public import HearthModel
public import HearthPorts

/// What a program knows of its records that the journal does not.
public protocol JournalRules: Sendable {
  /// The records that stand in the way of this one although it is stored: a merge or an import may
  /// leave two sleeps that overlap.
  ///
  /// Asked before an action, an undo or a redo changes a living record. When that is taken back, what
  /// stood in the way then is no reason to refuse it.
  func obstacles(
    to id: RecordID,
    kind: Int,
    in transaction: any ReadTransaction
  ) throws(StoreError) -> [RecordID]

  /// Looks at the result of an undo or a redo, which is written but can still be refused.
  ///
  /// - Throws: what refuses it; it reaches the caller of the undo or redo.
  func check(_ replay: JournalReplay, in transaction: any ReadTransaction) throws
}

/// An action that has been undone or redone, as a program's rules see it.
public struct JournalReplay: Sendable {
  /// A record that was written.
  public struct Record: Sendable, Equatable {
    /// Its kind.
    public let kind: Int
    /// Its identifier.
    public let id: RecordID
    /// Whether it lives now.
    public let isAlive: Bool
    /// The fields that were written, by number as in `Stamps`; bit 0 where its life changed.
    public let fields: UInt64
  }

  /// What the action was.
  public let label: JournalLabel
  /// Each once.
  public let records: [Record]
  /// The identifiers of records that may stand in the way: they did before, or came back as well.
  public let tolerated: Set<RecordID>

  init(label: JournalLabel, records: [Record], obstacles: [RecordID]) {
    self.label = label
    self.records = records
    tolerated = Set(records.map(\.id) + obstacles)
  }
}
