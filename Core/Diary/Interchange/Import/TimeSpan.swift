import HearthHousehold
import HearthModel

/// A start and an end that two local times can mean.
struct TimeSpan {
  let start: Instant
  let end: Instant?
  /// A time that the clock showed twice and whose meaning nothing decides.
  var doubt: ImportReason?
}

extension LocalTimeResolver {
  /// The spans that two times can mean, the likeliest first: of a time that occurs twice the first,
  /// but the second for an end where the first does not lie after the start.
  ///
  /// - Parameters:
  ///   - start: when it began.
  ///   - end: when it ended; nil while it lasts.
  ///   - mayBeEmpty: whether it can end at the moment it begins.
  /// - Returns: at least one.
  /// - Throws: `ImportReason` where a time did not exist or every end lies before its start.
  mutating func spans(
    from start: ForeignTime,
    to end: ForeignTime?,
    mayBeEmpty: Bool = false
  ) throws(ImportReason) -> [TimeSpan] {
    let starts = try readings(of: start)
    guard let end else {
      let doubt = doubt(start, starts)
      return starts.map { TimeSpan(start: $0, end: nil, doubt: doubt?($0)) }
    }
    if case .later(let length) = end {
      let doubt = doubt(start, starts)
      return starts.map { TimeSpan(start: $0, end: $0 + length, doubt: doubt?($0)) }
    }
    let ends = try readings(of: end)
    var spans: [TimeSpan] = []
    for start in starts {
      let possible = ends.filter { mayBeEmpty ? $0 >= start : $0 > start }
      guard let first = possible.first else { continue }
      spans.append(TimeSpan(start: start, end: first, doubt: doubt(end, possible)?(first)))
    }
    guard !spans.isEmpty else { throw .endNotAfterStart(start: starts[0], end: ends[0]) }
    guard let doubt = doubt(start, spans.map(\.start)) else { return spans }
    return spans.map { TimeSpan(start: $0.start, end: $0.end, doubt: doubt($0.start)) }
  }

  private func doubt(
    _ time: ForeignTime,
    _ readings: [Instant]
  ) -> ((Instant) -> ImportReason)? {
    guard readings.count > 1, let local = time.local else { return nil }
    return { .occursTwice(local, taken: $0) }
  }
}
