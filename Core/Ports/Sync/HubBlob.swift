public import HearthModel

/// What a hub knows of a large value of a space, beside its chunks.
public struct HubBlob: Sendable, Equatable {
  /// Its name.
  public let name: BlobName
  /// How many chunks make it whole.
  public let total: Int
  /// How many of them are there.
  public var count: Int
  /// The bytes of those that are there.
  public var bytes: Int64
  /// How many heads name it.
  public var heads: Int
  /// Since when none does; nil while one does.
  public var unnamedSince: Instant?

  /// A large value; by default one of which nothing is there and that nothing names.
  public init(
    name: BlobName,
    total: Int,
    count: Int = 0,
    bytes: Int64 = 0,
    heads: Int = 0,
    unnamedSince: Instant?
  ) {
    self.name = name
    self.total = total
    self.count = count
    self.bytes = bytes
    self.heads = heads
    self.unnamedSince = unnamedSince
  }

  /// Whether all chunks are there.
  public var isWhole: Bool { count == total }
}
