import HearthModel
import TestSupport
import Testing

@Suite("A record identifier")
struct RecordIDTests {
  @Test("goes through its text unharmed and keeps its order")
  func text() throws {
    var random = SplitMix64(seed: 7)
    let ids = (0..<2000).map { _ in RecordID(high: random.next(), low: random.next()) }.sorted()
    for id in ids {
      #expect(id.description.utf8.count == 26)
      #expect(RecordID(id.description) == id)
      #expect(RecordID(id.description.uppercased()) == id)
    }
    #expect(ids.map(\.description) == ids.map(\.description).sorted())
  }

  @Test("begins with the time it was made")
  func timeOrder() {
    let earlier = RecordID(time: Instant(seconds: 1000), random: (.max, .max))
    let later = RecordID(time: Instant(milliseconds: 1_000_001), random: (0, 0))
    #expect(earlier < later)
  }

  @Test(
    "is refused where the text is none",
    arguments: ["", "1", String(repeating: "z", count: 26), String(repeating: "u", count: 26)]
  )
  func refused(_ text: String) {
    #expect(RecordID(text) == nil)
  }

  @Test("reads letters that look like digits")
  func lookAlikes() {
    let plain = RecordID("01ARZ3NDEKTSV4RRFFQ69G5F10")
    #expect(plain != nil)
    #expect(RecordID("O1ARZ3NDEKTSV4RRFFQ69G5FIO") == plain)
    #expect(RecordID("o1arz3ndektsv4rrffq69g5flo") == plain)
  }
}
