#if Contracts
import HearthModel
import HearthPorts
import Testing

extension MaintenanceContract {
  static let restoring: [MaintenanceBehaviour] = [
    MaintenanceBehaviour("A restored store holds what was copied, and nothing since") { trial in
      try await trial.store.put([Sample.full, Sample.numbered(1), Sample.numbered(2)])
      try await trial.store.delete(Sample.numbered(2))
      try await trial.store.write {
        try $0.store(StoredRow(values: [], stamps: Stamps()), kind: 900, Sample.full.id)
      }
      let tombstone = try await trial.store.stored(Sample.numbered(2))
      let path = try trial.path()
      let backup = try await trial.maintenance.backUp(to: path)
      try await trial.store.put(Sample.numbered(3))
      try await trial.store.delete(Sample.full)
      await trial.store.close()
      #expect(try await trial.maintenance.restore(from: path).backup == backup)
      let store = try await trial.open()
      #expect(try await store.all(Sample.query) == [Sample.numbered(1), Sample.full])
      #expect(try await store.stored(Sample.numbered(2)) == tombstone)
      #expect(try await store.read { try $0.stored(kind: 900, Sample.full.id) } != nil)
      #expect(try await trial.maintenance.verify(path) == backup)
    },
    MaintenanceBehaviour("The store that was replaced can itself be restored") { trial in
      let path = try trial.path()
      _ = try await trial.maintenance.backUp(to: path)
      try await trial.store.put(Sample.full)
      await trial.store.close()
      let first = try await trial.maintenance.restore(from: path)
      let kept = try #require(first.kept)
      #expect(try await trial.maintenance.verify(kept).records == 1)
      let second = try await trial.maintenance.restore(from: kept)
      #expect(second.backup.records == 1 && second.kept != kept)
      #expect(try await trial.open().all(Sample.query) == [Sample.full])
    },
    MaintenanceBehaviour("A copy is restored where another store is") { trial in
      try await trial.store.put([Sample.full, Sample.numbered(1)])
      let path = try trial.path()
      _ = try await trial.maintenance.backUp(to: path)
      let other = try await trial.elsewhere()
      try await other.store.put(Sample.numbered(9))
      await other.store.close()
      _ = try await other.maintenance.restore(from: path)
      #expect(try await other.open().all(Sample.query) == [Sample.numbered(1), Sample.full])
      #expect(try await trial.store.all(Sample.query) == [Sample.numbered(1), Sample.full])
    },
    MaintenanceBehaviour("A restored store is another device, whose stamps come later") { trial in
      try await trial.store.put(Sample.numbered(1))
      let before = try #require(try await trial.store.stored(Sample.numbered(1)))
      let path = try trial.path()
      _ = try await trial.maintenance.backUp(to: path)
      await trial.store.close()
      _ = try await trial.maintenance.restore(from: path)
      let store = try await trial.open()
      try await store.put(Sample.numbered(2))
      let after = try #require(try await store.stored(Sample.numbered(2)))
      #expect(before.stamps.groups.map(\.device) != after.stamps.groups.map(\.device))
      #expect(try await store.time(of: Sample.numbered(1)) < store.time(of: Sample.numbered(2)))
      #expect(try await store.stored(Sample.numbered(1)) == before)
    },
    MaintenanceBehaviour("A store that somebody has open is not replaced") { trial in
      try await trial.store.put(Sample.numbered(1))
      let path = try trial.path()
      _ = try await trial.maintenance.backUp(to: path)
      try await trial.store.put(Sample.numbered(2))
      await #expect {
        _ = try await trial.maintenance.restore(from: path)
      } throws: { error in
        if case BackupError.store(.busy) = error { true } else { false }
      }
      try await trial.store.put(Sample.numbered(3))
      #expect(try await trial.store.numbers(Sample.query) == [1, 2, 3])
      await trial.store.close()
      #expect(try await trial.open().numbers(Sample.query) == [1, 2, 3])
    },
    MaintenanceBehaviour("A copy of a newer version is refused and the store stays") { trial in
      let other = try await trial.elsewhere()
      await other.store.close()
      try await other.open(LaterSample.modules).put([LaterSample]())
      let path = try trial.path()
      let later = try await other.later(LaterSample.modules)
      _ = try await later.backUp(to: path)
      try await trial.store.put(Sample.full)
      await trial.store.close()
      await #expect(throws: BackupError.copy(.newer(path: path))) {
        _ = try await trial.maintenance.restore(from: path)
      }
      #expect(try await trial.open().all(Sample.query) == [Sample.full])
    },
    MaintenanceBehaviour("A copy of an older version is brought up to date when it is opened") {
      trial in
      try await trial.store.put(Sample.full)
      let path = try trial.path()
      _ = try await trial.maintenance.backUp(to: path)
      await trial.store.close()
      let later = try await trial.later(LaterSample.modules)
      _ = try await later.restore(from: path)
      let store = try await trial.open(LaterSample.modules)
      #expect(try await store.all(LaterSample.query).map(\.title) == [Sample.full.title])
    },
  ]
}
#endif
