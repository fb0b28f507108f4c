import HearthModel
import HearthPorts
import HearthSupport
import SeededRandom
import Testing

@Suite("Compiled zone files")
struct TZifTests {
  private func rules(_ file: TZifFile) throws -> ZoneRules {
    try ZoneRules(name: "Test/Zone", tzif: file.bytes)
  }

  private func offsets(_ rules: ZoneRules, _ seconds: [Int64]) -> [Int] {
    seconds.map { rules.offset(at: Instant(seconds: $0)) }
  }

  @Test("Before the first transition the first type is in force, from it on its own")
  func transitions() throws {
    let file = TZifFile(times: [100, 200], indices: [1, 2], offsets: [9000, 3600, -7200])
    let zone = try rules(file)
    #expect(
      offsets(zone, [-9_000_000_000, 99, 100, 199, 200, 9_000_000_000])
        == [9000, 9000, 3600, 3600, -7200, -7200]
    )
    #expect(zone.nextTransition(after: .distantPast) == Instant(seconds: 100))
    #expect(zone.nextTransition(after: Instant(milliseconds: 99_999)) == Instant(seconds: 100))
    #expect(zone.nextTransition(after: Instant(seconds: 100)) == Instant(seconds: 200))
    #expect(zone.nextTransition(after: Instant(seconds: 200)) == nil)
  }

  @Test("A file of the first version has 32-bit times and no footer")
  func firstVersion() throws {
    var file = TZifFile(times: [-100, 100], indices: [1, 0], offsets: [0, 3600])
    file.version = 0
    let zone = try rules(file)
    #expect(offsets(zone, [-101, -100, 99, 100]) == [0, 3600, 3600, 0])
  }

  @Test("From the last transition on the footer decides, for ever without any transition")
  func footer() throws {
    let footer = "CET-1CEST,M3.5.0,M10.5.0/3"
    let january: Int64 = 1_700_000_000
    let slim = try rules(
      TZifFile(times: [january], indices: [1], offsets: [0, 3600], footer: footer)
    )
    let july: Int64 = january + 240 * 86_400
    #expect(offsets(slim, [january - 1, january, july]) == [0, 3600, 7200])
    #expect(
      slim.nextTransition(after: Instant(seconds: january)) == Instant(seconds: 1_711_846_800)
    )
    let bare = try rules(TZifFile(footer: footer))
    #expect(offsets(bare, [january, july, july - 100 * 365 * 86_400]) == [3600, 7200, 7200])
  }

  @Test("Transitions that keep the offset are not told")
  func quietTransitions() throws {
    let file = TZifFile(times: [1, 2, 3, 4], indices: [0, 1, 1, 0], offsets: [0, 3600])
    let zone = try rules(file)
    #expect(zone.nextTransition(after: .distantPast) == Instant(seconds: 2))
    #expect(zone.nextTransition(after: Instant(seconds: 2)) == Instant(seconds: 4))
  }

  @Test("Times beyond the range of an instant count, but are never told")
  func extremeTimes() throws {
    let file = TZifFile(
      times: [.min, -(1 << 60), 5, .max - 1, .max],
      indices: [1, 2, 3, 1, 0],
      offsets: [0, 60, 120, 180],
      footer: "XXX-1"
    )
    let zone = try rules(file)
    #expect(zone.offset(at: .distantPast) == 120)
    #expect(zone.nextTransition(after: .distantPast) == Instant(seconds: 5))
    #expect(zone.nextTransition(after: Instant(seconds: 5)) == nil)
    #expect(zone.offset(at: Instant(seconds: 9_000_000_000_000_000)) == 180)
    let early = try rules(TZifFile(times: [.min], indices: [0], footer: "EST5EDT,M3.2.0,M11.1.0"))
    #expect(early.offset(at: .distantPast) != 0)
  }

  @Test(
    "What is no sound file is refused",
    arguments: [
      TZifFile(times: [1], indices: [1]), TZifFile(times: [2, 1], indices: [0, 0]),
      TZifFile(times: [1, 1], indices: [0, 0]), TZifFile(offsets: []),
      TZifFile(offsets: [93_600]), TZifFile(offsets: [.min]), TZifFile(leapSeconds: 1),
      TZifFile(footer: nil), TZifFile(footer: "CET"), TZifFile(times: [1]),
    ]
  )
  func unsound(file: TZifFile) {
    #expect(throws: TimeZoneError.malformed(name: "Test/Zone")) { try rules(file) }
  }

  @Test("Every shorter file is refused, and nothing behind the footer matters")
  func truncated() throws {
    let bytes = TZifFile(times: [1, 2], indices: [0, 1], offsets: [0, 60], footer: "XXX3").bytes
    for count in bytes.indices {
      #expect(throws: TimeZoneError.malformed(name: "x")) {
        try ZoneRules(name: "x", tzif: Array(bytes[..<count]))
      }
    }
    #expect(try ZoneRules(name: "x", tzif: bytes + [1, 2, 3]) == ZoneRules(name: "x", tzif: bytes))
  }

  @Test("A damaged file is read or refused, and what is read answers")
  func damaged() throws {
    var random = SplitMix64(seed: 5)
    let path = "/usr/share/zoneinfo/Europe/Moscow"
    let sound = [
      try FileReader.bytes(at: path, limit: 1 << 20),
      TZifFile(times: [1, 2], indices: [0, 1], offsets: [0, 60], footer: "EST5EDT,0/0,J365/23")
        .bytes,
    ]
    for round in 0..<4000 {
      var bytes = sound[round % 2]
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        bytes[.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      guard let zone = try? ZoneRules(name: "x", tzif: bytes) else { continue }
      for instant in [Instant.distantPast, Instant(seconds: 0), .distantFuture] {
        #expect(abs(zone.offset(at: instant)) < 100_000 * 2)
        if let next = zone.nextTransition(after: instant) { #expect(next > instant) }
      }
    }
  }
}
