import HearthPorts
import Testing

@Suite("When reading and writing fail", .serialized, .timeLimit(.minutes(20)))
struct InputOutputTests {
  static let faults: [Fault] = Fault.Start.allCases.flatMap { start in
    let once = operations.map { Fault($0, $1, .error, isLasting: false, start) }
    let full = Fault("write", .write, .full, isLasting: false, start)
    let lasting = isLongRun || start == .crashed ? lasting(on: start) : []
    return once + [full] + lasting
  }

  private static func lasting(on start: Fault.Start) -> [Fault] {
    [
      Fault("write", .write, .full, isLasting: true, start),
      Fault("anything", .all, .error, isLasting: true, start),
    ] + (isLongRun ? operations.map { Fault($0, $1, .error, isLasting: true, start) } : [])
  }

  private static let operations: [(String, FaultDisk.Operations)] = [
    ("open", .open), ("read", .read), ("write", .write), ("sync", .sync), ("truncate", .truncate),
    ("delete", .delete), ("lock", .lock), ("size", .size), ("shared memory", .memory),
    ("access", .access),
  ]

  @Test("The n-th failure is told, and takes nothing that was acknowledged", arguments: faults)
  func failures(_ fault: Fault) async throws {
    let report = try await fault.everyNth()
    #expect(report.faults == [])
    #expect(report.injected >= fault.leastCount, "\(report)")
  }

  @Test("A disk that drops a write without a word is found out")
  func lyingDisk() async throws {
    let report = try await Fault("write", .write, .lie, isLasting: false, .crashed).everyNth()
    #expect(report.injected > 20 && !report.faults.isEmpty)
  }
}

/// What fails, and on which file.
struct Fault: Sendable, CustomTestStringConvertible {
  /// What lies there before.
  enum Start: CaseIterable {
    case nothing
    /// A closed file of an older version.
    case older
    /// A file with a log of commits that are not in it yet.
    case crashed
  }

  struct Report {
    var injected = 0
    var faults: [String] = []
  }

  let operations: FaultDisk.Operations
  let failure: FaultDisk.Failure
  let isLasting: Bool
  let start: Start
  private let name: String

  init(
    _ name: String,
    _ operations: FaultDisk.Operations,
    _ failure: FaultDisk.Failure,
    isLasting: Bool,
    _ start: Start
  ) {
    self.name = name
    self.operations = operations
    self.failure = failure
    self.isLasting = isLasting
    self.start = start
  }

  var testDescription: String {
    "\(name): \(failure)\(isLasting ? " from then on" : ""), on \(start)"
  }

  /// How many times the operation occurs at the least.
  var leastCount: Int {
    switch (operations, start) {
    case (.delete, .older), (.delete, .crashed), (.truncate, _): 0
    case (.delete, .nothing), (.access, _), (.memory, _), (.open, _): 1
    default: 3
    }
  }

  /// Whether an error is the one to tell this failure with.
  func isRight(_ error: any Error) -> Bool {
    switch (error as? StoreError, failure) {
    case (.full, .full), (.inputOutput, .error): true
    default: false
    }
  }

  /// Lets the first operation fail, the second, and so on until none is left to fail.
  func everyNth() async throws -> Report {
    var report = Report()
    for nth in 1... {
      let faults: [String]? = try await withTemporaryFolder { folder in
        var run = try await FaultRun(self, folder)
        run.disk.fail(operations, at: nth, failure, lasting: isLasting)
        try await run.run()
        return run.disk.heal() > 0 ? try await run.verdict() : nil
      }
      guard let faults else { return report }
      report.injected += 1
      await Task.yield()
      report.faults += faults.map { "operation \(nth): \($0)" }
    }
    return report
  }
}
