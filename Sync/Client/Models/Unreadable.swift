import HearthModel

/// An envelope that this device could not open, kept until it can.
///
/// That may be by a newer program, or by a key that is still on its way. Its identifier is the record's
/// on the wire.
struct Unreadable: Record, Equatable {
  let id: RecordID
  /// The hub's version.
  var base: Int64
  /// In hexadecimal digits.
  var envelope: String
  /// Since when.
  var at: Instant

  // swift-format-ignore
  static let schema = Schema(62, "sync_unreadable", isLocal: true, Unreadable.init,
    Field(1, "base", \.base),
    Field(2, "envelope", \.envelope),
    Field(3, "at", \.at),
  )
}
