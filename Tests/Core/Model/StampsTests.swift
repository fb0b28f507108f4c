import HearthModel
import TestSupport
import Testing

@Suite("Stamps")
struct StampsTests {
  @Test("of a later write take over its fields only")
  func stamping() {
    var stamps = Stamps()
    stamps.stamp(0b1111, time: 1, device: 9)
    stamps.stamp(0b0101, time: 2, device: 9)
    #expect(
      stamps.groups == [
        .init(time: 1, device: 9, fields: 0b1010), .init(time: 2, device: 9, fields: 0b0101),
      ]
    )
    stamps.stamp(0b1010, time: 4, device: 9)
    #expect(stamps.group(ofField: 1)?.time == 4)
    #expect(stamps.groups.count == 2)
  }

  @Test("go through their bytes unharmed, and no field is ever in two groups")
  func roundTrip() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<500 {
      var stamps = Stamps()
      for time in 1..<UInt64.random(in: 2...9, using: &random) {
        stamps.stamp(random.next(), time: time, device: random.next() % 3)
        var seen: UInt64 = 0
        for group in stamps.groups {
          #expect(seen & group.fields == 0)
          seen |= group.fields
        }
      }
      let copy = try stamps.bytes.withUnsafeBytes { try #require(Stamps(bytes: $0)) }
      #expect(copy == stamps)
    }
  }

  @Test("are refused where the bytes are cut", arguments: [1, 23, 25])
  func cut(_ count: Int) {
    let bytes = [UInt8](repeating: 0, count: count)
    #expect(bytes.withUnsafeBytes { Stamps(bytes: $0) } == nil)
  }
}
