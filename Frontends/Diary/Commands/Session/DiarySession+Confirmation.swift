import CommandKit
import DiaryCore
import HearthSupport

extension DiarySession {
  /// Runs a change that may have to be asked back.
  ///
  /// - Parameters:
  ///   - confirmed: whether `--yes` was given.
  ///   - diary: whose zones word the question.
  ///   - change: the change, told whether a person has said yes.
  /// - Returns: what the change returns.
  /// - Throws: the question as a refusal where no person can be asked or the answer is no.
  func confirming<T>(
    _ confirmed: Bool,
    in diary: OpenDiary,
    _ change: (Bool) async throws -> T
  ) async throws -> T {
    do {
      return try await change(confirmed)
    } catch DiaryError.needsConfirmation(let questions) {
      guard canAsk, isYes(to: sentence(for: questions, in: diary.zones), "confirm.ask")
      else { throw DiaryError.needsConfirmation(questions) }
      return try await change(true)
    }
  }
}
