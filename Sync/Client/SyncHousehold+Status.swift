public import HearthModel
import HearthPorts
import SyncProtocol

/// How the household's exchange stands for this device, without asking anybody.
public struct SyncStatus: Sendable, Equatable {
  /// The whole in a word.
  public enum State: String, Sendable, CaseIterable {
    /// This device belongs to no household.
    case off
    /// Everything was exchanged.
    case synced
    /// Something waits to be pushed.
    case waiting
    /// The last session did not come to its end.
    case trouble
  }

  /// The whole in a word.
  public let state: State
  /// When everything was last exchanged.
  public let lastSync: Instant?
  /// How many records wait to be pushed.
  public let waiting: Int
  /// How many devices the household has.
  public let devices: Int
  /// What stood in the way of the last session.
  public let trouble: SyncTrouble?
}

extension SyncStatus {
  /// The status of a device that belongs to no household.
  public static let off = SyncStatus(
    state: .off,
    lastSync: nil,
    waiting: 0,
    devices: 0,
    trouble: nil
  )

  /// The status of a device of a household, by what it has noted.
  init(_ space: SyncSpace, waiting: Int, devices: Int) {
    trouble = space.trouble.map { SyncTrouble(rawValue: $0) ?? .other }
    lastSync = space.lastSyncAt
    self.waiting = waiting
    self.devices = devices
    state =
      trouble != nil ? .trouble : waiting > 0 || space.lastSyncAt == nil ? .waiting : .synced
  }
}

/// A long text that lost, with what stands in its place.
public struct TextConflict: Sendable, Equatable {
  /// The record.
  public let record: RecordID
  /// The name of its table.
  public let table: String
  /// The name of the field.
  public let field: String
  /// What somebody had written.
  public let lost: String
  /// What stands there now.
  public let kept: String?
  /// When it lost.
  public let at: Instant
}

extension SyncHousehold {
  /// How things stand.
  ///
  /// - Throws: `StoreError`.
  public func status() async throws -> SyncStatus {
    try await Self.outlook(of: store)?.status ?? .off
  }

  /// Long texts that lost against another device's, the latest first.
  ///
  /// - Throws: `SyncError.notSetUp`, `StoreError`.
  public func conflicts() async throws -> [TextConflict] {
    _ = try await required()
    return try await store.sync { transaction in
      let rows = try SyncRowStore(transaction)
      return try transaction.fetch(LostText.query.ordered(by: \.at, .descending)).map { lost in
        let table = rows.table(lost.kind)
        let position = table?.position(ofField: lost.field)
        let row = try table.flatMap { try transaction.stored($0, lost.record) }
        return TextConflict(
          record: lost.record,
          table: table?.name ?? String(lost.kind),
          field: position.flatMap { table?.columns[$0].name } ?? String(lost.field),
          lost: lost.text,
          kept: position.flatMap { row?.values[$0].text },
          at: lost.at
        )
      }
    }
  }
}

extension Value {
  fileprivate var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}
