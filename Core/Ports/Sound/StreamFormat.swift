/// A kind of endless stream that programs such as browsers can play while it comes.
public struct StreamFormat: Sendable {
  /// The ending of its address: `opus`.
  public let name: String
  /// What it is called by those who ask for it: `audio/ogg`.
  public let mediaType: String
  /// Begins a stream.
  ///
  /// Throws `SoundEncoderError` where it cannot be made.
  public let make: @Sendable () throws -> any SoundEncoder

  /// A kind of stream.
  public init(
    _ name: String,
    mediaType: String,
    make: @escaping @Sendable () throws -> any SoundEncoder
  ) {
    self.name = name
    self.mediaType = mediaType
    self.make = make
  }
}

/// Turns frames into the bytes of a stream; one thread at a time uses it.
public protocol SoundEncoder: AnyObject, Sendable {
  /// The bytes that are ready once these frames have come, which may be none yet.
  ///
  /// - Throws: `SoundEncoderError`; nothing more can be encoded then.
  func encode(_ frames: UnsafeBufferPointer<StereoFrame>) throws(SoundEncoderError) -> [UInt8]

  /// The last bytes; nothing is encoded afterwards.
  func finish() -> [UInt8]
}

/// Why a stream cannot be made, or not any longer.
public enum SoundEncoderError: Error, Sendable, Equatable {
  /// The library does not know the format.
  case unknownFormat
  /// The library failed.
  case failed(detail: String)
}
