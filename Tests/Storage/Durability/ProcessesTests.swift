import StorageSQLite
import Testing

@testable import StoreWriter

@Suite("Four processes on one file", .timeLimit(.minutes(20)))
struct ProcessesTests {
  private let seconds = isLongRun ? 30 : 3

  @Test("Two writers and two readers: nobody is refused, and commits are seen within a second")
  func processes() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.hearth")
      let writers = try [("1", "caller"), ("2", "queues")].map { author, manner in
        try ChildProcess(writer: "write", path, author, "\(seconds)", manner)
      }
      let readers = try (1...2).map { _ in
        try ChildProcess(writer: "watch", path, "\(seconds + 2)")
      }
      let written = try await numbers(of: writers).map { $0.last ?? 0 }
      let seen = try await numbers(of: readers)
      #expect(written.allSatisfy { $0 > 20 }, "\(written)")
      for sight in seen {
        #expect(Array(sight.prefix(2)) == written)
        #expect(sight.count == 3 && sight[2] < 1_000, "\(sight)")
      }
      for (author, count) in zip([1, 2], written) {
        let ledger = Ledger(author: author)
        #expect(await inspect(path, ledger, allowed: count...count) == nil)
      }
    }
  }

  @Test("Listening costs next to nothing", .enabled(if: isLongRun, "takes HEARTH_LONG=1"))
  func idle() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.hearth")
      let listener = try ChildProcess(writer: "idle", path, "5")
      let (lines, ending, _) = try await listener.finish()
      #expect(ending == .exit(0), "\(lines)")
      let times = try #require(lines.last).split(separator: " ").compactMap { Double($0) }
      #expect(times.count == 2 && times[0] / times[1] < 0.001, "\(times)")
    }
  }

  /// The numbers in each process's last line.
  private func numbers(of processes: [ChildProcess]) async throws -> [[Int]] {
    var numbers: [[Int]] = []
    for process in processes {
      let (lines, ending, _) = try await process.finish()
      #expect(ending == .exit(0), "\(lines.suffix(1))")
      numbers.append((lines.last ?? "").split(separator: " ").compactMap { Int($0) })
    }
    return numbers
  }
}
