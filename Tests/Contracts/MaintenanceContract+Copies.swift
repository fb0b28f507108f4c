#if Contracts
import HearthModel
import HearthPorts
import Testing

extension MaintenanceContract {
  static let copying: [MaintenanceBehaviour] = [
    MaintenanceBehaviour("A copy tells where it is, how large, and how many records live in it") {
      trial in
      try await trial.store.put([Sample.full, Sample.numbered(1), Sample.numbered(2)])
      try await trial.store.put(Pair(id: RecordID(high: 0, low: 1), left: 1, right: 1))
      try await trial.store.delete(Sample.numbered(2))
      let path = try trial.path()
      let backup = try await trial.maintenance.backUp(to: path)
      #expect(backup.path == path && backup.records == 3)
      #expect(Int64(contents(path)?.count ?? 0) == backup.bytes)
      #expect(try await trial.maintenance.verify(path) == backup)
    },
    MaintenanceBehaviour("A copy replaces nothing that is there") { trial in
      try await trial.store.put(Sample.full)
      let path = try trial.path(holding: [1, 2, 3])
      await #expect(throws: BackupError.exists(path: path)) {
        _ = try await trial.maintenance.backUp(to: path)
      }
      #expect(contents(path) == [1, 2, 3])
    },
    MaintenanceBehaviour("A copy in a folder that is not there is refused and made nowhere") {
      trial in
      try await trial.store.put(Sample.full)
      let path = try trial.path() + "/copy"
      await #expect(throws: BackupError.self) { _ = try await trial.maintenance.backUp(to: path) }
      #expect(contents(path) == nil)
    },
    MaintenanceBehaviour("A copy made beside writes holds whole commits") { trial in
      let (store, maintenance) = (trial.store, trial.maintenance)
      let id = RecordID(high: 0, low: 1)
      try await store.put(Pair(id: id, left: 0, right: 0))
      let path = try trial.path()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 1...60 {
          group.addTask {
            try await store.write { transaction in
              try transaction.put(Pair(id: id, left: number, right: 0))
              try transaction.put(Sample.numbered(UInt64(number)))
              try transaction.put(Pair(id: id, left: number, right: number))
            }
          }
        }
        group.addTask { _ = try await maintenance.backUp(to: path) }
        for try await _ in group {}
      }
      await store.close()
      _ = try await maintenance.restore(from: path)
      let restored = try await trial.open()
      let pair = try #require(try await restored.all(Pair.query).first)
      #expect(pair.left == pair.right)
      let commits = try await restored.all(Sample.query).count
      #expect(pair.left == 0 ? commits == 0 : commits > 0)
    },
  ]

  static let verifying: [MaintenanceBehaviour] =
    [
      MaintenanceBehaviour("Nothing under a path is told as such") { trial in
        let path = try trial.path()
        await #expect(throws: BackupError.missing(path: path)) {
          _ = try await trial.maintenance.verify(path)
        }
        await #expect(throws: BackupError.missing(path: path)) {
          _ = try await trial.maintenance.restore(from: path)
        }
      }
    ]
    + spoilers.map { name, spoil in
      MaintenanceBehaviour("What is no sound copy is refused and the store stays: \(name)") {
        trial in
        try await trial.store.put((1...200).map { Sample.numbered($0) })
        let good = try trial.path()
        _ = try await trial.maintenance.backUp(to: good)
        try await trial.store.put(Sample.full)
        await trial.store.close()
        let bytes = spoil(try #require(contents(good)))
        let path = try trial.path(holding: bytes)
        for attempt in [trial.verification(of: path), trial.restoration(from: path)] {
          await #expect {
            try await attempt()
          } throws: { error in
            if case BackupError.copy = error { true } else { false }
          }
        }
        let isUntouched = contents(path) == bytes
        #expect(isUntouched)
        #expect(try await trial.open().all(Sample.query).count == 201)
      }
    }

  private static let spoilers: [(String, @Sendable ([UInt8]) -> [UInt8])] = [
    ("nothing in it", { _ in [] }),
    ("a text", { _ in Array("not a copy of anything\n".utf8) }),
    ("noise", { _ in (0..<9_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) } }),
    ("cut in half", { Array($0.prefix($0.count / 2)) }),
    (
      "its second half overwritten",
      { bytes in
        Array(bytes.prefix(bytes.count / 2))
          + [UInt8](repeating: 0xA5, count: bytes.count - bytes.count / 2)
      }
    ),
  ]
}

extension MaintenanceTrial {
  fileprivate func verification(of path: String) -> @Sendable () async throws -> Void {
    { [maintenance] in _ = try await maintenance.verify(path) }
  }

  fileprivate func restoration(from path: String) -> @Sendable () async throws -> Void {
    { [maintenance] in _ = try await maintenance.restore(from: path) }
  }
}
#endif
