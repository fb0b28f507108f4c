import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel
import HearthSupport

extension DiarySession {
  /// Runs a change that may have to be asked back: what is unusual, what to do about sleeps in the
  /// way, and when the child woke from one that is open for very long.
  ///
  /// - Parameters:
  ///   - confirmed: whether `--yes` was given.
  ///   - resolution: what `--on-conflict` says; nil lets a person be asked.
  ///   - woke: what `--woke` says.
  ///   - diary: whose zones word the questions.
  ///   - change: the change, told what has been answered.
  /// - Returns: what the change returns.
  /// - Throws: the question as a refusal where no person can be asked or cancels.
  func answering<Result>(
    confirmed: Bool,
    _ resolution: ConflictResolution? = nil,
    woke: String? = nil,
    in diary: OpenDiary,
    _ change: (Answers) async throws -> Result
  ) async throws -> Result {
    var answers = Answers(isConfirmed: confirmed, onConflict: resolution ?? .fail)
    if let woke { answers.woke = try await waking(woke, in: diary) }
    while true {
      do {
        return try await confirming(answers.isConfirmed, in: diary) { confirmed in
          answers.isConfirmed = confirmed
          return try await change(answers)
        }
      } catch DiaryError.conflict(let conflict) where canAsk && resolution == nil {
        guard let answered = try await ask(about: conflict, answers, in: diary) else {
          throw DiaryError.conflict(conflict)
        }
        answers = answered
      } catch DiaryError.forgottenStop(let forgotten) where canAsk {
        guard let waking = try await askWaking(from: forgotten, in: diary) else {
          throw DiaryError.forgottenStop(forgotten)
        }
        answers.woke = waking
      }
    }
  }

  /// Asks what to do about sleeps in the way.
  ///
  /// - Returns: nil where the person cancels.
  private func ask(
    about conflict: SleepConflict,
    _ answers: Answers,
    in diary: OpenDiary
  ) async throws -> Answers? {
    var answers = answers
    if let forgotten = conflict.forgotten, answers.woke == nil {
      answers.woke = try await askWaking(from: forgotten, in: diary)
      return answers.woke == nil ? nil : answers
    }
    let question = messages("question.conflict", spans(conflict, in: diary.zones))
    console.diagnostics.error("\(question) \(messages("confirm.conflict"))")
    let answer = readLine()?.lowercased() ?? ""
    guard !answer.isEmpty else { return nil }
    let words: [(MessageKey, ConflictResolution)] = [
      ("confirm.join", .join), ("confirm.trim", .trim),
    ]
    for (key, resolution) in words
    where messages(key).split(separator: " ").contains(where: { $0 == answer }) {
      answers.onConflict = resolution
      return answers
    }
    return nil
  }

  /// Asks when the child woke from a sleep that is open for very long.
  ///
  /// - Returns: nil where the person cancels.
  private func askWaking(
    from forgotten: ForgottenStop,
    in diary: OpenDiary
  ) async throws -> Instant? {
    let since = clock(forgotten.sleep.start, in: diary.zones)
    let choices = forgotten.choices.enumerated().map { index, instant in
      messages("question.choice", index + 1, clock(instant, in: diary.zones))
    }
    let question = messages("question.forgotten-stop", diary.child.name, since)
    let ask = messages("confirm.forgotten-stop", choices.joined(separator: " "))
    console.diagnostics.error("\(question) \(ask)")
    let answer = readLine() ?? ""
    guard !answer.isEmpty else { return nil }
    if let number = Int(answer), forgotten.choices.indices.contains(number - 1) {
      return forgotten.choices[number - 1]
    }
    return try await waking(answer, in: diary)
  }
}
