import HearthPorts

/// Lets every seal pass, so that what lies behind it meets altered bytes too.
struct BlindCipher: SyncCipher {
  func seal(
    _ plain: [UInt8],
    key: [UInt8],
    nonce: [UInt8],
    binding data: [UInt8]
  ) -> [UInt8] { plain }

  func open(
    _ sealed: [UInt8],
    key: [UInt8],
    nonce: [UInt8],
    binding data: [UInt8]
  ) -> [UInt8]? { sealed }

  func hash(_ bytes: [UInt8], key: [UInt8], count: Int) -> [UInt8] {
    Array(repeating: 0, count: count)
  }

  func derive(_ key: [UInt8], number: UInt64) -> [UInt8] { key }

  func publicKey(of secret: [UInt8]) -> [UInt8] { secret }

  func box(
    _ plain: [UInt8],
    nonce: [UInt8],
    to publicKey: [UInt8],
    from secret: [UInt8]
  ) -> [UInt8]? { plain }

  func unbox(
    _ sealed: [UInt8],
    nonce: [UInt8],
    from publicKey: [UInt8],
    with secret: [UInt8]
  ) -> [UInt8]? { sealed }
}
