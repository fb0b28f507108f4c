import Synchronization

/// How long work tells of itself, and learns that it is to stop.
public struct LongWork: Sendable {
  /// Told how much is done, of how much.
  public let progress: @Sendable (Int, Int) -> Void
  /// Whether a person or a supervisor wants it to end.
  public let isCancelled: @Sendable () -> Bool
}

extension HouseholdContext {
  /// Does work that may last: with a progress bar, and an end at Ctrl-C that the work itself chooses.
  ///
  /// - Throws: what the body throws.
  public func longWork<Result>(
    _ body: (LongWork) async throws -> Result
  ) async throws -> Result {
    let meter = ProgressMeter(console, messages)
    let flag = CancellationFlag()
    let interruption = Interruption { flag.raise() }
    defer {
      interruption.end()
      meter.end()
    }
    return try await body(
      LongWork(
        progress: { meter.show($0, of: $1) },
        isCancelled: { flag.isRaised }
      )
    )
  }
}

/// Whether somebody wants work to end.
private final class CancellationFlag: Sendable {
  private let value = Atomic(false)

  var isRaised: Bool { value.load(ordering: .relaxed) }

  func raise() { value.store(true, ordering: .relaxed) }
}
