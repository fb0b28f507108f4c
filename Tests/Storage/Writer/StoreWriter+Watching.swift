import Glibc
import HearthModel
import HearthPorts

extension StoreWriter {
  /// Looks whenever the store tells of a commit; in the end says the numbers last seen of the authors
  /// 1 and 2 and the longest time, in milliseconds, in which a commit can have stayed unseen.
  static func watch(_ path: String, seconds: Int) async throws {
    let store = try await open(path, .queues)
    let end = Task {
      try await ContinuousClock().sleep(for: .seconds(seconds))
      await store.close()
    }
    var sight = Sight([Ledger(author: 1), Ledger(author: 2)])
    for await _ in store.changes() {
      let began = ContinuousClock.now
      guard let entries = try? await store.read({ try $0.fetch(Entry.query) }) else { break }
      try sight.look(at: entries, began)
    }
    _ = await end.result
    let milliseconds = Int((sight.widest / .milliseconds(1)).rounded(.up))
    say((sight.numbers + [milliseconds]).map { "\($0)" }.joined(separator: " "))
  }

  /// Listens while nothing happens; says the processor time used and the time passed, both in
  /// microseconds.
  static func idle(_ path: String, seconds: Int) async throws {
    let store = try await open(path, .queues)
    let listening = Task { for await _ in store.changes() {} }
    try await ContinuousClock().sleep(for: .milliseconds(500))
    let (used, began) = (processorTime(), ContinuousClock.now)
    try await ContinuousClock().sleep(for: .seconds(seconds))
    say("\(processorTime() - used) \(Int((ContinuousClock.now - began) / .microseconds(1)))")
    await store.close()
    await listening.value
  }

  private static func processorTime() -> Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + $1.tv_sec * 1_000_000 + $1.tv_usec }
  }
}

/// How the commits of some authors are seen.
private struct Sight {
  private let ledgers: [Ledger]
  private(set) var numbers: [Int]
  /// The longest time between the beginning of one look and the end of the next that saw something
  /// new: whatever was new had been committed in between.
  private(set) var widest = Duration.zero
  private var lastLook: ContinuousClock.Instant?

  init(_ ledgers: [Ledger]) {
    self.ledgers = ledgers
    numbers = ledgers.map { _ in 0 }
  }

  mutating func look(at entries: [Entry], _ began: ContinuousClock.Instant) throws {
    let before = numbers
    numbers = try zip(ledgers, before).map { ledger, number in
      guard let seen = ledger.number(of: entries) else { throw Complaint("half a commit") }
      guard seen >= number else { throw Complaint("commit \(number) is gone") }
      return seen
    }
    if let lastLook, numbers != before { widest = max(widest, ContinuousClock.now - lastLook) }
    lastLook = began
  }
}
