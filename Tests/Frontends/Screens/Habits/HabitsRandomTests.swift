import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import TestSupport
import Testing

@testable import HabitsCore
@testable import HabitsScreens
@testable import ScreenKit

@Suite("The habit tracker under random keys", .timeLimit(.minutes(20)))
struct HabitsRandomTests {
  static let seeds: [UInt64] = Array(1...10)

  /// Ten times a thousand in the long form of the tests, a fifth of that otherwise.
  @Test("Random keys and sizes break neither screens nor habits", arguments: seeds)
  func random(_ seed: UInt64) async throws {
    let scene = try await HabitsScene(language: seed % 2 == 0 ? .russian : .english)
    var keys = RandomKeys(seed: seed + 100)
    for step in 1...RandomKeys.steps {
      if step % 20 == 0 { scene.house.size = keys.size() }
      await scene.house.handle(keys.event(in: scene.house.size))
      if step % 100 == 0 { await scene.house.pass(.hours(Int64(keys.number(30)))) }
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

  /// No mark lies ahead or belongs to nobody, no tracker is without a category or a name.
  private func check(_ scene: HabitsScene) async throws {
    let trackers = try await scene.trackers()
    let categories = try await scene.house.dependencies.store.read {
      try CategoryBook.categories(in: $0)
    }
    let ids = Set(trackers.map(\.id))
    for entry in try await scene.entries() {
      #expect(ids.contains(entry.tracker))
      #expect(entry.day <= scene.desk.today)
    }
    for tracker in trackers {
      #expect(categories.contains { $0.id == tracker.category })
      #expect((1...Tracker.longestName).contains(tracker.name.count))
    }
  }
}
