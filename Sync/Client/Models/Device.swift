public import HearthModel
import HearthPorts

/// A device of the household; a record like any other, so that no hub learns its name.
public struct Device: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// As the family calls it.
  public var name: String
  /// What data keys are sealed to, in hexadecimal digits.
  public var publicKey: String
  /// Since when it belongs to the household.
  public var joinedAt: Instant
  /// Since when it does not any more.
  public var revokedAt: Instant?
  /// The household on the wire: a store that has moved on keeps the devices of the former one, too.
  public var space: RecordID

  // swift-format-ignore
  public static let schema = Schema(9, "device", Device.init,
    Field(1, "name", \.name),
    Field(2, "publicKey", \.publicKey),
    Field(3, "joinedAt", \.joinedAt),
    Field(4, "revokedAt", \.revokedAt),
    Field(5, "space", \.space),
  )
}

extension ReadTransaction {
  /// The devices that a household has had.
  func devices(of space: RecordID) throws(StoreError) -> [Device] {
    try fetch(Device.query).filter { $0.space == space }
  }
}
