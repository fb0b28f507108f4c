import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import TestSupport
import Testing

@testable import DiaryCore

/// A made-up history: sleeps of every shape, in zones that change under way.
struct RandomHistory {
  private static let zoneNames = [
    "Europe/Moscow", "America/New_York", "Australia/Lord_Howe", "Africa/Cairo", "Asia/Tokyo",
    "America/Santiago", "Asia/Kathmandu", "Pacific/Apia", "America/Asuncion",
  ]

  let zones: TimeZoneHistory
  let sleeps: [Sleep]
  let now: Instant

  /// The history of a seed; `isClean` leaves out what one device would refuse, `zoneCount` says in how
  /// many zones it takes place.
  init(seed: UInt64, isClean: Bool, zoneCount: Int? = nil) throws {
    var random = SplitMix64(seed: seed)
    let system = SystemTimeZones(environment: Environment())
    let start = Int64.random(in: 1_300_000_000..<1_800_000_000, using: &random)
    var eras: [TimeZoneHistory.Era] = []
    for _ in 0..<(zoneCount ?? Int.random(in: 1...4, using: &random)) {
      let since = Instant(seconds: start + Int64.random(in: 0..<10 * 86_400, using: &random))
      let name = try #require(Self.zoneNames.randomElement(using: &random))
      eras.append(.init(since: since, zone: try system.rules(named: name)))
    }
    zones = TimeZoneHistory(eras)
    sleeps = Self.sleeps(from: start, isClean: isClean, &random)
    let latest = sleeps.map { ($0.end ?? $0.start).seconds }.max() ?? start
    now = Instant(seconds: Int64.random(in: start..<latest + 200_000, using: &random))
  }

  private static func sleeps(
    from start: Int64,
    isClean: Bool,
    _ random: inout SplitMix64
  ) -> [Sleep] {
    var cursor = start
    let count = Int.random(in: 0...40, using: &random)
    return (0..<count).map { index in
      cursor += Int64.random(in: 0...20_000, using: &random) * (Bool.random(using: &random) ? 1 : 0)
      let length = Int64.random(in: 1...40_000, using: &random)
      let begin = isClean ? cursor : cursor - Int64.random(in: 0...5000, using: &random)
      let isOpen =
        isClean
        ? index == count - 1 && Bool.random(using: &random)
        : Int.random(in: 0..<12, using: &random) == 0
      cursor = begin + length
      return Sleep(
        id: RecordID(high: random.next(), low: random.next()),
        child: RecordID(high: 0, low: 1),
        start: Instant(seconds: begin),
        end: isOpen ? nil : Instant(seconds: begin + length),
        kindByHand: [nil, nil, .night, .day].randomElement(using: &random) ?? nil,
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

  /// The days that the history touches, with one before and one after.
  var days: [Day] {
    let instants = sleeps.map(\.start) + sleeps.compactMap(\.end) + [now]
    guard let first = instants.min(), let last = instants.max() else { return [] }
    return Array(
      zones.day(holding: first).number - 1...zones.day(holding: last).number + 1
    ).map { Day(number: $0) }
  }
}

/// What must hold of any history; each check answers what it found wrong.
enum TimelineChecks {
  /// Sections of every day sum to its length, up to now, and neither overlap nor leave gaps.
  static func tilingFaults(_ history: RandomHistory) -> [String] {
    let timeline = Timeline(history.sleeps, now: history.now)
    var faults: [String] = []
    var end: Instant?
    for day in history.days {
      let interval = history.zones.interval(of: day)
      if let end, end != interval.lowerBound { faults.append("\(day): a gap between days") }
      end = interval.upperBound
      let passed =
        interval
        .lowerBound..<max(
          interval.lowerBound,
          min(interval.upperBound, history.now)
        )
      var cursor = passed.lowerBound
      for section in timeline.sections(touching: interval) {
        let inside = section.extent.clamped(to: passed)
        if inside.lowerBound != cursor { faults.append("\(day): a hole or an overlap") }
        cursor = inside.upperBound
      }
      if cursor != passed.upperBound { faults.append("\(day): does not sum to its length") }
    }
    return faults
  }

  /// The child is asleep at a second exactly if some sleep counts then, told without any sorting.
  static func membershipFaults(_ history: RandomHistory, seed: UInt64) -> [String] {
    var random = SplitMix64(seed: seed)
    let timeline = Timeline(history.sleeps, now: history.now)
    let instants = history.sleeps.flatMap { [$0.start, $0.end ?? history.now] }
    guard let first = instants.min(), first < history.now else { return [] }
    return (0..<40).compactMap { _ in
      let instant = Instant(
        seconds: Int64.random(in: first.seconds..<history.now.seconds, using: &random)
      )
      let isAsleep = timeline.stretches.contains { $0.range.contains(instant) }
      return isAsleep == plainlyAsleep(history, at: instant) ? nil : "wrong at \(instant.seconds)"
    }
  }

  static func plainlyAsleep(_ history: RandomHistory, at instant: Instant) -> Bool {
    history.sleeps.contains { sleep in
      guard sleep.start <= instant, sleep.start <= history.now else { return false }
      if let end = sleep.end { return instant < end }
      let next = history.sleeps.filter { other in
        other.end != nil && other.start <= history.now
          && (other.start, other.id) > (sleep.start, sleep.id)
      }.map(\.start).min()
      return instant < next ?? history.now
    }
  }
}

@Suite("Any history")
struct TimelineProperties {
  @Test("is tiled by the sections of its days", arguments: [true, false])
  func tiling(_ isClean: Bool) throws {
    for seed in 0..<400 {
      let history = try RandomHistory(seed: UInt64(seed), isClean: isClean)
      let faults = TimelineChecks.tilingFaults(history)
      #expect(faults.isEmpty, "seed \(seed): \(faults)")
    }
  }

  @Test("is asleep exactly where some sleep counts", arguments: [true, false])
  func membership(_ isClean: Bool) throws {
    for seed in 0..<400 {
      let history = try RandomHistory(seed: UInt64(seed), isClean: isClean)
      let faults = TimelineChecks.membershipFaults(history, seed: UInt64(seed))
      #expect(faults.isEmpty, "seed \(seed): \(faults)")
    }
  }

  @Test("has days whose sleep and wakefulness sum to their length")
  func conservation() throws {
    for seed in 0..<300 {
      let history = try RandomHistory(seed: UInt64(seed), isClean: seed.isMultiple(of: 2))
      let timeline = Timeline(history.sleeps, now: history.now)
      let clock = DayClock(zones: history.zones, night: .standard)
      for day in history.days {
        let interval = history.zones.interval(of: day)
        let figures = clock.sleepFigures(in: interval, of: timeline)
        if interval.lowerBound > history.now { #expect(figures == nil) }
        guard let figures else { continue }
        let passed = min(interval.upperBound, history.now) - interval.lowerBound
        #expect(figures.asleepSeconds + figures.awakeSeconds == passed.wholeSeconds)
        #expect(figures.napSeconds <= figures.asleepSeconds)
        #expect(figures.longestNapSeconds <= figures.napSeconds)
      }
    }
  }

  @Test("gives each night sleep to exactly one night")
  func nights() throws {
    for seed in 0..<200 {
      let history = try RandomHistory(seed: UInt64(seed), isClean: true)
      let clock = DayClock(zones: history.zones, night: .standard)
      let windows = history.days.map(clock.nightWindow)
      for (earlier, later) in zip(windows, windows.dropFirst()) {
        #expect(earlier.upperBound == later.lowerBound)
      }
    }
  }
}
