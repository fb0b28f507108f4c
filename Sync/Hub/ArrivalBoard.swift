import HearthModel
import Synchronization

/// Who waits for something new in which space.
///
/// A waiter costs no thread. There are at most so many of a device and of a space: one more ends the
/// waiting of the oldest, who then asks again.
final class ArrivalBoard: Sendable {
  private struct Waiter {
    let number: UInt64
    let device: RecordID
    let bell: AsyncStream<Void>.Continuation
  }

  private struct State {
    var waiters: [RecordID: [Waiter]] = [:]
    var next: UInt64 = 0
  }

  private static let mostOfSpace = 64
  private static let mostOfDevice = 4

  private let state = Mutex(State())

  /// The spaces that somebody waits in.
  var spaces: Set<RecordID> { state.withLock { Set($0.waiters.keys) } }

  /// Begins to wait: the stream ends when something comes, or when others crowd it out.
  func wait(in space: RecordID, _ device: RecordID) -> AsyncStream<Void> {
    let (stream, bell) = AsyncStream.makeStream(of: Void.self)
    let (number, crowded) = state.withLock { state in
      state.next += 1
      var waiters = state.waiters[space] ?? []
      let own = waiters.filter { $0.device == device }
      let surplus =
        own.count >= Self.mostOfDevice
        ? own.first : waiters.count >= Self.mostOfSpace ? waiters.first : nil
      if let surplus { waiters.removeAll { $0.number == surplus.number } }
      waiters.append(Waiter(number: state.next, device: device, bell: bell))
      state.waiters[space] = waiters
      return (state.next, surplus)
    }
    crowded?.bell.finish()
    bell.onTermination = { [weak self] _ in self?.leave(space, number) }
    return stream
  }

  /// Tells all who wait in a space that something has come.
  func ring(_ space: RecordID) {
    let waiters = state.withLock { $0.waiters.removeValue(forKey: space) } ?? []
    for waiter in waiters { waiter.bell.finish() }
  }

  private func leave(_ space: RecordID, _ number: UInt64) {
    state.withLock { state in
      guard var waiters = state.waiters[space] else { return }
      waiters.removeAll { $0.number == number }
      state.waiters[space] = waiters.isEmpty ? nil : waiters
    }
  }
}
