import HearthModel
import HearthSupport
import TestSupport
import Testing

@testable import HabitsScreens
@testable import ScreenKit
@testable import SyncClient

@Suite("The exchange in the frame of every screen", .timeLimit(.minutes(20)))
struct StageStatusTests {
  private func show(
    _ house: ScreenHouse,
    _ language: Language,
    trouble: SyncTrouble? = .unreachable
  ) throws {
    let status = SyncStatus(
      state: trouble == nil ? .synced : .trouble,
      lastSync: house.clock.now + .seconds(-20),
      waiting: trouble == nil ? 0 : 3,
      devices: 2,
      trouble: trouble
    )
    let messages = Messages(language, [.syncStatus])
    let model = try #require(SyncStatusViewModel(status, now: house.clock.now, in: messages))
    let words = StageStatus(model.text, trouble == nil ? .faint : .warning, pace: model.pace)
    house.stage.status = { words }
  }

  @Test(
    "It stands beside the time, and above the keys where there is no room",
    arguments: [
      "80x24", "40x20",
    ]
  )
  func pictures(_ size: String) async throws {
    for language in Language.all {
      let scene = try await HabitsScene(language: language)
      try show(scene.house, language)
      scene.house.size = try #require(Size(text: size))
      expectSnapshot(
        scene.house.text,
        suite: "Sync",
        named: "status-\(size)-\(language.code)"
      )
    }
  }

  @Test("It wakes the screen when its words may be others, and only then")
  func pace() async throws {
    let scene = try await HabitsScene()
    let before = scene.house.stage.patience
    try show(scene.house, .english, trouble: nil)
    #expect(try #require(scene.house.stage.patience) <= .seconds(10))
    scene.house.stage.status = { nil }
    #expect(scene.house.stage.patience == before)
  }

  @Test("Settings show it too, and a long title gives way to it")
  func settings() async throws {
    let scene = try await HabitsScene()
    try show(scene.house, .english)
    await scene.house.press(Key(","))
    #expect(scene.house.text.contains("3 changes waiting, hub unreachable"))
  }
}
