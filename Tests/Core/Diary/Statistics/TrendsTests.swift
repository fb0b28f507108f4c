import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import TestSupport
import Testing

@testable import DiaryCore

@Suite("Trends")
struct TrendsTests {
  @Test("hold each day once, and average like the range does", arguments: TrendStep.allCases)
  func sameAsAverages(_ step: TrendStep) async throws {
    for seed in 0..<20 as Range<UInt64> {
      guard let range = try await RandomDiary(seed: seed).range() else { continue }
      let trends = Trends(range, by: step)
      #expect(trends.buckets.flatMap(\.days) == range.days)
      for series in trends.series where !series.figure.isOfNight {
        let figure = try #require(DaySummary.figures.first { $0.key == series.figure.name })
        for (index, bucket) in trends.buckets.enumerated() {
          let own = DayAverages(bucket.days, firstEntry: range.firstEntry, now: range.now)
          #expect(equal(series.values[index], own.value(of: figure)))
          let recent = trends.buckets[max(0, index - step.span + 1)...index].flatMap(\.days)
          let moving = DayAverages(recent, firstEntry: range.firstEntry, now: range.now)
          #expect(equal(series.movingAverages[index], moving.value(of: figure)))
        }
      }
    }
  }

  @Test("begin weeks with the household's first weekday", arguments: FirstWeekday.known)
  func firstWeekday(_ weekday: FirstWeekday) async throws {
    let family = try await Family("Europe/Moscow", now: "2026-03-20 12:00")
    try await family.dependencies.store.write { transaction in
      var settings = HouseholdSettings.standard
      settings.firstWeekday = weekday
      try transaction.put(settings)
    }
    let weeks = Trends(try await family.range("2026-01-30", "2026-03-03"), by: .week).buckets
    #expect(weeks.map(\.from.weekday).dropFirst().allSatisfy { $0 == weekday.number })
    #expect(weeks.map(\.days.count).dropFirst().dropLast().allSatisfy { $0 == 7 })
  }

  @Test("begin weeks with Monday and months with their first day")
  func buckets() async throws {
    let family = try await Family("Europe/Moscow", now: "2026-03-20 12:00")
    let range = try await family.range("2026-01-30", "2026-03-03")
    let weeks = Trends(range, by: .week).buckets
    #expect(weeks.map(\.from.weekday).dropFirst().allSatisfy { $0 == 1 })
    #expect(weeks.map(\.days.count) == [3, 7, 7, 7, 7, 2])
    let months = Trends(range, by: .month).buckets
    #expect(months.map(\.from.description) == ["2026-01-30", "2026-02-01", "2026-03-01"])
    #expect(Trends(range, by: .day).buckets.count == 33)
  }

  @Test(
    "have patterns that tile the days as the Day scene does",
    arguments: 0..<30 as Range<UInt64>
  )
  func patterns(_ seed: UInt64) async throws {
    guard let range = try await RandomDiary(seed: seed).range() else { return }
    for (pattern, day) in zip(range.patterns, range.days) where !pattern.pieces.isEmpty {
      #expect(pattern.pieces.first?.range.lowerBound == 0)
      let edges = zip(pattern.pieces, pattern.pieces.dropFirst())
      #expect(edges.allSatisfy { $0.range.upperBound == $1.range.lowerBound })
      let passed = min(day.interval.upperBound, range.now) - day.interval.lowerBound
      #expect(pattern.pieces.last?.range.upperBound == passed.wholeSeconds)
      let asleep = pattern.pieces.filter { $0.kind == .night || $0.kind == .nap }
        .reduce(0) { $0 + Int64($1.range.count) }
      #expect(asleep == day.figures.sleep?.asleepSeconds ?? 0)
      #expect(pattern.halfHours.count == Int((pattern.seconds + 1799) / 1800))
    }
  }

  @Test(
    "count gaps between feedings from where the household says",
    arguments: 0..<30 as Range<UInt64>
  )
  func gaps(_ seed: UInt64) async throws {
    let diary = try await RandomDiary(seed: seed)
    guard let range = try await diary.range() else { return }
    let begun = diary.feedings.filter { $0.start <= range.now }
      .sorted { ($0.start, $0.id) < ($1.start, $1.id) }
    for gap in FeedingGap.known {
      let intervals = FeedingIntervals(range, from: gap)
      for (index, day) in range.days.enumerated() {
        var expected: [Int64] = []
        for (number, feeding) in begun.enumerated() where number > 0 {
          guard diary.history.zones.day(holding: feeding.start) == day.day else { continue }
          let last = begun[number - 1]
          let from = gap == .end ? last.end ?? last.start : last.start
          let seconds = max(0, (feeding.start - from).wholeSeconds)
          if seconds <= 26 * 3600 { expected.append(seconds) }
        }
        #expect(intervals.days[index].seconds == expected)
      }
    }
  }

  private func equal(_ left: Double?, _ right: Double?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return abs(left - right) < 1e-6
  }
}

@Suite("The next sleep, read from the store")
struct NextSleepTests {
  private func next(_ family: Family) async throws -> NextSleep {
    let zones = try await family.zones()
    let (now, child) = (family.clock.now, family.child)
    return try await family.dependencies.store.read {
      try DayReader($0, zones: zones, now: now).nextSleep(of: child)
    }
  }

  @Test("is not told without sleeps, while one lasts, or long after the last")
  func silence() async throws {
    let family = try await Family("Europe/Moscow", now: "2026-02-20 12:00")
    #expect(try await next(family) == .unknown(.noRecentSleep))
    try await family.sleep("2026-02-20 09:00", "2026-02-20 10:00")
    #expect(try await next(family) == .unknown(.tooFew(days: 0, needed: 5)))
    try await family.setNow("2026-02-21 12:00")
    #expect(try await next(family) == .unknown(.noRecentSleep))
    try await family.sleep("2026-02-21 11:00")
    #expect(try await next(family) == .unknown(.asleep))
    #expect(try await family.now().next == .unknown(.asleep))
  }

  @Test("is told from the days of the same rhythm, across a clock change")
  func clockChange() async throws {
    let family = try await Family("America/New_York", now: "2026-03-12 10:05")
    for day in 1...12 {
      let date = day < 10 ? "2026-03-0\(day)" : "2026-03-\(day)"
      try await family.sleep("\(date) 09:00", "\(date) 10:00")
      if day < 12 { try await family.sleep("\(date) 12:\(10 + day)", "\(date) 13:00") }
    }
    guard case .forecast(let forecast) = try await next(family) else {
      Issue.record("no forecast")
      return
    }
    #expect(forecast.days == 11)
    let (from, to) = (
      try await family.at("2026-03-12 12:10"), try await family.at("2026-03-12 12:30")
    )
    #expect(from <= forecast.expected && forecast.expected <= to)
  }
}
