import Glibc
import HTTPKit
import Synchronization

/// What all requests of a server share.
final class ServerCore: Sendable {
  let service: any HTTPService
  let settings: ServerSettings

  private struct State {
    var isStopping = false
    var exchanges: [ObjectIdentifier: Exchange] = [:]
    var drained: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  init(_ service: any HTTPService, _ settings: ServerSettings) {
    self.service = service
    self.settings = settings
  }

  var isStopping: Bool { state.withLock { $0.isStopping } }

  func add(_ exchange: Exchange) {
    state.withLock { $0.exchanges[ObjectIdentifier(exchange)] = exchange }
  }

  func remove(_ exchange: Exchange) {
    let drained: CheckedContinuation<Void, Never>? = state.withLock { state in
      state.exchanges[ObjectIdentifier(exchange)] = nil
      guard state.exchanges.isEmpty else { return nil }
      defer { state.drained = nil }
      return state.drained
    }
    drained?.resume()
  }

  /// Whether this was the first to stop it.
  func beginStopping() -> Bool {
    state.withLock { state in
      defer { state.isStopping = true }
      return !state.isStopping
    }
  }

  /// Ends what goes on: streams and waiting requests at once, those that do not heed in a while.
  func drain() async {
    for exchange in open { exchange.cancel() }
    let deadline = Task {
      try await Task.sleep(for: .seconds(settings.stopSeconds))
      // The library cannot stop while a connection is put aside.
      for exchange in open { exchange.finish(Problem(.unavailable).response) }
      try await Task.sleep(for: .seconds(1))
      giveUp()
    }
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      let isEmpty = state.withLock { state in
        if !state.exchanges.isEmpty { state.drained = done }
        return state.exchanges.isEmpty
      }
      if isEmpty { done.resume() }
    }
    deadline.cancel()
  }

  /// What is still open is being received or sent; the library ends that by itself.
  private func giveUp() {
    let drained: CheckedContinuation<Void, Never>? = state.withLock { state in
      defer { state.drained = nil }
      return state.drained
    }
    drained?.resume()
  }

  private var open: [Exchange] { state.withLock { Array($0.exchanges.values) } }
}
