/// What a session has done.
public struct SyncReport: Sendable, Equatable {
  /// Records that came and changed something here.
  public var pulled = 0
  /// Records that were taken by the other side.
  public var pushed = 0
  /// Records of which both sides had changes.
  public var merged = 0
  /// Long texts that lost against another device's and are kept to be looked at.
  public var conflicts = 0
  /// Records that still wait to be pushed.
  public var waiting = 0
  /// How far the other side's records have been taken.
  public var cursor: Int64 = 0
  /// Envelopes that could not be opened.
  public var unreadable = 0
  /// Records that wait for large values, which have not come yet or were changed on the way.
  public var incomplete = 0
  /// Whether everything was compared anew, since the other side had other data than this one knew.
  public var isReconciled = false
  /// Records that the other side would not take for their size, or since it is full.
  public var refused = 0
  /// Why, where there were such.
  var refusal: SyncTrouble?
  /// Whether devices came or went.
  var isHouseholdChanged = false

  /// Nothing done.
  public init() {}

  /// Notes that the other side would not take a record.
  mutating func refuse(for reason: SyncTrouble) {
    refused += 1
    refusal = refusal == .full ? .full : reason
  }
}

/// Why a session could not be.
public enum SyncError: Error, Sendable, Equatable {
  /// This device belongs to no household yet.
  case notSetUp
  /// This device belongs to a household already.
  case alreadySetUp
  /// So many records of a table would be deleted on all devices: somebody has to say that it is meant.
  case massDeletion(table: String, count: Int)
  /// The other side goes on without coming to an end.
  case noProgress
  /// The other side contradicts itself: its sum over all heads is not that of the heads it gives.
  case contradiction
  /// A code is not one, or was altered.
  case badCode
  /// Nobody is there to compare the digits of who wants to join.
  case unattended
  /// The digits of who wants to join are not those that it shows.
  case unconfirmed
  /// A code's time is over.
  case expiredCode
  /// Words are not those of this household, or of none.
  case badWords
  /// There is nothing in the place of this kind.
  case unknownRecord(String)
  /// There is no such device.
  case unknownDevice(String)
  /// A device cannot revoke itself: it leaves.
  case ownDevice
}
