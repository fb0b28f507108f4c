public import HearthModel
public import HearthPorts

/// Which version of a record a device stands on: the hub's sequence and a mark of its bytes.
///
/// The mark tells two versions apart that a hub which was restored without saying so has given one
/// sequence.
public enum Base {
  private static let markBits: Int64 = 20

  /// The base of a head.
  public static func of(_ head: SealedHead) -> Int64 {
    of(sequence: head.sequence, head.envelope)
  }

  /// The base of an envelope under a sequence.
  public static func of(sequence: Int64, _ envelope: [UInt8]) -> Int64 {
    let mark = Int64(truncatingIfNeeded: mix(envelope)) & (1 << markBits - 1)
    return (sequence & (1 << 43 - 1)) << markBits | mark
  }

  /// The sequence of a base.
  public static func sequence(_ base: Int64) -> Int64 { base >> markBits }

  /// A sequence for transports that give none: nearly unique to the envelope, and never 0.
  public static func sequence(for envelope: [UInt8]) -> Int64 {
    Int64(truncatingIfNeeded: mix(envelope) >> 21) & (1 << 43 - 1) | 1
  }

  /// What a head adds to the sum over all heads of a space.
  ///
  /// A record's name is a keyed hash already; all that is left to do is to mix in the version.
  public static func share(_ record: RecordID, _ base: Int64) -> UInt128 {
    guard base != 0 else { return 0 }
    let first = scrambled(record.high ^ UInt64(bitPattern: base))
    let second = scrambled(record.low &+ first)
    return UInt128(first) << 64 | UInt128(second)
  }

  /// FNV-1a over the bytes, scrambled.
  private static func mix(_ bytes: [UInt8]) -> UInt64 {
    scrambled(bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }

  /// The last step of MurmurHash3.
  private static func scrambled(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ mixed >> 33) &* 0xFF51_AFD7_ED55_8CCD
    mixed = (mixed ^ mixed >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return mixed ^ mixed >> 33
  }
}
