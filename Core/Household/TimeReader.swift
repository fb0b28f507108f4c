public import HearthModel

/// Reads times and dates as people write them, in English and Russian, by the household's zones.
///
/// `now`, `14:30`, `yesterday 21:10`, `monday 9:05`, `20m ago`, `1h 5m ago`, `2026-03-08 02:30`,
/// `2026-11-01 01:30 second`, `2026-01-09T19:30:00+03:00`, `…Z`.
public struct TimeReader: Sendable {
  /// The zones by which local times are read.
  public let zones: TimeZoneHistory
  /// What "now" and "ago" count from.
  public let now: Instant

  /// A clock time at most this far ahead is taken for today's, not yesterday's: clocks differ.
  private static let ahead = Duration.minutes(30)

  /// A reader at a moment.
  public init(zones: TimeZoneHistory, now: Instant) {
    self.zones = zones
    self.now = now.wholeSeconds
  }

  /// The instant that a text means.
  ///
  /// A bare clock time means its latest occurrence up to now. A time that occurs twice means the
  /// first, with a remark, unless the text says `second` or gives an offset.
  ///
  /// - Throws: `TimeReadingError` when it is no time, or one that no clock showed.
  public func instant(_ text: String) throws(TimeReadingError) -> TimeReading {
    try read(text, after: nil)
  }

  /// The instant that a text means as a correction of one that is written down.
  ///
  /// A bare clock time means its occurrence nearest to that one, and no day it does not lie on.
  ///
  /// - Throws: `TimeReadingError` when it is no time, or one that no clock showed.
  public func instant(
    _ text: String,
    near written: Instant
  ) throws(TimeReadingError) -> TimeReading {
    guard let bare = WrittenTime(text.trimmed), bare.isBareClock else { return try instant(text) }
    let day = zones.local(written).day
    let readings = [-1, 0, 1].compactMap { shift in
      try? resolve(
        LocalTime(day: day.advanced(by: shift), time: bare.time),
        bare.choice,
        after: nil
      )
    }
    let distance = { (reading: TimeReading) in
      max(reading.instant - written, written - reading.instant)
    }
    if let nearest = readings.min(by: { distance($0) < distance($1) }) { return nearest }
    return try resolve(LocalTime(day: day, time: bare.time), bare.choice, after: nil)
  }

  /// The instant that a text means as the end of something begun at `start`.
  ///
  /// A bare clock time means its first occurrence after the start; of a time that occurs twice, the
  /// second where the first does not lie after the start.
  ///
  /// - Throws: `TimeReadingError` when it is no time, or one that no clock showed.
  public func end(_ text: String, after start: Instant) throws(TimeReadingError) -> TimeReading {
    try read(text, after: start)
  }

  /// The day that a text means: `YYYY-MM-DD`, `today`, `yesterday`, `tomorrow`, a weekday's latest
  /// date, or `-3` for three days ago.
  ///
  /// - Throws: `TimeReadingError.notADay`.
  public func day(_ text: String) throws(TimeReadingError) -> Day {
    let word = text.trimmed.lowercased()
    if let day = Day(word) ?? relativeDay(word) { return day }
    if word.hasPrefix("-"), let count = Int(word), count > -100_000 {
      return today.advanced(by: count)
    }
    throw .notADay(text)
  }

  /// The length of time in `6h`, `4h 30m`, `90 min`, «6 ч».
  ///
  /// - Returns: nil for any other text, and for more than a year.
  public static func length(_ text: String) -> Duration? {
    let words = text.lowercased().split(separator: " ").joined()
    guard let length = TimeWords.length(words), length <= .hours(24 * 366) else { return nil }
    return length
  }

  /// The day that holds now.
  public var today: Day { zones.day(holding: now) }

  private func read(_ text: String, after start: Instant?) throws(TimeReadingError) -> TimeReading {
    let text = text.trimmed
    if TimeWords.now.contains(text.lowercased()) { return TimeReading(now) }
    if let length = TimeWords.ago(text) {
      guard length <= .hours(24 * 366) else { throw .tooFar(text) }
      return TimeReading(now - length)
    }
    guard let written = WrittenTime(text) else { throw .notATime(text) }
    if let offset = written.offset, let day = written.day {
      let wall = LocalTime(day: day, time: written.time).asIfUTC
      return TimeReading(wall - .seconds(offset))
    }
    if let day = try day(of: written, in: text) {
      let local = LocalTime(day: day, time: written.time)
      return try resolve(local, written.choice, after: start)
    }
    return try clock(written, after: start)
  }

  private func day(of written: WrittenTime, in text: String) throws(TimeReadingError) -> Day? {
    guard let word = written.dayWord else { return written.day }
    guard let day = relativeDay(word) else { throw .notATime(text) }
    return day
  }

  /// A bare clock time: the nearest day on which it lies after the start, or up to now.
  private func clock(
    _ written: WrittenTime,
    after start: Instant?
  ) throws(TimeReadingError) -> TimeReading {
    if let start {
      let day = zones.local(start).day
      let same = LocalTime(day: day, time: written.time)
      let later = LocalTime(day: day.advanced(by: 1), time: written.time)
      let readings = zones.readings(of: same)
      let isSkipped = readings.isEmpty && same > zones.local(start)
      let isLater = readings.contains { $0 > start }
      return try resolve(isLater || isSkipped ? same : later, written.choice, after: start)
    }
    let today = zones.local(now).day
    let local = LocalTime(day: today, time: written.time)
    let reading = try? resolve(local, written.choice, after: nil)
    if let reading, reading.instant <= now + Self.ahead { return reading }
    if reading == nil, local.asIfUTC <= LocalTime(day: today, time: zones.local(now).time).asIfUTC {
      return try resolve(local, written.choice, after: nil)
    }
    return try resolve(
      LocalTime(day: today.advanced(by: -1), time: written.time),
      written.choice,
      after: nil
    )
  }

  private func resolve(
    _ local: LocalTime,
    _ choice: WrittenTime.Choice?,
    after start: Instant?
  ) throws(TimeReadingError) -> TimeReading {
    let readings = zones.readings(of: local)
    guard let first = readings.first, let last = readings.last else {
      guard let gap = zones.gap(around: local) else { throw .dayLeftOut(local.day) }
      let before = LocalTime(gap.lowerBound.asIfUTC - .minutes(1), offset: 0)
      throw .skipped(local, before: before, after: gap.upperBound)
    }
    if Mutant.foldIgnored.isPlanted { return TimeReading(first) }
    guard first != last else {
      guard choice != .second else { throw .occursOnce(local) }
      return TimeReading(first)
    }
    switch choice {
    case .first: return TimeReading(first)
    case .second: return TimeReading(last)
    case nil:
      if let start, first <= start, let later = readings.first(where: { $0 > start }) {
        return TimeReading(later)
      }
      return TimeReading(first, occursTwice: local)
    }
  }

  private func relativeDay(_ word: String) -> Day? {
    if let shift = TimeWords.days[word] { return today.advanced(by: shift) }
    guard let weekday = TimeWords.weekday(word) else { return nil }
    let back = (today.weekday - weekday + 7) % 7
    return today.advanced(by: -back)
  }
}

/// An instant that was read, with what should be said about it.
public struct TimeReading: Sendable, Equatable {
  /// What was meant.
  public let instant: Instant
  /// The local time that occurs twice and was taken as its first occurrence without being told to.
  public let occursTwice: LocalTime?

  init(_ instant: Instant, occursTwice: LocalTime? = nil) {
    self.instant = instant
    self.occursTwice = occursTwice
  }
}

/// Why a text is no time.
public enum TimeReadingError: Error, Sendable, Equatable {
  /// Not a way of writing a time.
  case notATime(String)
  /// Not a way of writing a day.
  case notADay(String)
  /// Its second occurrence was asked for, and it has one only.
  case occursOnce(LocalTime)
  /// The clock jumped over it: the last minute before and the first after the jump did exist.
  case skipped(LocalTime, before: LocalTime, after: LocalTime)
  /// The zone left out the whole day.
  case dayLeftOut(Day)
  /// "Ago" by more than a year.
  case tooFar(String)
}
