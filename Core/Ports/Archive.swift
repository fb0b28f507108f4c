/// Packs files into one and takes them out of it again, in memory.
///
/// An archive comes from elsewhere and may be malicious: no more is ever unpacked than was allowed,
/// whatever it says of itself. Nothing is written to disk, so that names are only names.
public protocol Archive: Sendable {
  /// Takes files out of an archive, in its order.
  ///
  /// - Parameters:
  ///   - bytes: The whole archive.
  ///   - limits: How much it may hold.
  ///   - wanted: Whether a file of this name is to be taken out; others cost nothing.
  /// - Returns: the wanted files.
  /// - Throws: `ArchiveError`; a file that is not what its checksum says is `damaged`.
  func unpack(
    _ bytes: [UInt8],
    within limits: ArchiveLimits,
    where wanted: (String) -> Bool
  ) throws(ArchiveError) -> [ArchivedFile]

  /// Packs files, compressed, in the order given; the same files always give the same bytes.
  ///
  /// - Throws: `ArchiveError.nameTwice` where two files have one name.
  func pack(_ files: [ArchivedFile]) throws(ArchiveError) -> [UInt8]
}

/// A file in an archive.
public struct ArchivedFile: Sendable, Equatable {
  /// Its path, with slashes between folders; a folder's own ends in one.
  public let name: String
  /// What it holds.
  public let bytes: [UInt8]

  /// A file by name and contents.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// How much an archive may hold.
public struct ArchiveLimits: Sendable, Equatable {
  /// How many files, wanted or not.
  public var files: Int
  /// How many bytes the wanted files may have together.
  public var bytes: Int

  /// Limits for what a person's own export may hold: 20,000 files, 256 MiB.
  public init(files: Int = 20_000, bytes: Int = 256 << 20) {
    self.files = files
    self.bytes = bytes
  }
}

/// What can go wrong with archives; every driver translates its own errors into these.
public enum ArchiveError: Error, Sendable, Equatable {
  /// The bytes are no archive, or not all of one.
  case notAnArchive
  /// A file in it is not what it was when it was packed.
  case damaged(file: String)
  /// A file in it needs a password.
  case encrypted(file: String)
  /// A file in it is packed in a way that the driver does not know.
  case unsupported(file: String)
  /// It holds more than `limit` files.
  case tooManyFiles(limit: Int)
  /// Its wanted files hold more than `limit` bytes together.
  case tooLarge(limit: Int)
  /// Two files to be packed have this name.
  case nameTwice(String)
  /// The library behind the driver is not installed.
  case missingLibrary
  /// There is not enough memory, or the driver asked for something impossible.
  case internalFault(String)
}
