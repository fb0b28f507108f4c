public import HearthPorts

/// Tells the right PIN from others without holding it.
///
/// Whoever can write the store can do without the PIN: it keeps a guest's hands off the safe volume. Of
/// the PIN itself, which a person may use elsewhere, only a slow hash is kept.
public struct PINCheck: Sendable {
  private let secrets: @Sendable () -> (any SecretKeeper)?

  /// A check by a keeper of secrets, which is made when it is first needed; nil where there is none.
  public init(_ secrets: @escaping @Sendable () -> (any SecretKeeper)?) {
    self.secrets = secrets
  }

  /// The hash of a PIN of four to eight digits.
  ///
  /// - Throws: `PlayerError.notAPIN`, `pinNotKept`.
  public func hash(_ pin: String) async throws(PlayerError) -> String {
    guard (4...8).contains(pin.utf8.count), pin.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { throw .notAPIN }
    guard let secrets = secrets(), let hash = try? await secrets.hash(pin) else {
      throw .pinNotKept
    }
    return hash
  }

  /// Whether a PIN is the right one.
  public func allows(_ pin: String?, _ hash: String) async -> Bool {
    guard let pin, let secrets = secrets() else { return false }
    return await secrets.verifies(pin, hash)
  }
}
