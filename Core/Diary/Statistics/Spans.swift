import HearthModel

/// Stretches of time that neither overlap nor touch, in order.
struct Spans: Sendable, Equatable {
  private(set) var list: [Range<Instant>] = []

  /// The union of ranges in any order; empty ones vanish, touching ones become one.
  init(union ranges: some Sequence<Range<Instant>>) {
    for range in ranges.filter({ !$0.isEmpty }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = list.last, range.lowerBound <= last.upperBound {
        list[list.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        list.append(range)
      }
    }
  }

  /// Whole seconds covered.
  var seconds: Int64 { list.lazy.map(\.seconds).saturatingSum() }

  /// Whole seconds of the longest stretch, 0 without any.
  var longestSeconds: Int64 { list.map(\.seconds).max() ?? 0 }

  /// What lies inside a range.
  func clipped(to range: Range<Instant>) -> Spans {
    Spans(union: list.map { $0.clamped(to: range) })
  }
}

extension Sequence where Element: FixedWidthInteger {
  /// The sum, which stops at the end of its type: a damaged store must not end the program.
  func saturatingSum() -> Element {
    reduce(0) { sum, next in
      let (result, overflow) = sum.addingReportingOverflow(next)
      return overflow ? (next < 0 ? .min : .max) : result
    }
  }
}

extension RandomAccessCollection {
  /// The first place from which on something holds, where it holds from some place to the end.
  func partitioningIndex(where holds: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = self.count
    while count > 0 {
      let middle = index(low, offsetBy: count / 2)
      if holds(self[middle]) {
        count /= 2
      } else {
        low = index(after: middle)
        count -= count / 2 + 1
      }
    }
    return low
  }
}

extension Range<Instant> {
  /// Whole seconds from end to end; as many as fit where the ends are those of time itself.
  var seconds: Int64 {
    let (length, overflow) = upperBound.milliseconds
      .subtractingReportingOverflow(lowerBound.milliseconds)
    return (overflow ? .max : length) / 1000
  }
}
