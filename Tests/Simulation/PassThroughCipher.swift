import HearthPorts

/// Seals nothing, but notices every change: for histories where the time of real sealing is not wanted.
struct PassThroughCipher: SyncCipher {
  func seal(_ plain: [UInt8], key: [UInt8], nonce: [UInt8], binding data: [UInt8]) -> [UInt8] {
    plain + tag(plain, key, nonce, data)
  }

  func open(
    _ sealed: [UInt8],
    key: [UInt8],
    nonce: [UInt8],
    binding data: [UInt8]
  ) -> [UInt8]? {
    guard sealed.count >= 16 else { return nil }
    let plain = Array(sealed.dropLast(16))
    return Array(sealed.suffix(16)) == tag(plain, key, nonce, data) ? plain : nil
  }

  func hash(_ bytes: [UInt8], key: [UInt8], count: Int) -> [UInt8] {
    var result: [UInt8] = []
    var round: UInt8 = 0
    while result.count < count {
      result += Self.bytes(Self.mix([key, [round], bytes]))
      round += 1
    }
    return Array(result.prefix(count))
  }

  func derive(_ key: [UInt8], number: UInt64) -> [UInt8] {
    hash(Self.bytes(number), key: key, count: 32)
  }

  func publicKey(of secret: [UInt8]) -> [UInt8] { secret }

  func box(
    _ plain: [UInt8],
    nonce: [UInt8],
    to publicKey: [UInt8],
    from secret: [UInt8]
  ) -> [UInt8]? {
    seal(plain, key: publicKey, nonce: nonce, binding: secret)
  }

  func unbox(
    _ sealed: [UInt8],
    nonce: [UInt8],
    from publicKey: [UInt8],
    with secret: [UInt8]
  ) -> [UInt8]? {
    open(sealed, key: secret, nonce: nonce, binding: publicKey)
  }

  private func tag(
    _ plain: [UInt8],
    _ key: [UInt8],
    _ nonce: [UInt8],
    _ data: [UInt8]
  ) -> [UInt8] {
    let first = Self.mix([key, nonce, data, plain])
    return Self.bytes(first) + Self.bytes(~first &* 0x9E37_79B9_7F4A_7C15)
  }

  private static func mix(_ parts: [[UInt8]]) -> UInt64 {
    var mixed: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in parts {
      for byte in part { mixed = (mixed ^ UInt64(byte)) &* 0x100_0000_01B3 }
      mixed = (mixed ^ UInt64(part.count)) &* 0xFF51_AFD7_ED55_8CCD
    }
    mixed ^= mixed >> 33
    return mixed &* 0xC4CE_B9FE_1A85_EC53
  }

  private static func bytes(_ word: UInt64) -> [UInt8] {
    withUnsafeBytes(of: word.littleEndian) { Array($0) }
  }
}
