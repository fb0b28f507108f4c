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

extension SyncHousehold {
  /// How things stand.
  ///
  /// - Throws: `StoreError`.
  public func status() async throws -> SyncStatus {
    try await Self.outlook(of: store)?.status ?? .off
  }
}
