import Dispatch
import Glibc

/// Waits until somebody wants the process to end.
package enum StopSignal {
  /// Returns at the first SIGTERM, SIGINT or SIGHUP.
  package static func wait() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let sources = [SIGTERM, SIGINT, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(
        signal: number,
        queue: DispatchQueue(label: "hearth.signals")
      )
      source.setEventHandler { continuation.finish() }
      source.resume()
      return source
    }
    for await _ in stream {}
    for source in sources { source.cancel() }
  }
}
