import Glibc
import HearthModel
import HearthPorts
import HearthSupport
import SeededRandom
import Testing

/// Each in a process of its own, since the C library knows one zone at a time.
@Suite("Zones and the C library", .timeLimit(.minutes(20)))
struct LibcComparisonTests {
  @Test("Every zone of the database agrees: at its transitions, between them, at random, in steps")
  func everyZone() async throws {
    await #expect(processExitsWith: .success) {
      let zones = SystemTimeZones(environment: Environment())
      let names = try zones.names()
      #expect(names.count > 400)
      var random = SplitMix64(seed: 20_261_130)
      let steps = stride(from: LibcZones.day(1970), to: LibcZones.day(2038), by: 19 * 86_400 + 5)
      for name in names {
        LibcZones.set(name)
        let rules = try zones.rules(named: name)
        #expect(rules.name == name)
        let found = LibcZones.difference(rules, steps: steps, random: &random)
        #expect(found == nil, "\(name)")
      }
    }
  }

  @Test("POSIX descriptions agree since 1970, before which the GNU library knows no summer time")
  func descriptions() async throws {
    await #expect(processExitsWith: .success) {
      var random = SplitMix64(seed: 3)
      let steps = stride(from: LibcZones.day(1971), to: LibcZones.day(2100), by: 3 * 86_400 + 7)
      let descriptions = [
        "<+03>-3", "<-0330>+3:30:15", "MSK-3", "XXX24", "CET-1CEST,M3.5.0,M10.5.0/3",
        "<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "EET-2EEST,M3.4.4/50,M10.4.4/50",
        "IST-1GMT0,M10.5.0,M3.5.0/1", "AEST-10AEDT,M10.1.0,M4.1.0/3", "ABC3DEF4:30,J60,J300/5",
        "ABC-5DEF,59/1:30,300/12:00:01", "NZST-12NZDT,M9.5.0,M4.1.0/3", "ABC0DEF,J59/0,M12.1.6",
      ]
      for text in descriptions {
        LibcZones.set(text)
        let rules = try ZoneRules(name: text, posix: text)
        let start = LibcZones.day(1971)
        let found = LibcZones.difference(rules, since: start, steps: steps, random: &random)
        #expect(found == nil, "\(text)")
      }
    }
  }
}
