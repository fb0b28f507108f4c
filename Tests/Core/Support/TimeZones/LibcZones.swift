import Glibc
import HearthModel
import HearthPorts
import SeededRandom

/// The C library's opinion about a zone; `TZ` belongs to the process, so one zone at a time.
struct LibcZones {
  /// Makes a zone the process's own.
  static func set(_ name: String) {
    setenv("TZ", name, 1)
    tzset()
  }

  static func offset(at second: Int64) -> Int {
    var time = time_t(second)
    var parts = tm()
    localtime_r(&time, &parts)
    return parts.tm_gmtoff
  }

  /// The first instant at which a zone and the C library part, among seconds that matter.
  static func difference(
    _ rules: any TimeZoneRules,
    since start: Int64 = day(1900),
    steps: StrideTo<Int64>,
    random: inout SplitMix64
  ) -> Int64? {
    func differs(_ second: Int64) -> Bool {
      rules.offset(at: Instant(seconds: second)) != offset(at: second)
    }
    var previous = start
    while let next = rules.nextTransition(after: Instant(seconds: previous))?.seconds,
      next < day(2038)
    {
      let middle = previous + (next - previous) / 2
      if let found = [next - 1, next, next + 1, middle].first(where: differs) { return found }
      previous = next
    }
    let drawn = (0..<100).map { _ in Int64.random(in: start..<day(2200), using: &random) }
    return drawn.first(where: differs) ?? steps.first(where: differs)
  }

  /// The second at which a year begins.
  static func day(_ year: Int) -> Int64 {
    Int64(Day(year: year, month: 1, day: 1)?.number ?? 0) * 86_400
  }
}
