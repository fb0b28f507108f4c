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
    let first = Self.mix(bytes, into: Self.mix(key, into: Self.start))
    var result: [UInt8] = []
    result.reserveCapacity(count + 8)
    for round in 0..<UInt64((count + 7) / 8) {
      result += Self.bytes(Self.scrambled(first &+ round &* 0x9E37_79B9_7F4A_7C15))
    }
    result.removeLast(result.count - count)
    return result
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
    let mixed = [key, nonce, data, plain].reduce(Self.start) { Self.mix($1, into: $0) }
    return Self.bytes(mixed) + Self.bytes(Self.scrambled(~mixed))
  }

  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  /// A word at a time; the length belongs to it.
  private static func mix(_ bytes: [UInt8], into start: UInt64) -> UInt64 {
    var mixed = start ^ UInt64(bytes.count)
    bytes.withUnsafeBytes { buffer in
      let words = buffer.count / 8
      for index in 0..<words {
        let word = buffer.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self)
        mixed = scrambled(mixed ^ word)
      }
      for byte in buffer[(8 * words)...] { mixed = (mixed ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return scrambled(mixed)
  }

  private static func scrambled(_ word: UInt64) -> UInt64 {
    let mixed = (word ^ word >> 33) &* 0xFF51_AFD7_ED55_8CCD
    return (mixed ^ mixed >> 29) &* 0xC4CE_B9FE_1A85_EC53
  }

  private static func bytes(_ word: UInt64) -> [UInt8] {
    withUnsafeBytes(of: word.littleEndian) { Array($0) }
  }
}
