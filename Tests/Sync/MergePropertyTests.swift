import HearthModel
import SyncClient
import SyncCrypto
import SyncProtocol
import TestSupport
import Testing

/// What every merge and every form on the wire has to keep, on random records.
@Suite("Merges and the wire keep their rules", .timeLimit(.minutes(20)))
struct MergePropertyTests {
  @Test("The order and the number of merges do not matter")
  func order() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<2_000 {
      let (a, b, c) = (record(&random), record(&random), record(&random))
      let all = a.merged(with: b).merged(with: c)
      #expect(all.bytes == a.merged(with: b.merged(with: c)).bytes)
      #expect(all.bytes == c.merged(with: a).merged(with: b).bytes)
      #expect(all.bytes == all.merged(with: a).bytes)
    }
  }

  @Test("No merge loses the latest write of a field")
  func latest() throws {
    var random = SplitMix64(seed: 12)
    for _ in 0..<2_000 {
      let (a, b) = (record(&random), record(&random))
      let merged = a.merged(with: b)
      for number in 0...9 {
        let times = [a, b].compactMap { $0.row.stamps.group(ofField: number)?.time }
        #expect(merged.row.stamps.group(ofField: number)?.time == times.max())
      }
    }
  }

  @Test("A record comes back from its bytes, and no other bytes give it")
  func wire() throws {
    var random = SplitMix64(seed: 13)
    for _ in 0..<5_000 {
      let record = record(&random)
      #expect(try WireRecord(bytes: record.bytes).bytes == record.bytes)
      #expect(throws: WireError.malformed) { try WireRecord(bytes: record.bytes.dropLast()) }
      #expect(throws: WireError.malformed) { try WireRecord(bytes: record.bytes + [0]) }
    }
  }

  @Test("No bytes at all make a decoder trap")
  func noise() throws {
    var random = SplitMix64(seed: 14)
    let cipher = try SodiumCipher()
    for _ in 0..<5_000 {
      var bytes = record(&random).bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8(
          truncatingIfNeeded: random.next()
        )
      }
      let noise = randomBytes(Int.random(in: 0...80, using: &random)) { random.next() }
      for input in [bytes, noise, Array(bytes.prefix(Int.random(in: 0...40, using: &random)))] {
        if let record = try? WireRecord(bytes: input) { #expect(record.bytes == input) }
        if let envelope = try? Envelope(bytes: input) { #expect(envelope.bytes == input) }
        _ = try? Padding.removed(from: input)
        _ = try? InviteCode(String(decoding: input, as: UTF8.self), cipher)
      }
    }
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

  @Test("A clock never runs backwards and never reaches 2^63")
  func clock() {
    var random = SplitMix64(seed: 15)
    for _ in 0..<2_000 {
      var clock = HybridClock(last: random.next())
      var last: UInt64 = 0
      for _ in 0..<50 {
        if Bool.random(using: &random) {
          clock.receive(
            [random.next(), 1 << 63, .max, (1 << 63) - 1].randomElement(using: &random) ?? 0
          )
        }
        let now = Instant(milliseconds: Int64(bitPattern: random.next()))
        let time = clock.next(now)
        #expect(time > last || time == HybridClock.limit - 1)
        #expect(time < HybridClock.limit)
        last = time
      }
    }
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

  private func record(_ random: inout SplitMix64) -> WireRecord {
    var row = StoredRow(values: [], stamps: Stamps())
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      var fields = random.next() & 0b11_1111_1111
      if fields == 0 { fields = 1 }
      let time = UInt64.random(in: 0...3, using: &random) << 16
      row.stamps.stamp(fields, time: time, device: UInt64.random(in: 1...3, using: &random))
    }
    row.alive = Bool.random(using: &random)
    for number in 1...9 where row.stamps.group(ofField: number) != nil {
      let bytes = Value.integer(Int64.random(in: 0...2, using: &random)).bytes
      row.unknown.append(UnknownField(number: number, bytes: bytes))
    }
    return WireRecord(kind: 7, id: RecordID(high: 1, low: 2), row: row)
  }
}
