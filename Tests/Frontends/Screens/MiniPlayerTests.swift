import HearthContainer
import HearthPorts
import HearthSupport
import TestSupport
import Testing

@testable import DiaryScreens
@testable import HabitsScreens
@testable import ScreenKit

/// The line at the foot of the other programs.
@Suite("The mini player", .timeLimit(.minutes(20)))
struct MiniPlayerTests {
  private static func status(_ state: RemoteStatus.State = .playing) -> RemoteStatus {
    RemoteStatus(
      state: state,
      sounds: [
        RemoteSound(url: "synth:rain", title: "Rain"),
        RemoteSound(url: "file:/m/x.flac", title: "Колыбельная 👶🏽"),
      ],
      volume: 40,
      timer: .init(total: 3600, remaining: 3599, isFading: false)
    )
  }

  private func footer(_ house: ScreenHouse, _ status: RemoteStatus) -> ScriptedPlayer {
    let player = ScriptedPlayer()
    player.status = status
    let footer = MiniPlayerFooter(player) {}
    footer.watch.take(status)
    house.stage.footer = footer
    return player
  }

  @Test("It stands in the diary and in the habits", arguments: ["80x24", "40x20"])
  func pictures(_ size: String) async throws {
    let diary = try await DiaryScene()
    let habits = try await HabitsScene(language: .russian)
    for (name, house) in [("diary", diary.house), ("habits", habits.house)] {
      _ = footer(house, Self.status())
      house.size = try #require(Size(text: size))
      expectSnapshot(house.text, suite: "MiniPlayer", named: "\(name)-\(size)")
    }
  }

  @Test("Its keys pause, stop and change the volume in every screen that shows it")
  func keys() async throws {
    let scene = try await HabitsScene()
    let player = footer(scene.house, Self.status())
    await scene.house.press(Key("P"), Key(")"), Key("("), Key("З"), Key("X"))
    #expect(player.commands == [.toggle, .volume(45), .volume(40), .toggle, .stop()])
    #expect(!scene.house.text.contains("Rain"))
    await scene.house.press(Key("P"))
    #expect(player.commands.count == 5)
  }

  @Test("The mouse pauses and stops")
  func mouse() async throws {
    let scene = try await HabitsScene()
    let player = footer(scene.house, Self.status())
    await scene.house.press(on: "Pause")
    await scene.house.press(on: "Stop the sound")
    #expect(player.commands == [.toggle, .stop()])
  }

  @Test("Settings go without it, and so does a terminal that is too low")
  func absent() async throws {
    let scene = try await DiaryScene()
    let player = footer(scene.house, Self.status())
    scene.house.size = Size(columns: 40, rows: 10)
    #expect(!scene.house.text.contains("Rain"))
    scene.house.size = Size(columns: 80, rows: 24)
    #expect(scene.house.text.contains("Rain"))
    await scene.house.press(Key(","), Key("P"))
    #expect(!scene.house.text.contains("Rain"))
    #expect(player.commands.isEmpty)
  }

  @Test("A player that has gone is said to have gone")
  func gone() async throws {
    let scene = try await HabitsScene()
    let player = footer(scene.house, Self.status())
    scene.house.stage.sentence = { "\($0)" }
    player.isRunning = false
    await scene.house.press(Key("P"))
    #expect(scene.house.text.contains("notRunning"))
  }

  @Test("A watch tells of what is seen, not of every frame that is played")
  func watch() {
    var status = Self.status()
    let (calm, lively) = (PlayerWatch(), PlayerWatch(seesLevel: true))
    #expect(calm.take(status) && lively.take(status))
    (status.position, status.level) = (48_000, 0.5)
    #expect(!calm.take(status) && lively.take(status))
    status.position = 96_000
    #expect(!calm.take(status) && !lively.take(status))
    status.volume = 41
    #expect(calm.take(status) && lively.take(status))
  }
}
