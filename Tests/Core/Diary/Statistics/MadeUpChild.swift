import HearthHousehold
import HearthModel
import HearthSupport
import TestSupport
import Testing

@testable import DiaryCore

/// A child whose rhythm is known, to be foretold.
struct MadeUpChild: Sendable, CustomTestStringConvertible {
  let name: String
  /// Days of age on the first day.
  let age: Int
  /// Minutes awake before each nap and before the night.
  let windows: [Double]
  /// Minutes of each nap.
  let nap: Double
  /// Minutes by which all that varies, a standard deviation.
  let deviation: Double
  /// By how much the windows grow a day.
  let growth: Double

  /// Wakes at seven, sleeps four times, is awake for longer towards the evening than tables say.
  static let regular = MadeUpChild(
    name: "regular",
    age: 120,
    windows: [80, 100, 110, 135, 165],
    nap: 45,
    deviation: 8,
    growth: 0
  )
  /// Young, with windows that grow from week to week.
  static let growing = MadeUpChild(
    name: "growing",
    age: 70,
    windows: [60, 65, 70, 75, 80, 85, 90],
    nap: 50,
    deviation: 7,
    growth: 0.006
  )
  /// Two naps a day.
  static let toddler = MadeUpChild(
    name: "toddler",
    age: 430,
    windows: [180, 210, 300],
    nap: 75,
    deviation: 15,
    growth: 0
  )
  /// Sleeps whenever it happens.
  static let irregular = MadeUpChild(
    name: "irregular",
    age: 120,
    windows: [100, 100, 100, 100, 100],
    nap: 45,
    deviation: 75,
    growth: 0
  )

  var testDescription: String { name }

  /// Days that are written down.
  static let days = 60

  /// The child and its windows, with those who wake at night among them.
  func history(seed: UInt64 = 7) throws -> (child: Child, windows: [WakeWindow], end: Instant) {
    var random = SplitMix64(seed: seed)
    let first = try #require(Day(year: 2026, month: 3, day: 1))
    let zone = try SystemTimeZones(environment: Environment()).rules(named: "Europe/Berlin")
    let child = try ChildDraft(name: "Ada", born: first.advanced(by: -age))
      .child(id: RecordID(high: 0, low: 1), today: first)
    let clock = DayClock(zones: TimeZoneHistory(zone), night: .standard)
    let sleeps = (0..<Self.days).flatMap { day in
      made(of: day, from: clock.zones.start(of: first.advanced(by: day)), &random)
    }
    let end = sleeps.compactMap(\.end).max() ?? .distantPast
    let timeline = Timeline(sleeps, now: end)
    return (child, WakeWindow.all(in: timeline, of: child, clock), end)
  }

  private func made(
    of day: Int,
    from midnight: Instant,
    _ random: inout SplitMix64
  ) -> [Sleep] {
    let factor = 1 + growth * Double(day)
    var cursor = 7 * 60 + noise(&random)
    var sleeps: [(from: Double, to: Double)] = []
    for window in windows.dropLast() {
      let start = cursor + max(5, window * factor + noise(&random))
      cursor = start + max(10, nap + noise(&random))
      guard cursor < 19 * 60 else { break }
      sleeps.append((start, cursor))
    }
    let last = max(10, (windows.last ?? 0) * factor + noise(&random))
    let bedtime = min((sleeps.last?.to ?? cursor) + last, 23 * 60)
    let waking = 26 * 60 + noise(&random)
    sleeps += [(bedtime, waking), (waking + 25, 30.5 * 60)]
    return sleeps.map { sleep in
      Sleep(
        id: RecordID(high: random.next(), low: random.next()),
        child: RecordID(high: 0, low: 1),
        start: midnight + .seconds(Int64(sleep.from * 60)),
        end: midnight + .seconds(Int64(sleep.to * 60)),
        kindByHand: sleep.from >= bedtime ? .night : .day,
        place: nil,
        settling: nil,
        settlingSeconds: nil,
        moodAtStart: nil,
        moodAtEnd: nil,
        note: nil,
        author: nil
      )
    }
  }

  /// A normally distributed shift, of twelve evenly distributed ones.
  private func noise(_ random: inout SplitMix64) -> Double {
    let sum = (0..<12).reduce(0.0) { sum, _ in sum + Double.random(in: 0..<1, using: &random) }
    return (sum - 6) * deviation
  }
}
