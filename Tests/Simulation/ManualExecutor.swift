import Synchronization

/// Runs jobs on the thread that asks for it, in the order in which they came: one run is like another.
final class ManualExecutor: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  /// Runs everything that can run.
  func drain() {
    while true {
      let ready = jobs.withLock { jobs in
        defer { jobs.removeAll(keepingCapacity: true) }
        return jobs
      }
      if ready.isEmpty { return }
      for job in ready { job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
  }
}
