import HearthSupport
import Testing

@Suite("An actor on a queue", .timeLimit(.minutes(20)))
struct QueueExecutorTests {
  private actor Recorder {
    private let executor = QueueExecutor(label: "test")
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
    private(set) var steps: [Int] = []

    func add(_ step: Int) {
      steps.append(step)
    }

    /// Runs on the queue what the compiler does not know to be isolated.
    func assumeIsolation() {
      let touch: @Sendable () -> Void = { self.assumeIsolated { $0.add(-1) } }
      touch()
    }
  }

  @Test("Jobs from many tasks run one at a time, and none is lost")
  func serial() async {
    let recorder = Recorder()
    await withTaskGroup { group in
      for step in 0..<1000 { group.addTask { await recorder.add(step) } }
    }
    #expect(await recorder.steps.sorted() == Array(0..<1000))
  }

  @Test("Jobs of one task run in their order")
  func order() async {
    let recorder = Recorder()
    for step in 0..<100 { await recorder.add(step) }
    #expect(await recorder.steps == Array(0..<100))
  }

  @Test("The queue is known to be the actor's, and another is not")
  func isolation() async {
    let recorder = Recorder()
    await recorder.assumeIsolation()
    #expect(await recorder.steps == [-1])
    await #expect(processExitsWith: .failure) {
      QueueExecutor(label: "test").checkIsolated()
    }
  }
}
