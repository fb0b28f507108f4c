import HearthModel

/// Stretches of time that neither overlap nor touch, in order.
struct Spans: Sendable, Equatable {
  private(set) var list: [Range<Instant>] = []

  /// The union of ranges in any order; empty ones vanish, touching ones become one.
  init(union ranges: some Sequence<Range<Instant>>) {
    list.reserveCapacity(ranges.underestimatedCount)
    // Mostly they come in order.
    var isOrdered = true
    for range in ranges where !range.isEmpty {
      isOrdered = isOrdered && (list.last.map { $0.lowerBound <= range.lowerBound } ?? true)
      list.append(range)
    }
    if !isOrdered { list.sort { $0.lowerBound < $1.lowerBound } }
    joinTouching()
  }

  /// Makes one of those in order that overlap or touch.
  private mutating func joinTouching() {
    guard var last = list.first else { return }
    var count = 0
    for range in list.dropFirst() {
      if range.lowerBound <= last.upperBound {
        last = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        list[count] = last
        count += 1
        last = range
      }
    }
    list[count] = last
    list.removeSubrange((count + 1)...)
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
    reduce(0) { $0.addingSaturated($1) }
  }
}

extension FixedWidthInteger {
  /// The sum, which stops at the end of its type.
  func addingSaturated(_ next: Self) -> Self {
    let (result, overflow) = addingReportingOverflow(next)
    return overflow ? (next < 0 ? .min : .max) : result
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
