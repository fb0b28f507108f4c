public import HearthModel
public import HearthPorts

extension Hub {
  /// How many seconds an answer is held back at most.
  public static let longestWait = 55

  /// A page of heads after the visitor's cursor; where there is none, waits for one for as long as the
  /// request allows.
  ///
  /// - Parameters:
  ///   - request: what is asked for.
  ///   - visitor: who asks.
  ///   - pause: passes so many seconds; throws when its task is cancelled.
  /// - Returns: the page.
  /// - Throws: `TransportError`.
  public func pull(
    _ request: PullRequest,
    by visitor: Visitor,
    pause: @escaping @Sendable (Int) async throws -> Void
  ) async throws(TransportError) -> PullPage {
    guard request.wait > 0 else { return try await pull(request, by: visitor) }
    // Before looking, so that nothing can come between the look and the waiting.
    let arrivals = board.wait(in: visitor.space, visitor.device)
    let page = try await pull(request, by: visitor)
    guard page.heads.isEmpty, page.isLast else { return page }
    let seconds = min(request.wait, Self.longestWait)
    await withTaskGroup(of: Void.self) { group in
      group.addTask { for await _ in arrivals {} }
      group.addTask { try? await pause(seconds) }
      await group.next()
      group.cancelAll()
    }
    return try await pull(request, by: visitor)
  }

  /// Looks, again and again, whether other processes on the same store have taken something that is
  /// waited for here.
  ///
  /// - Parameter pause: passes the time between two looks; throws when its task is cancelled.
  public func watch(pause: @Sendable () async throws -> Void) async {
    var known: [RecordID: Int64] = [:]
    while (try? await pause()) != nil {
      let spaces = board.spaces
      // A failure shows itself to whoever asks next.
      guard !spaces.isEmpty, let found = try? await store.sequences(of: spaces) else { continue }
      for (space, sequence) in found where known[space].map({ $0 != sequence }) ?? false {
        board.ring(space)
      }
      known = found
    }
  }

  /// The spaces that somebody waits in.
  public var waitingSpaces: Set<RecordID> { board.spaces }

  /// Asks the store for something small.
  ///
  /// - Throws: `StoreError` where it does not work.
  public func check() async throws(StoreError) {
    _ = try await store.sequences(of: [RecordID(high: 0, low: 0)])
  }

  /// Draws a new epoch for every space: what has to be done after the data were restored.
  ///
  /// - Throws: `StoreError`.
  public func renewAll() async throws(StoreError) {
    try await store.renew { [random] in random() | 1 }
  }
}
