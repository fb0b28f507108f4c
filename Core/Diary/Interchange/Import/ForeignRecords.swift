import HearthModel
import HearthPorts

/// Records of Hearth's own in some files, read anew each time they are gone through, so that as many
/// as there may be need no more memory than one.
public struct ForeignRecords: Sendable {
  /// Goes through the records in the order of the files, with the bytes that each has there; what
  /// cannot be read is reported.
  public typealias Visit =
    @Sendable (
      _ report: inout ImportReport,
      _ body: (ForeignEntry, _ bytes: Int) throws -> Void
    ) throws -> Void

  private let keys: SortedKeys
  /// How many there are.
  public let count: Int
  /// The places in the order of the kinds that occur, ascending; none where the records come in it.
  private let ranks: [Int]
  private let visit: Visit

  /// The records that a visit finds.
  ///
  /// - Parameters:
  ///   - report: is told what cannot be read.
  ///   - visit: goes through them.
  /// - Throws: what the visit throws.
  init(_ report: inout ImportReport, _ visit: @escaping Visit) throws(ImportError) {
    var count = 0
    var rank = 0
    var isInOrder = true
    var ranks: Set<Int> = []
    var keys = SortedKeys()
    do {
      try visit(&report) { entry, _ in
        count += 1
        isInOrder = isInOrder && entry.rank >= rank
        rank = entry.rank
        ranks.insert(rank)
        if let id = entry.recordID { keys.add(entry.content.kind, id) }
      }
    } catch let error as ImportError {
      throw error
    } catch {
      // The visit throws what its body throws, which is nothing, besides `ImportError`.
      throw .inputOutput(path: "", code: 0)
    }
    self.count = count
    self.ranks = isInOrder ? [] : ranks.sorted()
    keys.sort()
    self.keys = keys
    self.visit = visit
  }

  /// Whether a sleep is among them.
  func hasSleep(_ id: RecordID) -> Bool { keys.contains(Sleep.tableName, id) }

  /// Whether more than one line is of the record of this one.
  func isRepeated(_ entry: ForeignEntry) -> Bool {
    entry.recordID.map { keys.hasTwice(entry.content.kind, $0) } ?? false
  }

  /// Goes through the records, those that others speak of first.
  func forEach(_ body: (ForeignEntry, _ bytes: Int) throws -> Void) throws {
    // What cannot be read was reported when they were counted.
    var said = ImportReport()
    guard !ranks.isEmpty else { return try visit(&said, body) }
    for rank in ranks {
      try visit(&said) { entry, bytes in
        if entry.rank == rank { try body(entry, bytes) }
      }
    }
  }
}

extension ForeignEntry {
  /// The place of its record's kind in the order of the kinds.
  fileprivate var rank: Int {
    switch content {
    case .record(let record): HearthRecords.rank(of: record)
    case .stranger: HearthRecords.types.count
    case .child, .sleep, .event, .tag, .timer: 0
    }
  }

  /// The identifier of a record of Hearth's own.
  fileprivate var recordID: RecordID? {
    switch content {
    case .record(let record): record.id
    case .stranger(_, let id): id
    case .child, .sleep, .event, .tag, .timer: nil
    }
  }
}
