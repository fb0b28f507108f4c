/// Server-sent events (WHATWG HTML, section 9.2): a stream that tells a page that something changed.
public enum ServerEvents {
  /// An event without a text of its own.
  public static func event(_ name: StaticString, data: String = "") -> [UInt8] {
    Array("event: \(name)\ndata: \(data.replacingLineBreaks)\n\n".utf8)
  }

  /// A remark that nobody reads; by it a connection that is gone is found.
  public static let heartbeat = Array(": still here\n\n".utf8)

  /// An answer of events for as long as the client listens.
  ///
  /// - Parameters:
  ///   - events: what is told.
  ///   - pause: waits between two heartbeats; throws when its task is cancelled.
  /// - Returns: the answer.
  public static func response(
    _ events: AsyncStream<[UInt8]>,
    pause: @escaping @Sendable () async throws -> Void
  ) -> HTTPResponse {
    let stream = AsyncStream<[UInt8]> { continuation in
      continuation.yield(Array("retry: 3000\n\n".utf8))
      let work = Task {
        await withTaskGroup(of: Void.self) { group in
          group.addTask {
            for await event in events { continuation.yield(event) }
          }
          group.addTask {
            while !Task.isCancelled, (try? await pause()) != nil {
              continuation.yield(heartbeat)
            }
          }
          await group.next()
          group.cancelAll()
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in work.cancel() }
    }
    return HTTPResponse(
      .ok,
      headers: [
        "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no",
      ],
      body: .stream(stream)
    )
  }
}

extension String {
  fileprivate var replacingLineBreaks: String {
    String(map { $0.isNewline ? " " : $0 })
  }
}
