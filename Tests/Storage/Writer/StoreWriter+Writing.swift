import Glibc
import HearthPorts

extension StoreWriter {
  /// Writes commit after commit and says the number of each that the store has acknowledged.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - ledger: what to write; goes on where the file ends.
  ///   - seconds: for how long.
  ///   - manner: on the caller's thread or on queues; dying after the third commit; or with a fault
  ///     that a test must find: numbers said too early, commits in pieces.
  /// - Throws: what the store throws.
  static func write(_ path: String, _ ledger: Ledger, seconds: Int, _ manner: String) async throws {
    let end = ContinuousClock.now + .seconds(seconds)
    let store = try await open(path, manner == "queues" ? .queues : .caller)
    guard var number = try await store.number(of: ledger) else { throw Complaint("half a commit") }
    while ContinuousClock.now < end {
      number += 1
      if manner == "early" { say("\(number)") }
      if manner == "pieces" {
        try await writePieces(number, ledger, store)
      } else {
        try await store.write { [number] in try ledger.write(number, in: $0) }
      }
      if manner != "early" { say("\(number)") }
      if manner == "dying", number == 3 { kill(getpid(), SIGKILL) }
    }
    await store.close()
  }

  private static func writePieces(_ number: Int, _ ledger: Ledger, _ store: any Store) async throws
  {
    for entry in ledger.entries(of: number) { try await store.write { try $0.put(entry) } }
    try await store.write { try ledger.write(number, in: $0) }
  }

  /// Writes until the medium is full, then says up to which commit the store holds everything.
  static func fill(_ path: String) async throws {
    let ledger = Ledger(round: 1_000_000)
    let store = try await open(path, .caller)
    guard var number = try await store.number(of: ledger) else { throw Complaint("half a commit") }
    var failures = 0
    while failures < 3 {
      do {
        try await store.write { [number] in try ledger.write(number + 1, in: $0) }
        number += 1
      } catch StoreError.full(path) {
        failures += 1
        let kept = try await store.number(of: ledger)
        guard kept == number else { throw Complaint("\(String(describing: kept)), not \(number)") }
      }
    }
    await store.close()
    let again = try await open(path, .caller)
    let kept = try await again.number(of: ledger)
    guard kept == number else { throw Complaint("\(String(describing: kept)), not \(number)") }
    await again.close()
    say("full after \(number)")
  }

  /// Says the number of the last commit, and what becomes of an attempt to write another.
  static func read(_ path: String) async throws {
    let ledger = Ledger()
    let store = try await open(path, .caller)
    guard let number = try await store.number(of: ledger) else { throw Complaint("half a commit") }
    do {
      try await store.write { try ledger.write(number + 1, in: $0) }
      say("wrote after \(number)")
    } catch StoreError.readOnly(path) {
      say("read only after \(number)")
    }
    await store.close()
  }
}
