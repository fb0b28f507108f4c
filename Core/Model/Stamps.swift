/// Who last wrote which fields of a record, and when: what a merge of two devices needs.
///
/// Bit n stands for the field with number n, bit 0 for `life`. A record written once is one group.
public struct Stamps: Sendable, Hashable {
  /// The fields that one write touched and no later write has touched since.
  public struct Group: Sendable, Hashable {
    /// Hybrid logical clock: milliseconds << 16 | counter.
    public let time: UInt64
    /// The device that wrote.
    public let device: UInt64
    /// The bits of the fields.
    public fileprivate(set) var fields: UInt64

    /// One write.
    public init(time: UInt64, device: UInt64, fields: UInt64) {
      self.time = time
      self.device = device
      self.fields = fields
    }

    /// The order of writes: by clock, then by device.
    func isOlder(than other: Group) -> Bool {
      (time, device) < (other.time, other.device)
    }
  }

  /// In the order of their writes; no two share a field.
  public private(set) var groups: [Group]

  /// Stamps from groups in any order; no two may share a field.
  public init(groups: [Group] = []) {
    // Most come in their order.
    let isInOrder = zip(groups, groups.dropFirst()).allSatisfy { !$1.isOlder(than: $0) }
    self.groups = isInOrder ? groups : groups.sorted { $0.isOlder(than: $1) }
  }

  /// The bits of all fields that were written.
  public var fields: UInt64 { groups.reduce(0) { $0 | $1.fields } }

  /// Records that `fields` were written now: they leave their older groups.
  public mutating func stamp(_ fields: UInt64, time: UInt64, device: UInt64) {
    for index in groups.indices { groups[index].fields &= ~fields }
    groups.removeAll { $0.fields == 0 }
    groups.append(Group(time: time, device: device, fields: fields))
    groups.sort { $0.isOlder(than: $1) }
  }

  /// The group that holds a field's bit.
  public func group(ofField number: Int) -> Group? {
    groups.first { $0.fields & 1 << UInt64(number) != 0 }
  }

  /// 24 bytes a group, little-endian: time, device, fields.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(24 * groups.count)
    for group in groups {
      for word in [group.time, group.device, group.fields] { bytes.append(littleEndian: word) }
    }
    return bytes
  }

  /// Reads what `bytes` gives.
  ///
  /// - Returns: nil when the length is not a multiple of 24.
  public init?(bytes: UnsafeRawBufferPointer) {
    guard bytes.count.isMultiple(of: 24) else { return nil }
    func word(_ offset: Int) -> UInt64 {
      UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    self.init(
      groups: stride(from: 0, to: bytes.count, by: 24).map {
        Group(time: word($0), device: word($0 + 8), fields: word($0 + 16))
      }
    )
  }
}
