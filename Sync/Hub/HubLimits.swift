/// What a hub takes of one space.
public struct HubLimits: Sendable, Equatable {
  /// The most bytes of one envelope.
  public var envelopeBytes: Int
  /// The most records of one push.
  public var pushedRecords: Int
  /// The most heads of one page.
  public var pageHeads: Int
  /// How many bytes of envelopes are enough for a page.
  public var pageBytes: Int
  /// The most bytes of a chunk of a large value.
  public var chunkBytes: Int
  /// The most chunks of a large value.
  public var chunks: Int
  /// The most bytes of all envelopes and chunks.
  public var spaceBytes: Int64
  /// For how many milliseconds a replaced version is kept, and a large value that no record names.
  public var historyMilliseconds: Int64
  /// How many replaced versions of a record are kept.
  public var historyCount: Int

  /// Limits; by default those of a household.
  public init(
    envelopeBytes: Int = 1 << 20,
    pushedRecords: Int = 200,
    pageHeads: Int = 500,
    pageBytes: Int = 4 << 20,
    chunkBytes: Int = (1 << 20) + 256,
    chunks: Int = 24,
    spaceBytes: Int64 = 1 << 30,
    historyMilliseconds: Int64 = 30 * 86_400_000,
    historyCount: Int = 20
  ) {
    self.envelopeBytes = envelopeBytes
    self.pushedRecords = pushedRecords
    self.pageHeads = pageHeads
    self.pageBytes = pageBytes
    self.chunkBytes = chunkBytes
    self.chunks = chunks
    self.spaceBytes = spaceBytes
    self.historyMilliseconds = historyMilliseconds
    self.historyCount = historyCount
  }
}
