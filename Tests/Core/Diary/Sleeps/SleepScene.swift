import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import TestSupport

@testable import DiaryCore

/// A made-up diary of a few days, to the minute, so that sleeps often touch and often are in the way.
struct SleepScene {
  /// What the diary holds, told apart by seed.
  enum Shape: CaseIterable {
    /// What one device writes: no overlaps, at most the last one open.
    case clean
    /// With one that begins after now, and one long before the others.
    case farApart
    /// What a merge of two devices may leave: overlaps, several open ones.
    case merged
  }

  let now = Instant(seconds: 1_778_500_800)
  let sleeps: [Sleep]
  let feedings: [Instant]
  private(set) var random: SplitMix64

  init(seed: UInt64, _ shape: Shape) {
    var random = SplitMix64(seed: seed &+ 0x5EED)
    let now = now
    var minute = Int64.random(in: -4000 ... -2500, using: &random)
    var list: [Sleep] = []
    for index in 0..<Int.random(in: 0...6, using: &random) {
      let gap = Int64.random(in: 0...3, using: &random)
      minute += gap == 0 ? 0 : gap == 1 ? 1 : Int64.random(in: 2...300, using: &random)
      if shape == .merged { minute -= Int64.random(in: 0...120, using: &random) }
      if shape == .farApart, index == 1 { minute += 12 * 1440 }
      let length = Int64.random(in: 1...600, using: &random)
      let isOpen = shape == .merged && Int.random(in: 0..<4, using: &random) == 0
      list.append(
        Self.sleep(&random, now + .minutes(minute), isOpen ? nil : now + .minutes(minute + length))
      )
      minute += length
    }
    list = list.filter { $0.start <= now }
    if let last = list.last, last.end.map({ $0 > now }) ?? false {
      list[list.count - 1].end = Bool.random(using: &random) ? nil : now
      if last.start == now { list.removeLast() }
    }
    if shape == .farApart, list.last?.end != nil, Bool.random(using: &random) {
      list.append(Self.sleep(&random, now + .minutes(20), now + .minutes(50)))
    }
    sleeps = list
    feedings = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      now - .minutes(Int64.random(in: 0...3000, using: &random))
    }
    self.random = random
  }

  private static func sleep(
    _ random: inout SplitMix64,
    _ start: Instant,
    _ end: Instant?
  ) -> Sleep {
    let id = RecordID(high: UInt64(bitPattern: start.seconds) << 20, low: random.next())
    var draft = SleepDraft(
      start: start,
      end: end,
      note: ["a", "b", ""].randomElement(using: &random)
    )
    draft.kind = [nil, nil, .night, .day].randomElement(using: &random) ?? nil
    return draft.sleep(id: id, child: id)
  }

  /// A sleep that somebody writes into this diary, and its draft.
  mutating func another() -> SleepDraft {
    let start = now - .minutes(Int64.random(in: 1...4200, using: &random))
    let end = start + .minutes(Int64.random(in: 1...900, using: &random))
    let isOpen = Int.random(in: 0..<4, using: &random) == 0
    return SleepDraft(start: start, end: isOpen ? nil : min(end, now), note: "new")
  }

  /// A household of its own that holds the diary.
  func family() async throws -> Family {
    let family = try await Family("Europe/Moscow", now: "2026-05-11 15:00")
    family.clock.now = now
    let (sleeps, feedings, child) = (sleeps, feedings, family.child.id)
    try await family.dependencies.store.write { transaction in
      for sleep in sleeps {
        var sleep = sleep
        sleep.child = child
        try transaction.put(sleep)
      }
      for (index, start) in feedings.enumerated() {
        let draft = FeedingDraft(method: .left, content: .breastMilk, start: start, end: start)
        try transaction.put(
          try draft.feeding(id: RecordID(high: 7, low: UInt64(index)), child: child)
        )
      }
    }
    return family
  }
}

extension Family {
  /// All sleeps, by start.
  func sleeps() async throws -> [Sleep] {
    try await dependencies.store.read { try $0.fetch(Sleep.query.ordered(by: \.start)) }
  }

  /// What the sleeps sum to, as of now.
  func timeline() async throws -> Timeline {
    Timeline(try await sleeps(), now: clock.now)
  }

  /// Writes sleeps.
  var sleepJournal: SleepJournal { SleepJournal(dependencies) }
}
