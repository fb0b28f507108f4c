import CMicroHTTPD
import Glibc
import Synchronization

/// Carries the pieces of a stream to a connection, which sleeps while there are none.
final class StreamPump: Sendable {
  private struct State {
    var pending: [UInt8] = []
    var isEnded = false
    /// Whether the client was too slow: it hears nothing more, not even that it was all.
    var isBroken = false
    var isSuspended = false
    var isGone = false
    var work: Task<Void, Never>?
  }

  private let connection: Connection
  /// A client that does not read what comes is let go when this many bytes wait for it.
  private let patience: Int
  private let state = Mutex(State())

  init(_ connection: Connection, patience: Int) {
    self.connection = connection
    self.patience = patience
  }

  /// A reference that the library keeps until it lets the response go.
  var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  /// Carries what comes, until the stream ends or nobody listens any more.
  func start(_ chunks: AsyncStream<[UInt8]>) {
    let work = Task {
      for await chunk in chunks {
        guard self.put(chunk) else { break }
      }
      self.end()
    }
    let isGone = state.withLock { state in
      state.work = work
      return state.isGone
    }
    if isGone { work.cancel() }
  }

  /// Ends the stream from this side.
  func cancel() { state.withLock { $0.work }?.cancel() }

  /// The client or the library lets go.
  func release() {
    let work: Task<Void, Never>? = state.withLock { state in
      state.isGone = true
      return state.work
    }
    work?.cancel()
  }

  /// Hands over what waits; where that is nothing the connection sleeps.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    state.withLock { state in
      guard !state.pending.isEmpty else {
        if state.isBroken { return hearth_mhd_end_with_error }
        if state.isEnded { return hearth_mhd_end_of_stream }
        state.isSuspended = true
        connection.suspend()
        return 0
      }
      let count = min(buffer.count, state.pending.count)
      state.pending.withUnsafeBytes { buffer.copyMemory(from: .init(rebasing: $0[..<count])) }
      state.pending.removeFirst(count)
      return count
    }
  }

  private func put(_ chunk: [UInt8]) -> Bool {
    state.withLock { state in
      guard !state.isGone else { return false }
      guard state.pending.count + chunk.count <= patience else {
        state.pending = []
        state.isBroken = true
        return false
      }
      state.pending += chunk
      wake(&state)
      return true
    }
  }

  private func end() {
    state.withLock { state in
      state.isEnded = true
      wake(&state)
    }
  }

  private func wake(_ state: inout State) {
    guard state.isSuspended, !state.isGone else { return }
    state.isSuspended = false
    connection.resume()
  }
}
