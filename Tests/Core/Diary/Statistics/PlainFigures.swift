import HearthHousehold
import HearthModel
import Testing

@testable import DiaryCore

/// The definitions of the figures once more, as plain and slow as they read.
struct PlainFigures {
  let history: RandomHistory
  let clock: DayClock

  init(_ history: RandomHistory) {
    self.history = history
    clock = DayClock(zones: history.zones, night: .standard)
  }

  /// Up to when a sleep counts; nil for one that is yet to begin.
  func end(of sleep: Sleep) -> Instant? {
    guard sleep.start <= history.now else { return nil }
    if let end = sleep.end { return end }
    let later = history.sleeps.filter { other in
      other.end != nil && other.start <= history.now
        && (other.start, other.id) > (sleep.start, sleep.id)
    }
    return later.map(\.start).min() ?? history.now
  }

  /// A stretch of time in which nothing begins or ends, and whether the child sleeps in it.
  struct Moment {
    let range: Range<Instant>
    let isAsleep: Bool
    let isNap: Bool

    var seconds: Int64 { (range.upperBound - range.lowerBound).wholeSeconds }
  }

  /// The moments of a stretch of time, up to now.
  func moments(in range: Range<Instant>) -> [Moment] {
    let upper = min(range.upperBound, history.now)
    guard range.lowerBound < upper else { return [] }
    let edges = history.sleeps.flatMap { [$0.start, end(of: $0) ?? $0.start] }
      .filter { range.lowerBound < $0 && $0 < upper }
    let cuts = Set(edges + [range.lowerBound, upper]).sorted()
    return zip(cuts, cuts.dropFirst()).map { from, to in
      let there = history.sleeps.filter { sleep in
        end(of: sleep).map { sleep.start <= from && from < $0 } ?? false
      }
      return Moment(
        range: from..<to,
        isAsleep: !there.isEmpty,
        isNap: there.contains { clock.kind(of: $0) == .day }
      )
    }
  }

  /// Seconds of the longest run of moments of a kind.
  func longest(_ moments: [Moment], _ counts: (Moment) -> Bool) -> Int64 {
    var longest: Int64 = 0
    var run: Int64 = 0
    for moment in moments {
      run = counts(moment) ? run + moment.seconds : 0
      longest = max(longest, run)
    }
    return longest
  }

  /// Whether some sleep has a moment inside the part of a day that has passed.
  func isAsleepSometime(in day: Range<Instant>) -> Bool {
    history.sleeps.contains { sleep in
      guard let end = end(of: sleep), day.lowerBound <= history.now, !day.isEmpty else {
        return false
      }
      let touches = sleep.start < min(day.upperBound, history.now) && day.lowerBound < end
      return touches || (sleep.end == nil && end == history.now && day.contains(history.now))
    }
  }

  /// The faults of a day's figures of sleep.
  func faults(of day: Day, _ figures: SleepFigures?) -> [String] {
    let interval = clock.zones.interval(of: day)
    let moments = moments(in: interval)
    guard let figures else {
      return moments.contains(where: \.isAsleep) ? ["\(day): asleep and no figures"] : []
    }
    guard isAsleepSometime(in: interval) else { return ["\(day): figures without a sleep"] }
    let asleep = moments.filter(\.isAsleep).map(\.seconds).reduce(0, +)
    let all = moments.map(\.seconds).reduce(0, +)
    let naps = moments.filter(\.isNap).map(\.seconds).reduce(0, +)
    var faults: [String] = []
    if figures.asleepSeconds != asleep { faults.append("\(day): asleep") }
    if figures.awakeSeconds != all - asleep { faults.append("\(day): awake") }
    if figures.napSeconds != naps { faults.append("\(day): nap time") }
    if figures.longestAwakeSeconds != longest(moments, { !$0.isAsleep }) {
      faults.append("\(day): longest awake")
    }
    if figures.naps != self.naps(in: interval) { faults.append("\(day): naps") }
    return faults
  }

  /// Naps that begin in a day: those that no earlier nap reaches into.
  private func naps(in day: Range<Instant>) -> Int {
    let naps = history.sleeps.filter { end(of: $0) != nil && clock.kind(of: $0) == .day }
    return naps.filter { nap in
      day.contains(nap.start)
        && !naps.contains { other in
          (other.start, other.id) < (nap.start, nap.id)
            && end(of: other) ?? .distantPast > nap.start
        }
    }.count
  }

  /// The faults of the night that begins on a day, of a household that stays in one zone.
  func faults(ofNight day: Day, _ figures: NightFigures?) -> [String] {
    let middle = clock.night.dayMiddle
    let sleeps = history.sleeps.filter { sleep in
      guard end(of: sleep) != nil, clock.kind(of: sleep) == .night else { return false }
      let local = clock.zones.local(sleep.start)
      return local.time < middle ? local.day == day.advanced(by: 1) : local.day == day
    }
    guard let first = sleeps.map(\.start).min(), let last = sleeps.compactMap(end).max() else {
      return figures == nil ? [] : ["\(day): a night without night sleep"]
    }
    guard let figures else { return ["\(day): no night"] }
    // A sleep that is written down to its end before that has come counts whole.
    guard last <= history.now else { return [] }
    let isOpen = sleeps.contains { $0.end == nil && end(of: $0) == history.now }
    let moments = moments(in: first..<max(first, isOpen ? history.now : last))
    let own = moments.map { moment in
      sleeps.contains {
        let from = moment.range.lowerBound
        return $0.start <= from && from < end(of: $0) ?? .distantPast
      }
    }
    let asleep = zip(moments, own).filter(\.1).map(\.0.seconds).reduce(0, +)
    var faults: [String] = []
    if figures.fellAsleep != first { faults.append("\(day): fell asleep") }
    if figures.wokeUp != (isOpen ? nil : last) { faults.append("\(day): woke") }
    if figures.asleepSeconds != asleep { faults.append("\(day): night asleep") }
    let awake = moments.filter { !$0.isAsleep }.map(\.seconds).reduce(0, +)
    if figures.awakeSeconds != awake { faults.append("\(day): night awake") }
    let gaps = zip(own, own.dropFirst()).filter { $0 && !$1 }.count
    if figures.wakings != gaps { faults.append("\(day): wakings") }
    return faults
  }
}
