import Dispatch

/// Runs what clients ask on a queue of the server's own.
///
/// The default pool has a thread a core: a program that blocks those, in a C library for instance,
/// would keep all clients waiting.
final class ServerExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "hearth.server")

  /// Does what a client asks.
  func run(_ question: WireQuestion, _ work: ServerWork) -> Task<Void, Never> {
    Task(executorPreference: self) { await work.run(question) }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }
}
