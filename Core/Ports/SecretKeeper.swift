/// Makes and checks what only its owner may know: passwords, session keys, tokens.
public protocol SecretKeeper: Sendable {
  /// A password in a form from which nobody gets it back, with salt and cost in it.
  ///
  /// Takes memory and time on purpose; not two at once.
  ///
  /// - Throws: `SecretError`.
  func hash(_ password: String) async throws(SecretError) -> String

  /// Whether a password is the one that was hashed; takes the same time for any.
  func verifies(_ password: String, _ hash: String) async -> Bool

  /// A short fingerprint of a secret that is long and random itself, as text.
  func digest(_ secret: String) -> String

  /// A secret that nobody guesses, of letters and digits.
  func newSecret() -> String
}

/// What can go wrong with secrets.
public enum SecretError: Error, Sendable, Equatable {
  /// There is not enough memory.
  case exhausted
}
