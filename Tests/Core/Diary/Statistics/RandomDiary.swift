import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import TestSupport
import Testing

@testable import DiaryCore

/// A made-up history of sleeps and events of every kind, in a store.
struct RandomDiary {
  let history: RandomHistory
  let child: Child
  let feedings: [Feeding]
  let family: Family

  init(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed &+ 900)
    history = try RandomHistory(seed: seed, isClean: seed.isMultiple(of: 2))
    family = try await Family("Europe/Moscow", now: "2026-01-01 12:00")
    var child = family.child
    let days = history.days
    child.born = days.isEmpty ? child.born : days[days.count / 3]
    self.child = child
    var feedings: [Feeding] = []
    var others: [any DiaryEvent] = []
    if let first = days.first, let last = days.last {
      let times = history.zones.start(of: first).seconds..<history.zones.start(of: last).seconds
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        let time = Instant(seconds: Int64.random(in: times, using: &random))
        feedings.append(Self.feeding(of: child.id, at: time, &random))
      }
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        let time = Instant(seconds: Int64.random(in: times, using: &random))
        let kind = try #require(EventKind.allCases.randomElement(using: &random))
        let id = RecordID(high: random.next(), low: random.next())
        others.append(kind.sample(id: id, of: child.id, at: time, by: history.zones))
      }
    }
    feedings += others.compactMap { $0 as? Feeding }
    self.feedings = feedings
    let sleeps = history.sleeps.map { sleep in
      var sleep = sleep
      sleep.child = child.id
      return sleep
    }
    let (stored, rest, kept) = (feedings, others, child)
    try await family.dependencies.store.write { transaction in
      try transaction.put(kept)
      for sleep in sleeps { try transaction.put(sleep) }
      for feeding in stored { try transaction.put(feeding) }
      for event in rest { try transaction.put(event) }
    }
  }

  private static func feeding(
    of child: RecordID,
    at time: Instant,
    _ random: inout SplitMix64
  ) -> Feeding {
    var feeding = Feeding(
      id: RecordID(high: random.next(), low: random.next()),
      of: child,
      at: time
    )
    let methods = [FeedingMethod.left, .right, .both, .bottle, .parentFed]
    feeding.method = methods.randomElement(using: &random) ?? .bottle
    feeding.amount = Bool.random(using: &random) ? Int.random(in: 0...2000, using: &random) : nil
    let length = Duration.seconds(Int64.random(in: 0...90_000, using: &random))
    feeding.end = Int.random(in: 0..<8, using: &random) == 0 ? nil : time + length
    return feeding
  }

  /// All days as a range tells them.
  func range() async throws -> DiaryRange? {
    guard let first = history.days.first, let last = history.days.last else { return nil }
    let (child, history) = (child, history)
    return try await family.dependencies.store.read {
      try DayReader($0, zones: history.zones, now: history.now).range(first...last, of: child)
    }
  }

  /// A day as the Day scene tells it.
  func day(_ day: Day) async throws -> DiaryDay {
    let (child, history) = (child, history)
    return try await family.dependencies.store.read {
      try DayReader($0, zones: history.zones, now: history.now).day(day, of: child)
    }
  }
}
