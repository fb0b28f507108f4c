import HearthModel
import SyncProperties
import SyncProtocol
import Testing

/// What every merge, every clock and every form on the wire has to keep, on a small scale;
/// `Scripts/simulate` tries the volumes, and `Scripts/test --full` under the address sanitizer.
@Suite("Merges and the wire keep their rules", .timeLimit(.minutes(20)))
struct MergePropertyTests {
  @Test("Merges do not mind the order or the number, and lose nothing")
  func merges() {
    var rules = MergeRules(seed: 11)
    #expect(rules.broken(by: 2_000) == [])
  }

  #if DEBUG
  @Test("The rules find a merge that goes by arrival")
  func arrival() {
    let broken = Mutant.$planted.withValue(.arrivalDecidesTies) {
      var rules = MergeRules(seed: 11)
      return rules.broken(by: 2_000)
    }
    #expect(broken.contains("commutative"))
  }

  @Test(
    "The rules find a clock that is none",
    arguments: [Mutant.wallClockStamps, .clockWithoutReceive]
  )
  func clock(_ mutant: Mutant) {
    let broken = Mutant.$planted.withValue(mutant) {
      var rules = ClockRules(seed: 15)
      return rules.broken(by: 500)
    }
    #expect(broken != [])
  }
  #endif

  @Test("A clock never runs backwards and never reaches 2^63")
  func clocks() {
    var rules = ClockRules(seed: 15)
    #expect(rules.broken(by: 2_000) == [])
  }

  @Test("No bytes at all make a decoder trap", arguments: DecoderCase.all.map(\.name))
  func noise(_ name: String) throws {
    let decoder = try #require(DecoderCase.all.first { $0.name == name })
    #expect(decoder.readsSamples)
    let (taken, wrong) = decoder.endure(rounds: 2_000, seed: 14)
    #expect(taken > 0)
    #expect(wrong == 0)
  }

  @Test("Times from 2^63 on are not taken for times", arguments: [1 << 63, UInt64.max])
  func impossible(_ time: UInt64) {
    let row = StoredRow(
      values: [],
      stamps: Stamps(groups: [.init(time: time, device: 1, fields: 1)])
    )
    let bytes = WireRecord(kind: 1, id: RecordID(high: 0, low: 1), row: row).bytes
    #expect(throws: WireError.malformed) { try WireRecord(bytes: bytes) }
  }

  @Test("Padding is taken away again and tells no length")
  func padding() throws {
    for count in 0...2_000 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
      let padded = Padding.added(to: bytes)
      #expect(try Padding.removed(from: padded) == bytes)
      #expect(padded.count == Padding.size(for: count + 1))
      #expect(padded.count <= max(64, count + 64 + count / 8))
    }
  }
}
