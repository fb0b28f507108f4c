import HearthHousehold
import HearthModel
import Testing

@Suite("Identifiers of imported records")
struct ImportedRowTests {
  /// Names as a source has them: alike but for a letter or two.
  static let families: [[String]] = [
    (0..<100).map { "loop\t\ttracker\tTracker \($0)\t1" },
    (0..<100).map { "loop\t\ttracker\tRun\t\($0)" },
    (0..<100).map { "\($0) minutes" },
    (0..<1000).map { String(UnicodeScalar(0x400 + $0 % 200) ?? "?") + String($0 / 200) },
  ]

  @Test("Keys that differ in a letter differ in the first twelve bytes too", arguments: families)
  func firstTwelveBytes(_ keys: [String]) {
    let ids = keys.map { ImportedRow.recordID(forKey: $0, at: Instant(seconds: 1_500_000_000)) }
    #expect(Set(ids.map { [$0.high, $0.low >> 32] }).count == keys.count)
    #expect(Set(ids.map(\.low)).count == keys.count)
    // About half of the bits of two identifiers differ.
    let bits = zip(ids, ids.dropFirst()).map { (($0.low ^ $1.low) >> 32).nonzeroBitCount }
    let mean = Double(bits.reduce(0, +)) / Double(bits.count)
    #expect((14...18).contains(mean), "\(mean)")
  }

  @Test("A key has one identifier, on every device, ordered by time")
  func stable() {
    let early = ImportedRow.recordID(forKey: "a", at: Instant(seconds: 1))
    #expect(early == ImportedRow.recordID(forKey: "a", at: Instant(seconds: 1)))
    #expect(early < ImportedRow.recordID(forKey: "a", at: Instant(seconds: 2)))
  }
}
