#if Contracts
import HearthModel
import HearthPlugins
import HearthPorts
import Testing

extension StoreContract {
  static let creation: [StoreBehaviour] = [
    StoreBehaviour("A store that is made when first written answers as an empty one before") {
      trial in
      let store = try await trial.elsewhere().openUnmade()
      #expect(try await store.all(Sample.query) == [])
      #expect(try await store.one(Sample.full) == nil)
      #expect(try await store.stored(Sample.full) == nil)
      #expect(try await store.read { try $0.stored(kind: 9, RecordID(high: 0, low: 1)) } == nil)
      try await store.put(Sample.full)
      #expect(try await store.all(Sample.query) == [Sample.full])
    },
    StoreBehaviour("A store that was never made can be closed, and refuses everything then") {
      trial in
      let store = try await trial.elsewhere().openUnmade()
      await store.close()
      await #expect(throws: StoreError.closed) { try await store.all(Sample.query) }
      await #expect(throws: StoreError.closed) { try await store.put(Sample.full) }
    },
    StoreBehaviour("Reading makes no store, and the one that is made lasts", needs: [.durable]) {
      trial in
      let place = try trial.elsewhere()
      let first = try await place.openUnmade()
      #expect(try await first.all(Sample.query) == [])
      await first.close()
      let second = try await place.openUnmade()
      try await second.put(Sample.full)
      await second.close()
      let third = try await place.openUnmade()
      #expect(try await third.all(Sample.query) == [Sample.full])
    },
    StoreBehaviour("A store that somebody else has made is found and told of", needs: [.shared]) {
      trial in
      let place = try trial.elsewhere()
      let early = try await place.openUnmade()
      var changes = early.changes().makeAsyncIterator()
      #expect(try await early.all(Sample.query) == [])
      try await place.open(Sample.modules).put(Sample.full)
      #expect(await changes.next() == .unknown)
      #expect(try await early.all(Sample.query) == [Sample.full])
      try await early.put(Sample.numbered(1))
      #expect(
        await changes.next()
          == .records(kind: Sample.schema.table.kind, ids: [Sample.numbered(1).id])
      )
      #expect(try await early.all(Sample.query).count == 2)
    },
  ]
}
#endif
