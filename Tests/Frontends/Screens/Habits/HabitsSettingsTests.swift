import HabitsCore
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import TestSupport
import Testing

@testable import HabitsScreens
@testable import ScreenKit

@Suite("The habit tracker's settings", .timeLimit(.minutes(20)))
struct HabitsSettingsTests {
  @Test("They are chosen from lists, said, kept, and taken back")
  func choose() async throws {
    let scene = try await HabitsScene()
    await scene.house.press(Key(","))
    expectSnapshot(scene.house.text, suite: "HabitsScreens", named: "settings")
    await scene.house.press(.enter, .home, .down, .down, .down, .enter)
    #expect(scene.house.text.contains("The day begins at: 03:00"))
    await scene.house.press(.end, .enter, .home, .enter)
    #expect(try await stored(scene).0.dayStart.description == "03:00")
    #expect(try await stored(scene).1.silenceOfAtMost == .kept)
    await scene.house.press(Key("u"), Key("u"))
    #expect(try await stored(scene).0 == .standard)
    #expect(try await stored(scene).1 == .standard)
  }

  private func stored(
    _ scene: HabitsScene
  ) async throws -> (HouseholdSettings, TrackerSettings) {
    try await scene.house.dependencies.store.read { transaction in
      (
        try HouseholdSettings.stored(in: transaction), try TrackerSettings.stored(in: transaction)
      )
    }
  }
}
