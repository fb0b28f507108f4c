import HTTPKit
import HearthContainer
import HearthModel
import HearthSupport

extension WebContext {
  /// Does what takes a secret, ever slower after wrong ones.
  ///
  /// - Parameters:
  ///   - name: what the secret guards.
  ///   - isWrong: whether an error is that of a wrong secret.
  ///   - work: what is done.
  /// - Throws: `Problem` (429) where it is too early for another try; what the work throws.
  public func slowed(
    _ name: String,
    where isWrong: (any Error) -> Bool,
    _ work: () async throws -> Void
  ) async throws {
    // No account has a name with a line break.
    let key = "\n\(name)"
    if let wait = house.throttle.wait(key, from: origin.client, at: now) {
      let seconds = Int(wait.components.seconds) + 1
      throw Problem(.tooManyRequests, messages("web.sign-in.wait", seconds))
        .with("Retry-After", String(seconds))
    }
    do {
      try await work()
      house.throttle.succeed(key)
    } catch {
      if isWrong(error) { house.throttle.fail(key, from: origin.client, at: now) }
      throw error
    }
  }
}
