#if Contracts
import HearthModel
import HearthPlugins
import HearthPorts
import Testing

extension StoreContract {
  static let locked: [StoreBehaviour] = [
    StoreBehaviour(
      "Data that may only be read are read, with a remark",
      needs: [.durable],
      needsLock: true
    ) { trial in
      try await trial.store.put([Sample.full, Sample.numbered(1)])
      await trial.store.close()
      #expect(trial.remarks == [])
      try trial.lock()
      let store = try await trial.open()
      #expect(trial.remarks.count == 1 && trial.remarks.allSatisfy(\.saysReadOnly))
      #expect(try await store.one(Sample.full) == Sample.full)
      #expect(try await store.all(Sample.query).count == 2)
      #expect(try await store.stored(Sample.full)?.alive == true)
      #expect(trial.remarks.count == 1)
    },
    StoreBehaviour(
      "Data that may only be read refuse what is written, and stay as they are",
      needs: [.durable],
      needsLock: true
    ) { trial in
      try await trial.store.put(Sample.full)
      let row = try #require(try await trial.store.stored(Sample.full))
      await trial.store.close()
      try trial.lock()
      let store = try await trial.open()
      await expectReadOnly { try await store.put(Sample.numbered(1)) }
      await expectReadOnly { try await store.delete(Sample.full) }
      await expectReadOnly { try await store.keep(row, Sample.numbered(2)) }
      #expect(try await store.all(Sample.query) == [Sample.full])
      #expect(try await store.stored(Sample.full) == row)
    },
    StoreBehaviour(
      "Data that may only be read cannot be brought up to a newer version",
      needs: [.durable],
      needsLock: true
    ) { trial in
      try await trial.store.put(Sample.full)
      await trial.store.close()
      try trial.lock()
      await expectReadOnly { _ = try await trial.open(LaterSample.modules) }
      let store = try await trial.open()
      #expect(try await store.all(Sample.query) == [Sample.full])
    },
  ]

  private static func expectReadOnly(_ body: () async throws -> Void) async {
    await #expect {
      try await body()
    } throws: { error in
      if case StoreError.readOnly = error { true } else { false }
    }
  }
}

extension StoreRemark {
  fileprivate var saysReadOnly: Bool {
    guard case .readOnly = self else { return false }
    return true
  }
}
#endif
