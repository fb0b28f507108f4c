import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import TestSupport
import Testing

@testable import DiaryScreens
@testable import ScreenKit

/// Screens as they are kept: three sizes, both languages, the colours.
@Suite("The diary's screens as pictures", .timeLimit(.minutes(20)))
struct DiarySnapshotTests {
  /// A way to a scene.
  struct Way: Sendable, CustomTestStringConvertible {
    let name: String
    let keys: [Key]

    var testDescription: String { name }
  }

  static let ways: [Way] = [
    Way(name: "day", keys: []), Way(name: "user", keys: [.escape]),
    Way(name: "actions", keys: [.up, .enter]), Way(name: "feeding", keys: [Key("f")]),
    Way(name: "date", keys: [Key("g")]),
    Way(name: "time", keys: [Key("f"), .backTab, .backTab, .control("o")]),
    Way(name: "days", keys: [Key("v")]), Way(name: "pattern", keys: [Key("v"), Key("2")]),
    Way(name: "trends", keys: [Key("v"), Key("3")]), Way(name: "profile", keys: [Key("c")]),
    Way(name: "settings", keys: [Key(",")]), Way(name: "help", keys: [Key("?")]),
    Way(name: "asleep", keys: [Key("s")]),
  ]
  static let sizes: [String] = ["80x24", "40x20", "200x50"]
  static let languages: [String] = ["en", "ru"]
  static let backgrounds: [String] = ["light", "dark", "night", "none"]

  private func scene(_ language: String, _ size: String) async throws -> DiaryScene {
    let scene = try await DiaryScene(language: language == "ru" ? .russian : .english)
    scene.house.size = try #require(Size(text: size))
    return scene
  }

  @Test("In every size and language", arguments: ways, sizes)
  func scenes(_ way: Way, _ size: String) async throws {
    for language in Self.languages {
      let scene = try await scene(language, size)
      for key in way.keys { await scene.house.press(key) }
      let name = "\(way.name)-\(size)-\(language)"
      expectSnapshot(scene.house.text, suite: "DiaryScreens", named: name)
    }
  }

  @Test("In the colours of every background", arguments: backgrounds)
  func colours(_ background: String) async throws {
    let scene = try await scene("en", "80x24")
    let theme = Theme(
      depth: background == "none" ? .none : .many,
      background: Background(rawValue: background) ?? .dark
    )
    let picture = scene.house.grid().picture(theme)
    expectSnapshot(picture, suite: "DiaryScreens", named: "colours-\(background)")
  }

  static let names: [String] = ["👨‍👩‍👧‍👦 Ada", "🇷🇺🇩🇪", "漢字の名前", "e\u{301}é й", "נועה", "ا\u{202E}ب"]

  @Test("Names of any script keep the columns", arguments: names)
  func keepColumns(_ name: String) async throws {
    let scene = try await DiaryScene(name: name)
    let grid = scene.house.grid()
    #expect(grid.faults.isEmpty)
    // The time of day stands where it always stands.
    #expect(grid.row(0).suffix(6).map(\.text).joined() == "08:00 ")
  }
}
