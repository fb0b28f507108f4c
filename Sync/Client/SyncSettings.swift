/// How much a device moves at once.
package struct SyncSettings: Sendable {
  /// The most heads asked for at once.
  package var pageHeads = 200
  /// The most records pushed at once.
  package var pushedRecords = 200
  /// The most bytes pushed at once, one record always.
  package var pushedBytes = 1 << 20
  /// How often a session pulls and pushes before it leaves the rest to the next one.
  package var rounds = 8
  /// Deletions of a kind from which on somebody is asked, where they are a tenth of it too.
  package var guardedDeletions = 20
  /// Which values travel beside their records.
  package var blobs = BlobLayout()

  /// The usual amounts.
  package init() {}
}
