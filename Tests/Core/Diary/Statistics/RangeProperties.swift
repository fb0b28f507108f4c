import HearthHousehold
import HearthModel
import TestSupport
import Testing

@testable import DiaryCore

@Suite("A range of any history")
struct RangeProperties {
  @Test("tells of each day what the Day scene tells of it", arguments: 0..<60 as Range<UInt64>)
  func sameAsDays(_ seed: UInt64) async throws {
    let diary = try await RandomDiary(seed: seed)
    let faults = try await RangeChecks.differences(diary)
    #expect(faults.isEmpty, "seed \(seed): \(faults)")
  }

  @Test("tells what the definitions say", arguments: [true, false])
  func definitions(_ isClean: Bool) throws {
    for seed in 0..<150 {
      let history = try RandomHistory(seed: UInt64(seed), isClean: isClean)
      let faults = RangeChecks.sleepFaults(history)
      #expect(faults.isEmpty, "seed \(seed): \(faults)")
    }
  }

  @Test("tells of nights what the definition says, in one zone")
  func nights() throws {
    for seed in 0..<200 {
      let faults = try RangeChecks.nightFaults(seed: UInt64(seed))
      #expect(faults.isEmpty, "seed \(seed): \(faults)")
    }
  }

  @Test("counts each feeding on the day that holds its start", arguments: 0..<30 as Range<UInt64>)
  func feedings(_ seed: UInt64) async throws {
    let diary = try await RandomDiary(seed: seed)
    guard let range = try await diary.range() else { return }
    for day in range.days where day.figures.hasData {
      let own = diary.feedings.filter { feeding in
        feeding.start <= range.now && diary.history.zones.day(holding: feeding.start) == day.day
      }
      let figures = try #require(day.figures.feeding)
      #expect(figures.count == own.count)
      let bottles = own.filter { $0.method == .bottle }.map { $0.amount ?? 0 }
      #expect(figures.bottleAmount == bottles.reduce(0, +))
      #expect(figures.methods.counts.map(\.count).reduce(0, +) == own.count)
    }
  }

  @Test(
    "has averages over the finished days from the first entry",
    arguments: 0..<30 as Range<UInt64>
  )
  func averages(_ seed: UInt64) async throws {
    let diary = try await RandomDiary(seed: seed)
    guard let range = try await diary.range() else { return }
    let averages = DayAverages(range)
    let finished = range.days.filter { day in
      guard let first = range.firstEntry else { return false }
      return day.day >= first && day.interval.upperBound <= range.now && !day.interval.isEmpty
    }
    #expect(averages.counted.map(\.day) == finished.map(\.day))
    #expect(averages.daysWithData + averages.daysWithoutData.count == finished.count)
    for figure in DaySummary.figures {
      let average = averages.value(of: figure)
      guard figure.unit.isNumeric, !finished.isEmpty else {
        #expect(average == nil)
        continue
      }
      var sum = 0.0
      for day in finished { sum += figure.value(day)?.number ?? 0 }
      let value = try #require(average)
      #expect(abs(value * Double(finished.count) - sum) < 1e-6)
    }
  }
}

/// What must hold of any range; each check answers what it found wrong.
enum RangeChecks {
  /// Days of a range that differ from the same days by themselves.
  static func differences(_ diary: RandomDiary) async throws -> [String] {
    guard let range = try await diary.range() else { return [] }
    var faults: [String] = []
    for summary in range.days {
      let own = try await diary.day(summary.day).summary
      if own != summary { faults.append("\(summary.day):\n\(own)\n\(summary)") }
    }
    return faults
  }

  /// Days whose figures of sleep are not what the plain definitions say.
  static func sleepFaults(_ history: RandomHistory) -> [String] {
    let plain = PlainFigures(history)
    let timeline = Timeline(history.sleeps, now: history.now)
    return history.days.flatMap { day in
      plain.faults(
        of: day,
        plain.clock.sleepFigures(in: history.zones.interval(of: day), of: timeline)
      )
    }
  }

  /// Nights that are not what the plain definition says.
  static func nightFaults(seed: UInt64) throws -> [String] {
    let history = try RandomHistory(seed: seed, isClean: seed.isMultiple(of: 2), zoneCount: 1)
    let plain = PlainFigures(history)
    let timeline = Timeline(history.sleeps, now: history.now)
    return history.days.dropLast().flatMap { day in
      plain.faults(ofNight: day, plain.clock.night(of: day, in: timeline, events: []))
    }
  }
}
