import HearthModel
import Synchronization
import TestSupport
import Testing

/// Time that passes when a test says so, for those who wait by it.
final class VirtualTime: Sendable {
  private struct Sleeper {
    let number: Int
    let length: Duration
    let end: Instant
    let bell: AsyncStream<Void>.Continuation
  }

  private struct State {
    var sleepers: [Sleeper] = []
    var last = 0
  }

  let clock: TestClock
  private let state = Mutex(State())

  init(_ clock: TestClock) { self.clock = clock }

  /// Passes a time; ends at once where its task is cancelled.
  func wait(_ length: Duration) async throws {
    try Task.checkCancellation()
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let end = clock.now + length
    let number = state.withLock { state in
      state.last += 1
      state.sleepers.append(
        Sleeper(number: state.last, length: length, end: end, bell: continuation)
      )
      return state.last
    }
    for await _ in stream {}
    state.withLock { state in state.sleepers.removeAll { $0.number == number } }
    try Task.checkCancellation()
  }

  /// How long those wait who wait now, from when they began, sorted.
  var waits: [Duration] { state.withLock { $0.sleepers.map(\.length).sorted() } }

  /// Lets time go on.
  func pass(_ length: Duration) {
    clock.now = clock.now + length
    let now = clock.now
    let woken = state.withLock { state in
      defer { state.sleepers.removeAll { $0.end <= now } }
      return state.sleepers.filter { $0.end <= now }
    }
    for sleeper in woken { sleeper.bell.finish() }
  }

  /// Lets time go on to the end of the shortest waiting.
  func passToNext() {
    let ends = state.withLock { $0.sleepers.map(\.end) }
    if let end = ends.min() { pass(end - clock.now) }
  }
}

/// Lets others work until something is so.
///
/// Against hanging there is the time limit of the suite, which cancels; beside a thousand other tests a
/// minute may go by before anybody's turn comes.
func until(
  _ what: Comment,
  _ location: SourceLocation = #_sourceLocation,
  _ isSo: () async throws -> Bool
) async throws {
  while !(try await isSo()) {
    try #require(!Task.isCancelled, what, sourceLocation: location)
    await Task.yield()
  }
}
