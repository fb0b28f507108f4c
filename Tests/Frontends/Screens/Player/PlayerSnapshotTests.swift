import HearthContainer
import HearthPorts
import HearthSupport
import TestSupport
import Testing

@testable import PlayerScreens
@testable import ScreenKit

/// Screens as they are kept: three sizes, both languages, the colours, empty and filled.
@Suite("The player's screens as pictures", .timeLimit(.minutes(20)))
struct PlayerSnapshotTests {
  /// A way to a scene.
  struct Way: Sendable, CustomTestStringConvertible {
    let name: String
    let keys: [Key]

    var testDescription: String { name }
  }

  static let ways: [Way] = [
    Way(name: "collections", keys: [.right]), Way(name: "tracks", keys: [.enter]),
    Way(name: "player", keys: [Key("p")]), Way(name: "timer", keys: [Key("p"), Key("t")]),
    Way(name: "add", keys: [Key("p"), Key("a")]), Way(name: "presets", keys: [Key("m")]),
    Way(name: "wake-ups", keys: [Key("w")]), Way(name: "wake-up", keys: [Key("w"), Key("a")]),
    Way(name: "outputs", keys: [Key("o")]), Way(name: "settings", keys: [Key(",")]),
    Way(name: "cap", keys: [Key(","), .down, .down, .down, .enter]),
    Way(name: "help", keys: [Key("p"), Key("?")]),
  ]
  static let sizes: [String] = ["80x24", "40x20", "200x50"]
  static let backgrounds: [String] = ["light", "dark", "night", "none"]

  @Test("In every size and language", arguments: ways, sizes)
  func scenes(_ way: Way, _ size: String) async throws {
    for language in [Language.english, .russian] {
      let scene = try await PlayerScene(language: language)
      scene.house.size = try #require(Size(text: size))
      for key in way.keys { await scene.house.press(key) }
      let name = "\(way.name)-\(size)-\(language.code)"
      expectSnapshot(scene.house.text, suite: "PlayerScreens", named: name)
    }
  }

  @Test("Playing and empty, in the colours of every background", arguments: backgrounds)
  func colours(_ background: String) async throws {
    let theme = Theme(
      depth: background == "none" ? .none : .many,
      background: Background(rawValue: background) ?? .dark
    )
    for isFilled in [true, false] {
      let scene = try await PlayerScene(isFilled: isFilled)
      await scene.house.press(Key("p"))
      let name = "colours-\(background)-\(isFilled ? "playing" : "empty")"
      let picture = scene.house.grid().picture(theme)
      expectSnapshot(picture, suite: "PlayerScreens", named: name)
    }
  }

  @Test("Fading, capped, with something to be said", arguments: ["80x24", "40x20"])
  func fading(_ size: String) async throws {
    let scene = try await PlayerScene()
    scene.house.size = try #require(Size(text: size))
    var status = scene.player.status
    status.timer = .init(total: 3600, remaining: 547, isFading: true)
    (status.highestVolume, status.level) = (55, 0.9)
    status.remarks = ["No sound device can be opened: what plays is not heard."]
    scene.show(status)
    await scene.house.press(Key("p"))
    expectSnapshot(scene.house.text, suite: "PlayerScreens", named: "fading-\(size)")
  }

  @Test("Nothing there yet", arguments: ["m", "w"])
  func empty(_ key: String) async throws {
    let scene = try await PlayerScene(isFilled: false)
    await scene.house.press(Key(Character(key)))
    let name = key == "m" ? "no-presets" : "no-wake-ups"
    expectSnapshot(scene.house.text, suite: "PlayerScreens", named: name)
  }
}
