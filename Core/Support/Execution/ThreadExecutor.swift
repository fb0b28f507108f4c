internal import Glibc
internal import Synchronization

/// Runs the jobs of an actor on a thread of its own, one at a time in the order they came.
///
/// For work that goes on for hours and must never wait for others, such as the sound that plays: a
/// queue takes its threads from a pool, which may be slow to give one more. The thread ends with the
/// executor. Give it to an actor by its property `unownedExecutor`, and keep it as long as the actor.
public final class ThreadExecutor: SerialExecutor {
  private let jobs = ThreadJobs()

  /// An executor whose thread is started now.
  public init() {
    let context = Unmanaged.passRetained(jobs)
    var thread = pthread_t()
    let code = pthread_create(&thread, nil, runJobs, context.toOpaque())
    precondition(code == 0, "The system has no thread left for what must have one.")
    pthread_detach(thread)
  }

  deinit { jobs.end() }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func enqueue(_ job: consuming ExecutorJob) {
    jobs.add(UnownedJob(job), on: self)
  }
}

private func runJobs(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context else { return nil }
  Unmanaged<ThreadJobs>.fromOpaque(context).takeRetainedValue().run()
  return nil
}

/// What a thread has to do, and the semaphore that it waits at.
// The semaphore is the system's and made for many threads; all else is behind the lock.
private final class ThreadJobs: @unchecked Sendable {
  private struct State {
    var waiting: [(job: UnownedJob, executor: ThreadExecutor)] = []
    var isOver = false
  }

  private let state = Mutex(State())
  private let bell: UnsafeMutablePointer<sem_t>

  init() {
    bell = .allocate(capacity: 1)
    sem_init(bell, 0, 0)
  }

  deinit {
    sem_destroy(bell)
    bell.deallocate()
  }

  /// A job keeps its executor until it has run.
  func add(_ job: UnownedJob, on executor: ThreadExecutor) {
    state.withLock { $0.waiting.append((job, executor)) }
    sem_post(bell)
  }

  func end() {
    state.withLock { $0.isOver = true }
    sem_post(bell)
  }

  func run() {
    while true {
      while sem_wait(bell) != 0 {}
      let next = state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
      guard let next else {
        if state.withLock({ $0.isOver }) { return }
        continue
      }
      next.job.runSynchronously(on: next.executor.asUnownedSerialExecutor())
    }
  }
}
