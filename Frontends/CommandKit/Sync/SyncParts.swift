public import HearthPlugins
public import HearthPorts

/// What an executable that syncs carries for it.
public struct SyncParts: Sendable {
  /// The ways to other devices.
  public let transports: TransportRegistry
  /// Draws a code for cameras.
  public let picture: @Sendable (String) throws(CodePictureError) -> CodePicture
  /// Opens the cryptography when the first command needs it.
  public let cipher: @Sendable () throws -> any SyncCipher

  /// The parts of an executable.
  public init(
    transports: TransportRegistry,
    picture: @escaping @Sendable (String) throws(CodePictureError) -> CodePicture,
    cipher: @escaping @Sendable () throws -> any SyncCipher
  ) {
    self.transports = transports
    self.picture = picture
    self.cipher = cipher
  }
}
