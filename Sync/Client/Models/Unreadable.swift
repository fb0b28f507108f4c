import HearthModel

/// An envelope that this device could not open or take, kept until it can.
///
/// That may be by a newer program, by a key that is still on its way, or with large values that are. Its
/// identifier is the record's on the wire; where nobody orders the versions of a record and each has to be
/// taken, it is one of the version's own.
struct Unreadable: Record, Equatable {
  let id: RecordID
  /// The hub's version.
  var base: Int64
  /// In hexadecimal digits.
  var envelope: String
  /// Since when.
  var at: Instant
  /// The record's name on the wire, where the identifier is another one.
  var record: RecordID?

  // swift-format-ignore
  static let schema = Schema(62, "sync_unreadable", isLocal: true, Unreadable.init,
    Field(1, "base", \.base),
    Field(2, "envelope", \.envelope),
    Field(3, "at", \.at),
    Field(4, "record", \.record),
  )

  /// The record's name on the wire.
  var name: RecordID { record ?? id }
}
