import Dispatch

/// A dispatch queue as the executor of an actor that blocks.
package final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// An executor with a queue of its own.
  package init(label: String) {
    queue = DispatchQueue(label: label)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
