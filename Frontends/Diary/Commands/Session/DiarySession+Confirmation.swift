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
      let terminal = console.terminal
      guard terminal.inputIsTerminal, terminal.errorIsTerminal, !isJSON,
        isYes(to: sentence(for: questions, in: diary.zones))
      else { throw DiaryError.needsConfirmation(questions) }
      return try await change(true)
    }
  }

  private func isYes(to question: String) -> Bool {
    console.diagnostics.error("\(question) \(messages("confirm.ask"))")
    let answer = readLine()?.lowercased() ?? ""
    return messages("confirm.yes").split(separator: " ").contains { $0 == answer }
  }
}
