import HearthContainer
import HearthModel
import HearthPorts
import HearthSupport
import PlayerCore
import TestSupport
import Testing

@testable import PlayerScreens
@testable import ScreenKit

@Suite("The player under random keys", .timeLimit(.minutes(20)))
struct PlayerRandomTests {
  static let seeds: [UInt64] = Array(1...10)

  /// Ten times a thousand in the long form of the tests, a fifth of that otherwise.
  @Test("Random keys and sizes break neither screens nor what is kept", arguments: seeds)
  func random(_ seed: UInt64) async throws {
    let scene = try await PlayerScene(language: seed % 2 == 0 ? .russian : .english)
    var keys = RandomKeys(seed: seed + 200)
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

  /// Presets have names of their own and sounds, wake-ups days, and no volume is out of its bounds.
  private func check(_ scene: PlayerScene) async throws {
    let presets = try await scene.presets()
    #expect(Set(presets.map(\.name)).count == presets.count)
    for preset in presets { #expect(!preset.name.isEmpty && !preset.mix.isEmpty) }
    for wakeUp in try await scene.wakeUps() {
      #expect(!wakeUp.weekdays.isEmpty && !wakeUp.mix.isEmpty)
    }
    #expect((0...100).contains(scene.player.status.volume))
    #expect(scene.player.status.sounds.allSatisfy { (0...100).contains($0.volume) })
    #expect(scene.player.status.sounds.count <= MixEntry.limit)
  }
}
