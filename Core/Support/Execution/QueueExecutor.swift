internal import Dispatch

/// Runs the jobs of an actor on a serial queue of its own, one at a time in the order they came.
///
/// For actors that wait in C (a connection, a sound device): on the default pool, which has a
/// thread a core, a few of them would stop everything else. The queue takes a thread from the
/// system only while there is a job. Give it to an actor by its property `unownedExecutor`, and
/// keep it as long as the actor.
public final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// An executor whose queue has a name, seen in debuggers and profiles.
  public init(label: String) {
    queue = DispatchQueue(label: label)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func checkIsolated() {
    dispatchPrecondition(condition: .onQueue(queue))
  }
}
