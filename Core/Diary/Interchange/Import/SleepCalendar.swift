import HearthModel

/// The sleeps of one child by the days they touch, to find what a further one would overlap.
struct SleepCalendar {
  private struct Entry {
    let sleep: Sleep
    let range: Range<Instant>

    var id: RecordID { sleep.id }

    func isInTheWay(of other: Range<Instant>) -> Bool {
      range.overlaps(other) || range.lowerBound == other.lowerBound
    }
  }

  private var entries: [RecordID: Entry] = [:]
  private var byDay: [Int64: [Entry]] = [:]
  /// Those without end, and those longer than a stored sleep should be.
  private var long: [Entry] = []
  /// The one that ends last of those with an end.
  private var last: Entry?

  /// A calendar of stored sleeps; a forgotten open one counts to the start of the next.
  init(_ sleeps: [Sleep]) {
    for counted in Timeline(sleeps, now: .distantFuture).sleeps {
      insert(Entry(sleep: counted.sleep, range: counted.range))
    }
  }

  /// Adds a sleep, or the new state of one that has been removed.
  mutating func insert(_ sleep: Sleep) {
    insert(Entry(sleep: sleep, range: sleep.extent))
  }

  /// Takes a sleep out.
  mutating func remove(_ id: RecordID) {
    guard let entry = entries.removeValue(forKey: id) else { return }
    guard Self.isShort(entry.range) else { return long.removeAll { $0.id == id } }
    for day in Self.days(entry.range) { byDay[day]?.removeAll { $0.id == id } }
    if last?.id == id {
      last = byDay.values.lazy.joined().max { $0.range.upperBound < $1.range.upperBound }
    }
  }

  /// The earliest of the others that a sleep would overlap.
  func conflict(with sleep: Sleep) -> ImportReason.OtherSleep? {
    let range = sleep.extent
    var others = long
    if Self.isShort(range) {
      for day in Self.days(range) { others += byDay[day] ?? [] }
    } else if let last {
      others.append(last)
    }
    return others.filter { $0.id != sleep.id && $0.isInTheWay(of: range) }
      .min { ($0.range.lowerBound, $0.id) < ($1.range.lowerBound, $1.id) }
      .map { .init(id: $0.id, start: $0.range.lowerBound, end: $0.sleep.end) }
  }

  /// The others that lie in a time, by start, each with the time for which it counts.
  func overlapped(
    by range: Range<Instant>,
    without id: RecordID
  ) -> [CountedSleep] {
    var others = long
    if Self.isShort(range) {
      for day in Self.days(range) { others += byDay[day] ?? [] }
    } else {
      others += entries.values.filter { Self.isShort($0.range) }
    }
    var seen: Set<RecordID> = [id]
    return others.filter { $0.isInTheWay(of: range) && seen.insert($0.id).inserted }
      .sorted { ($0.range.lowerBound, $0.id) < ($1.range.lowerBound, $1.id) }
      .map { CountedSleep($0.sleep, until: $0.range.upperBound) }
  }

  private mutating func insert(_ entry: Entry) {
    entries[entry.id] = entry
    guard Self.isShort(entry.range) else { return long.append(entry) }
    for day in Self.days(entry.range) { byDay[day, default: []].append(entry) }
    if entry.range.upperBound > last?.range.upperBound ?? .distantPast { last = entry }
  }

  private static func isShort(_ range: Range<Instant>) -> Bool {
    range.upperBound - range.lowerBound <= Sleep.longest
  }

  private static func days(_ range: Range<Instant>) -> ClosedRange<Int64> {
    range.lowerBound.seconds / 86_400...range.upperBound.seconds / 86_400
  }
}
