import CSealing
public import HearthPorts

/// libsodium is not installed.
public struct MissingSodium: Error, Sendable, Equatable {}

/// The cryptography of sync by libsodium, which is opened when a cipher is made.
public struct SodiumCipher: SyncCipher {
  /// What sealing adds to the length, with either kind of key.
  private static let tag = 16

  /// A cipher.
  ///
  /// - Throws: `MissingSodium`.
  public init() throws(MissingSodium) {
    guard csealing_load() else { throw MissingSodium() }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func seal(
    _ plain: [UInt8],
    key: [UInt8],
    nonce: [UInt8],
    binding data: [UInt8]
  ) -> [UInt8] {
    check(key, nonce)
    return Self.bytes(plain.count + Self.tag) {
      csealing_seal($0, plain, plain.count, data, data.count, nonce, key)
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func open(
    _ sealed: [UInt8],
    key: [UInt8],
    nonce: [UInt8],
    binding data: [UInt8]
  ) -> [UInt8]? {
    check(key, nonce)
    guard sealed.count >= Self.tag else { return nil }
    var isWhole = false
    let plain = Self.bytes(sealed.count - Self.tag) {
      isWhole = csealing_open($0, sealed, sealed.count, data, data.count, nonce, key)
    }
    return isWhole ? plain : nil
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func hash(_ bytes: [UInt8], key: [UInt8], count: Int) -> [UInt8] {
    precondition((16...64).contains(count) && (key.isEmpty || (16...64).contains(key.count)))
    return Self.bytes(count) {
      csealing_hash($0, count, bytes, bytes.count, key, key.count)
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func derive(_ key: [UInt8], number: UInt64) -> [UInt8] {
    precondition(key.count == 32)
    return Self.bytes(32) { csealing_derive($0, number, key) }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func publicKey(of secret: [UInt8]) -> [UInt8] {
    precondition(secret.count == 32)
    return Self.bytes(32) { csealing_public_key($0, secret) }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func box(
    _ plain: [UInt8],
    nonce: [UInt8],
    to publicKey: [UInt8],
    from secret: [UInt8]
  ) -> [UInt8]? {
    check(secret, nonce)
    guard publicKey.count == 32 else { return nil }
    var isSealed = false
    let sealed = Self.bytes(plain.count + Self.tag) {
      isSealed = csealing_box($0, plain, plain.count, nonce, publicKey, secret)
    }
    return isSealed ? sealed : nil
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func unbox(
    _ sealed: [UInt8],
    nonce: [UInt8],
    from publicKey: [UInt8],
    with secret: [UInt8]
  ) -> [UInt8]? {
    check(secret, nonce)
    guard sealed.count >= Self.tag, publicKey.count == 32 else { return nil }
    var isWhole = false
    let plain = Self.bytes(sealed.count - Self.tag) {
      isWhole = csealing_unbox($0, sealed, sealed.count, nonce, publicKey, secret)
    }
    return isWhole ? plain : nil
  }

  /// The lengths are fixed by the callers; libsodium would read on where they are short.
  private func check(_ key: [UInt8], _ nonce: [UInt8]) {
    precondition(key.count == 32 && nonce.count == 24)
  }

  private static func bytes(_ count: Int, _ fill: (UnsafeMutablePointer<UInt8>) -> Void) -> [UInt8]
  {
    // One byte more, so that there is an address even for none.
    var bytes = [UInt8](unsafeUninitializedCapacity: count + 1) { buffer, filled in
      buffer.initialize(repeating: 0)
      if let address = buffer.baseAddress { fill(address) }
      filled = count + 1
    }
    bytes.removeLast()
    return bytes
  }
}
