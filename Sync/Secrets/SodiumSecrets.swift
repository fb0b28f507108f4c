import CSodium
public import HearthPorts
import HearthSupport

/// Secrets by libsodium: Argon2id (RFC 9106) for passwords, BLAKE2b for what is random itself.
///
/// Passwords are worked on one at a time, so that many who sign in at once do not take all memory.
public actor SodiumSecrets: SecretKeeper {
  /// 19 MiB and two passes, as OWASP's password storage guide asks for.
  private static let memory = 19 * 1024 * 1024
  private static let passes: UInt64 = 2
  private static let secretBytes = 32
  private static let digestBytes = 32

  private nonisolated let executor = QueueExecutor(label: "hearth.secrets")

  /// Starts the library.
  ///
  /// - Returns: nil where the system has no randomness.
  public init?() {
    guard sodium_init() >= 0 else { return nil }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func hash(_ password: String) throws(SecretError) -> String {
    var text = [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES))
    let bytes = password.utf8.map { CChar(bitPattern: $0) }
    let code = crypto_pwhash_str(&text, bytes, UInt64(bytes.count), Self.passes, Self.memory)
    guard code == 0 else { throw .exhausted }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func verifies(_ password: String, _ hash: String) -> Bool {
    guard hash.utf8.count < Int(crypto_pwhash_STRBYTES) else { return false }
    let bytes = password.utf8.map { CChar(bitPattern: $0) }
    return crypto_pwhash_str_verify(hash, bytes, UInt64(bytes.count)) == 0
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public nonisolated func digest(_ secret: String) -> String {
    var digest = [UInt8](repeating: 0, count: Self.digestBytes)
    let bytes = Array(secret.utf8)
    crypto_generichash(&digest, digest.count, bytes, UInt64(bytes.count), nil, 0)
    return Self.hexadecimal(digest)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public nonisolated func newSecret() -> String {
    var bytes = [UInt8](repeating: 0, count: Self.secretBytes)
    randombytes_buf(&bytes, bytes.count)
    return Self.hexadecimal(bytes)
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] },
      as: UTF8.self
    )
  }
}
