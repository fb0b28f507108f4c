import HearthModel

/// An invitation of this device that nobody has used yet.
struct Invitation: Record, Equatable {
  let id: RecordID
  /// What the code carries, in hexadecimal digits.
  var secret: String
  /// Until when it may be used.
  var expires: Instant
  /// Whether the next session answers, since nobody waits.
  var isDetached: Bool

  // swift-format-ignore
  static let schema = Schema(64, "sync_invitation", isLocal: true, Invitation.init,
    Field(1, "secret", \.secret),
    Field(2, "expires", \.expires),
    Field(3, "isDetached", \.isDetached),
  )
}
