import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import TestSupport
import Testing

@testable import DiaryCore
@testable import DiaryScreens
@testable import ScreenKit

@Suite("The diary under random keys", .timeLimit(.minutes(20)))
struct DiaryRandomTests {
  static let seeds: [UInt64] = Array(1...10)

  /// Ten times a thousand in the long form of the tests, a fifth of that otherwise.
  @Test("Random keys and sizes break neither screens nor diary", arguments: seeds)
  func random(_ seed: UInt64) async throws {
    let scene = try await DiaryScene(language: seed % 2 == 0 ? .russian : .english)
    var keys = RandomKeys(seed: seed)
    for step in 1...RandomKeys.steps {
      if step % 20 == 0 { scene.house.size = keys.size() }
      await scene.house.handle(keys.event(in: scene.house.size))
      if step % 100 == 0 { await scene.house.pass(.minutes(Int64(keys.number(90)))) }
      try #require(!scene.house.stage.isOver, "seed \(seed), step \(step)")
      let grid = scene.house.grid()
      #expect(grid.faults.isEmpty, "seed \(seed), step \(step)")
      if let cursor = scene.house.stage.cursor {
        let isInside = Canvas(grid).frame.contains(cursor)
        #expect(isInside, "seed \(seed), step \(step)")
      }
    }
    try await check(scene)
  }

  /// No sleep of a child overlaps another, none is empty, and every day adds up.
  private func check(_ scene: DiaryScene) async throws {
    let sleeps = try await scene.sleeps()
    for (child, sleeps) in Dictionary(grouping: sleeps, by: \.child) {
      for (sleep, next) in zip(sleeps, sleeps.dropFirst()) {
        #expect((sleep.end ?? .distantPast) <= next.start, "sleeps of \(child) overlap")
      }
      #expect(sleeps.allSatisfy { $0.start < $0.end ?? .distantFuture })
    }
    let (zones, now, child) = (scene.desk.zones, scene.house.clock.now, scene.child.id)
    let day = try await scene.house.dependencies.store.read { transaction -> DiaryDay? in
      guard let child = try transaction.fetch(Child.self, child) else { return nil }
      let reader = DayReader(transaction, zones: zones, now: now)
      return try reader.day(zones.day(holding: now), of: child)
    }
    if let day {
      let passed = (day.interval.lowerBound..<day.now).seconds
      #expect(day.sections.reduce(0) { $0 + $1.secondsInDay } == passed)
    }
  }
}
