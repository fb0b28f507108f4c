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

/// Screens as they are kept: three sizes, both languages, the colours, empty and filled.
@Suite("The habit tracker's screens as pictures", .timeLimit(.minutes(20)))
struct HabitsSnapshotTests {
  /// A way to a scene.
  struct Way: Sendable, CustomTestStringConvertible {
    let name: String
    let keys: [Key]

    var testDescription: String { name }
  }

  static let ways: [Way] = [
    Way(name: "cards", keys: [.space]), Way(name: "search", keys: [Key("/"), Key("w")]),
    Way(name: "filters", keys: [Key("f")]), Way(name: "actions", keys: [.enter]),
    Way(name: "kind", keys: [Key("a")]), Way(name: "new", keys: [Key("a"), Key("1"), Key("R")]),
    Way(name: "emoji", keys: [Key("a"), Key("2"), .tab, .tab, .enter]),
    Way(name: "colour", keys: [Key("a"), Key("2"), .tab, .tab, .tab, .enter]),
    Way(name: "schedule", keys: [Key("a"), Key("1"), .tab, .tab, .enter, .space]),
    Way(name: "categories", keys: [Key("c")]), Way(name: "statistics", keys: [Key("v")]),
    Way(name: "calendar", keys: [Key("h")]),
  ]
  static let sizes: [String] = ["80x24", "40x20", "200x50"]
  static let backgrounds: [String] = ["light", "dark", "none"]

  @Test("In every size and language", arguments: ways, sizes)
  func scenes(_ way: Way, _ size: String) async throws {
    for language in [Language.english, .russian] {
      let scene = try await HabitsScene(language: language)
      scene.house.size = try #require(Size(text: size))
      for key in way.keys { await scene.house.press(key) }
      let name = "\(way.name)-\(size)-\(language.code)"
      expectSnapshot(scene.house.text, suite: "HabitsScreens", named: name)
    }
  }

  @Test("Empty and filled, in the colours of every background", arguments: backgrounds)
  func colours(_ background: String) async throws {
    let theme = Theme(
      depth: background == "none" ? .none : .many,
      background: Background(rawValue: background) ?? .dark
    )
    for isFilled in [true, false] {
      let scene = try await HabitsScene(isFilled: isFilled)
      let name = "colours-\(background)-\(isFilled ? "filled" : "empty")"
      let picture = scene.house.grid().picture(theme)
      expectSnapshot(picture, suite: "HabitsScreens", named: name)
    }
  }

  @Test("The pages of the first start are seen once")
  func onboarding() async throws {
    let scene = try await HabitsScene(isFilled: false)
    let model = try #require(OnboardingViewModel(.blank, in: scene.house.stage.messages))
    scene.house.stage.push(OnboardingScreen(scene.desk, model))
    expectSnapshot(scene.house.text, suite: "HabitsScreens", named: "onboarding")
    await scene.house.press(.right, .enter)
    #expect(scene.house.text.contains("Nothing to track yet"))
    let memory = try await scene.house.dependencies.store.read { try HabitsMemory.stored(in: $0) }
    #expect(OnboardingViewModel(memory, in: scene.house.stage.messages) == nil)
  }
}
