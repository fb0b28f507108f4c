import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import TestSupport
import Testing

@testable import DiaryCore

@Suite("The forecast of the next sleep")
struct ForecastTests {
  @Test(
    "is nearer than the age table where a child has a rhythm, and keeps what it promises",
    arguments: [MadeUpChild.regular, .growing, .toddler],
    [7, 8, 9] as [UInt64]
  )
  func rhythm(_ child: MadeUpChild, _ seed: UInt64) throws {
    let history = try child.history(seed: seed)
    let trial = ForecastTrial(history.windows, in: .distantPast..<history.end)
    let error = try #require(trial.forecast.medianError)
    let tables = try #require(trial.table.medianError)
    let inside = try #require(trial.forecast.shareInside)
    #expect(trial.isBetter && error < 0.8 * tables, "\(error) \(tables)")
    #expect(inside > 0.75, "\(inside)")
    #expect(trial.forecast.count > trial.sleeps / 2)
  }

  @Test("says that it does not know where a child has none", arguments: [7, 8, 9] as [UInt64])
  func noRhythm(_ seed: UInt64) throws {
    let history = try MadeUpChild.irregular.history(seed: seed)
    let trial = ForecastTrial(history.windows, in: .distantPast..<history.end)
    #expect(trial.forecast.count < trial.sleeps / 10, "\(trial.forecast.count) \(trial.sleeps)")
  }

  @Test("on the sample of Baby Buddy, which is random, is silent or nearer than the age table")
  func sample() async throws {
    let house = try await ImportHouse()
    try await house.take(ImportSample.files(["Child", "Sleep"]))
    let zone = try house.dependencies.timeZones.rules(named: "America/New_York")
    for child in try await house.children() {
      let clock = DayClock(zones: TimeZoneHistory(zone), night: child.night)
      let sleeps = try await house.sleeps().filter { $0.child == child.id }
      let timeline = Timeline(sleeps, now: house.clock.now)
      let windows = WakeWindow.all(in: timeline, of: child, clock)
      let trial = ForecastTrial(windows, in: .distantPast..<house.clock.now)
      #expect(trial.sleeps > 100)
      #expect(trial.forecast.count == 0 || trial.isBetter)
    }
  }

  @Test("does not look ahead: what comes later changes nothing")
  func noPeeking() throws {
    let history = try MadeUpChild.regular.history()
    let forecaster = SleepForecaster()
    for index in stride(from: 20, to: history.windows.count, by: 17) {
      let waking = history.windows[index].waking
      let known = forecaster.nextSleep(after: waking, awake: 0, from: history.windows[..<index])
      let all = forecaster.nextSleep(after: waking, awake: 0, from: history.windows[...])
      #expect(known == all)
    }
  }

  @Test("is told from five days on, and names those it is from")
  func evidence() throws {
    let windows = try MadeUpChild.regular.history().windows
    let forecaster = SleepForecaster()
    let days = Set(windows.map(\.waking.day)).sorted()
    for count in [1, 3, 4, 30] {
      let index = try #require(windows.firstIndex { $0.waking.day == days[count] && !$0.isInNight })
      let told = forecaster.nextSleep(
        after: windows[index].waking,
        awake: 0,
        from: windows[..<index]
      )
      switch told {
      case .unknown(.tooFew(let days, let needed)): #expect(days <= count && needed == 5)
      case .forecast(let forecast): #expect(count > 4 && (20...29).contains(forecast.days))
      default: Issue.record("\(told)")
      }
    }
  }

  @Test("moves on with a child that stays awake, and ends where it always slept by then")
  func stayingAwake() throws {
    let windows = try MadeUpChild.regular.history().windows
    let index = try #require(windows.lastIndex { !$0.isInNight })
    let waking = windows[index].waking
    var last: SleepForecast?
    var ended = false
    for minutes in stride(from: 0, through: 400, by: 5) {
      let awake = Double(minutes * 60)
      let told = SleepForecaster().nextSleep(after: waking, awake: awake, from: windows[..<index])
      switch told {
      case .forecast(let forecast):
        #expect(!ended && forecast.from >= waking.instant + .seconds(Int64(awake)))
        #expect(forecast.from <= forecast.expected && forecast.expected <= forecast.to)
        #expect(forecast.from >= last?.from ?? .distantPast)
        last = forecast
      default:
        ended = true
        #expect(told == .unknown(.awakeForLong))
      }
    }
    #expect(ended && last != nil)
  }

  @Test("of the age table has a range at every age, in order")
  func table() {
    for days in -10..<1500 {
      let range = WakeTable.range(age: days)
      #expect(range.lowerBound < range.upperBound)
      #expect(WakeTable.middle(age: days) <= WakeTable.middle(age: days + 1))
    }
    #expect(WakeTable.range(age: 0) == 1800...3600)
    #expect(WakeTable.range(age: 180) == 7200...10_800)
    #expect(WakeTable.range(age: 900) == 18_000...21_600)
  }
}
