import HearthModel
import HearthPorts
import Testing

@testable import StorageSQL

@Suite("What backends share")
struct SharedPartsTests {
  static let values: [Value] = [
    .null, .integer(0), .integer(-1), .integer(.min), .integer(.max), .text(""), .text("a\0é😀"),
    .id(RecordID(high: 0, low: 0)), .id(RecordID(high: .max, low: 1)),
  ]

  @Test("A value survives its bytes", arguments: values)
  func valueBytes(_ value: Value) {
    #expect(Value(bytes: value.bytes) == value)
  }

  @Test(
    "Bytes that are no value give none",
    arguments: [
      [], [0, 0], [1], [1, 2, 3], [2, 0xFF], [3] + Array(repeating: 0, count: 15), [4], [255, 0],
    ]
  )
  func noValue(_ bytes: [UInt8]) {
    #expect(Value(bytes: bytes) == nil)
  }

  @Test("Unknown fields survive their packing, and no cut of it is taken for whole")
  func packing() {
    let fields = [
      UnknownField(number: 1, bytes: []),
      UnknownField(number: 63, bytes: Array(repeating: 7, count: 300)),
      UnknownField(number: 40, bytes: [1, 2, 3]),
    ]
    let packed = fields.packed
    #expect([UnknownField](packed: packed) == fields)
    let wholeLengths = [0, 5, 310]
    for length in 0..<packed.count where !wholeLengths.contains(length) {
      #expect([UnknownField](packed: Array(packed.prefix(length))) == nil, "\(length)")
    }
  }

  @Test("The clock rises over any walk of the wall clock and of other devices")
  func clock() {
    var generator = Generator(state: 42)
    var clock = HybridClock()
    var last: UInt64 = 0
    var faults = 0
    for _ in 0..<100_000 {
      let extremes: [Int64] = [.min, -1, 0, 1 << 46]
      let isExtreme = generator.next() % 50 == 0
      let wall =
        isExtreme
        ? extremes[Int(generator.next() % 4)] : Int64(generator.next() % 4_000_000_000_000)
      if generator.next() % 4 == 0 {
        clock.receive(generator.next() >> (2 + generator.next() % 30))
      }
      let time = clock.next(Instant(milliseconds: wall))
      let rises = time > last || last == HybridClock.limit - 1
      if !rises || time >= HybridClock.limit { faults += 1 }
      last = time
    }
    #expect(faults == 0)
  }
}

private struct Generator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}
