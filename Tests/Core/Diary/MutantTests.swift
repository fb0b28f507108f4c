import DiaryCore
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import TestSupport
import Testing

/// Each wrong rule, planted, must be found by a check that passes without it.
@Suite("Planted mutants are found")
struct MutantTests {
  /// All but those of the other apps and of sync, which their own tests find.
  private static let diaryMutants = Mutant.allCases.filter {
    !ofHabits.contains($0) && !Mutant.ofSync.contains($0) && !Mutant.ofPlayer.contains($0)
  }
  private static let ofHabits: [Mutant] = [
    .archiveInclusive, .todayBreaks, .windowCentred, .firstWeekdayIgnored, .eventBeforeDay,
    .perfectWithoutDue,
  ]

  @Test("by the checks of this suite", arguments: diaryMutants)
  func found(_ mutant: Mutant) async throws {
    let without = try await faults(mutant)
    #expect(without.isEmpty)
    try await Mutant.$planted.withValue(mutant) {
      let with = try await faults(mutant)
      #expect(!with.isEmpty, "\(mutant) lives")
    }
  }

  private func faults(_ mutant: Mutant) async throws -> [String] {
    switch mutant {
    case .foldIgnored: try await foldFaults()
    case .endInclusive: try await touchingFaults()
    case .kindByEnd: try await kindFaults()
    case .fixedDayLength: try tilingFaults()
    case .zoneOfNow: try await journeyFaults()
    case .archiveInclusive, .todayBreaks, .windowCentred, .firstWeekdayIgnored, .eventBeforeDay,
      .perfectWithoutDue, .fadeStraight, .timerRunsInPause, .seamUnbridged, .capUnweighted,
      .expiredTimerRevived:
      []
    case .hubOverwrites, .pullOverwrites, .cursorAtMaximum, .editDuringPushForgotten, .epochKept,
      .arrivalDecidesTies, .wallClockStamps, .clockWithoutReceive:
      []
    case .joinKeepsLatest: try await resolutionFaults(.join)
    case .trimLosesPiece: try await resolutionFaults(.trim)
    case .averageOfDaysWithData: try await averageFaults()
    case .nightCutAtMidnight, .touchingWakings:
      try (0..<60).flatMap { try RangeChecks.nightFaults(seed: UInt64($0)) }
    case .awakeWithoutSleep: try await feedingOnlyFaults()
    case .openSleepForgotten: try await openSleepFaults()
    }
  }

  private func foldFaults() async throws -> [String] {
    let family = try await Family("America/New_York", now: "2025-11-02 12:00")
    do {
      let sleep = try await family.sleep("2025-11-02 01:30 first", "2025-11-02 01:30 second")
      return sleep.end.map { $0 - sleep.start } == .hours(1) ? [] : ["not an hour"]
    } catch {
      return ["\(error)"]
    }
  }

  private func touchingFaults() async throws -> [String] {
    let family = try await Family("Europe/Moscow", now: "2026-05-11 22:00")
    do {
      try await family.sleep("2026-05-11 10:00", "2026-05-11 11:00")
      try await family.sleep("2026-05-11 11:00", "2026-05-11 12:00")
      let outline = try await family.day("today").outline
      return outline == ["awake 10:00", "asleep 1:00", "asleep 1:00", "awake 10:00"] ? [] : outline
    } catch {
      return ["\(error)"]
    }
  }

  private func resolutionFaults(_ resolution: ConflictResolution) async throws -> [String] {
    var faults: [String] = []
    for seed in 0..<40 {
      faults += try await ConflictChecks.faults(seed: UInt64(seed), .clean, resolution)
    }
    return faults
  }

  private func kindFaults() async throws -> [String] {
    let family = try await Family("Europe/Moscow", now: "2026-05-12 12:00")
    try await family.sleep("2026-05-11 19:30", "2026-05-11 21:00")
    try await family.sleep("2026-05-11 22:00", "2026-05-12 08:00")
    let day = try await family.day("2026-05-11")
    let isRight = day.figures.sleep?.naps == 1 && day.nextNight?.asleepSeconds == 10 * 3600
    return isRight ? [] : ["\(day.figures)"]
  }

  private func averageFaults() async throws -> [String] {
    let family = try await Family("Europe/Moscow", now: "2026-02-20 12:00")
    try await family.feed(.bottle, "2026-02-01 10:00", "2026-02-01 10:10")
    try await family.feed(.bottle, "2026-02-10 10:00", "2026-02-10 10:10")
    let averages = DayAverages(try await family.range("2026-02-01", "2026-02-10"))
    let figure = DaySummary.figures.first { $0.key == "feedings" }
    return figure.flatMap(averages.value) == 0.2 ? [] : ["not 0.2 a day"]
  }

  private func feedingOnlyFaults() async throws -> [String] {
    let family = try await Family("Europe/Moscow", now: "2026-02-20 12:00")
    try await family.feed(.bottle, "2026-02-10 10:00", "2026-02-10 10:10")
    let figures = try await family.range("2026-02-10", "2026-02-10").days[0].figures
    return figures.hasData && figures.sleep == nil ? [] : ["awake all day"]
  }

  private func openSleepFaults() async throws -> [String] {
    let family = try await Family("Europe/Moscow", now: "2026-02-20 07:30")
    try await family.sleep("2026-02-19 21:00")
    let days = try await family.range("2026-02-19", "2026-02-20").days
    let asleep = days.map { $0.figures.sleep?.asleepSeconds }
    return asleep == [10_800, 27_000] ? [] : ["\(asleep)"]
  }

  private func tilingFaults() throws -> [String] {
    try (0..<60).flatMap {
      TimelineChecks.tilingFaults(try RandomHistory(seed: UInt64($0), isClean: true))
    }
  }

  private func journeyFaults() async throws -> [String] {
    let family = try await Family("Europe/Moscow", now: "2026-05-11 12:00")
    try await family.sleep("2026-05-10 20:00", "2026-05-11 06:00")
    let before = try await family.day("2026-05-10")
    try await family.travel(to: "America/New_York", from: "2026-05-11 12:00")
    let after = try await family.day("2026-05-10")
    return before.outline == after.outline && before.interval == after.interval
      ? [] : ["what was written moved"]
  }
}
