/// The cryptography that sync stands on; keys are 32 bytes, nonces 24.
///
/// The real one is libsodium's. Nothing here chooses a key or a nonce: both are the caller's, and a
/// nonce is never used twice with one key.
public protocol SyncCipher: Sendable {
  /// Seals bytes so that a change of them or of `data` is noticed (XChaCha20-Poly1305).
  func seal(_ plain: [UInt8], key: [UInt8], nonce: [UInt8], binding data: [UInt8]) -> [UInt8]

  /// Opens what `seal` has given.
  ///
  /// - Returns: nil where anything was changed.
  func open(_ sealed: [UInt8], key: [UInt8], nonce: [UInt8], binding data: [UInt8]) -> [UInt8]?

  /// A keyed hash of 16 to 64 bytes (BLAKE2b); without a key where that is empty.
  func hash(_ bytes: [UInt8], key: [UInt8], count: Int) -> [UInt8]

  /// A key from a key: one for each number (libsodium's KDF).
  func derive(_ key: [UInt8], number: UInt64) -> [UInt8]

  /// The public half of a secret key (X25519).
  func publicKey(of secret: [UInt8]) -> [UInt8]

  /// Seals bytes from one key's owner to another's.
  func box(_ plain: [UInt8], nonce: [UInt8], to publicKey: [UInt8], from secret: [UInt8])
    -> [UInt8]?

  /// Opens what `box` has given.
  ///
  /// - Returns: nil where it was not made by the owner of `publicKey` for the owner of `secret`.
  func unbox(
    _ sealed: [UInt8],
    nonce: [UInt8],
    from publicKey: [UInt8],
    with secret: [UInt8]
  ) -> [UInt8]?
}
