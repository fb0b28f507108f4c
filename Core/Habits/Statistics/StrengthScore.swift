import HearthModel

/// How strong a habit has become, 0 to 1: the score of Loop Habit Tracker.
///
/// Each day draws the score towards what was done lately: s ← s·m + c·(1 − m) with
/// m = 0.5^(√f / 13), f being times a day. A tick counts c = min(1, R / N), R of the last D days, where
/// a habit of less than once a day looks at twice its stretch. An amount to reach counts what was
/// reached of it; one to keep to counts down from 1 as it is exceeded, and begins at 1. Skipped and
/// paused days change nothing.
struct StrengthScore {
  let history: TrackerHistory
  let days: TrackerDays

  /// The score on a day; 0 before anything was said, nil of an event.
  func value(on today: Int) -> Double? {
    guard history.tracker.kind == .habit else { return nil }
    return values(upTo: today).last ?? 0
  }

  /// The scores of the days from the first of which anything was said to a day, or to the last before
  /// the tracker was archived.
  func values(upTo today: Int) -> [Double] {
    let last = min(today, history.tracker.archived.map { $0.number - 1 } ?? today)
    guard let first = history.marks.range.first, first <= last else { return [] }
    var score = history.tracker.aim == .atMost ? 1.0 : 0
    var values: [Double] = []
    values.reserveCapacity(last - first + 1)
    let sums = sums(from: first, to: last)
    for span in wholeSpans(from: first, to: last) {
      let frequency = LoopFrequency(span.rule)
      let memory = Self.memory(of: frequency)
      for day in span.days {
        if days[day].isDisjoint(with: [.skipped, .paused]) {
          let share = share(on: day, frequency) { length in
            sums[day - first + 1] - sums[max(0, day - first + 1 - length)]
          }
          score = score * memory + share * (1 - memory)
        }
        values.append(score)
      }
    }
    return values
  }

  /// What a day keeps of the score before it.
  private static func memory(of frequency: LoopFrequency) -> Double {
    half(toThe: frequency.perDay.squareRoot() / 13)
  }

  /// The spans of the rules stretched to the days asked for: what was said before creation counts.
  private func wholeSpans(from first: Int, to last: Int) -> [RuleSpan] {
    let starts = [first] + history.versions.dropFirst().map { max(first, $0.validFrom.number) }
    return history.versions.indices.compactMap { index in
      let end = index + 1 < starts.count ? starts[index + 1] : last + 1
      let version = history.versions[index]
      let days = min(starts[index], end)..<end
      return RuleSpan(
        days: days.clamped(to: first..<last + 1),
        grid: version.validFrom.number,
        rule: version.rule
      )
    }
  }

  /// What was done up to each day: ticks, or thousandths.
  private func sums(from first: Int, to last: Int) -> [Int] {
    let isMeasured = history.tracker.aim != .tick
    return (first...last).reduce(into: [0]) { sums, day in
      let facts = days[day]
      let tick = facts.contains(.kept) ? 1 : 0
      let amount = facts.contains(.skipped) ? 0 : history.marks.amount(day) ?? 0
      sums.append(sums[sums.count - 1] + (isMeasured ? amount : tick))
    }
  }

  private func share(on day: Int, _ frequency: LoopFrequency, _ sum: (Int) -> Int) -> Double {
    let target = (history.tracker.target ?? 0) * frequency.times
    switch history.tracker.aim {
    case .atLeast:
      return target <= 0 ? 1 : min(1, Double(sum(frequency.days)) / Double(target))
    case .atMost:
      let done = sum(frequency.days)
      guard target > 0 else { return done == 0 ? 1 : 0 }
      return min(1, max(0, 1 - Double(done - target) / Double(target)))
    default:
      let stretch = frequency.times < frequency.days ? 2 : 1
      let done = sum(frequency.days * stretch)
      return min(1, Double(done) / Double(frequency.times * stretch))
    }
  }
}

/// 0.5 to the power of x, for x between 0 and 1: its series, since Core has no mathematical library.
private func half(toThe x: Double) -> Double {
  let exponent = -0.693_147_180_559_945_3 * x
  var term = 1.0
  return (1...24).reduce(1.0) { sum, index in
    term *= exponent / Double(index)
    return sum + term
  }
}
