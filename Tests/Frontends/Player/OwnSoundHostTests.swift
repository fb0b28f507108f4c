import CommandKit
import Glibc
import HearthSupport
import Testing

@Suite("What a family sets for its player", .timeLimit(.minutes(20)))
struct OwnSoundHostTests {
  private let house: PlayerHouse

  init() throws {
    house = try PlayerHouse()
  }

  private func json(_ line: String) async throws -> JSON { try await house.json(line) }

  @Test("A family's own files are listed, played by their names, and missed when they have gone")
  func ownSounds() async throws {
    for name in ["waves.wav", "night.wav"] {
      let file = house.path(name)
      #expect(await house.run("render", "sea", "--for", "1s", "--to", file).code == .done)
    }
    #expect(try await json("add .").array?.map { $0["title"] } == ["night", "waves"])
    let start = try await json("mix waves:30 rain")
    #expect(start["sources"]?.array?.first?["url"]?.text.contains("/waves.wav") == true)
    _ = try await json("preset save Own waves")
    try #require(remove(house.path("waves.wav")) == 0)
    let own = try await json("list").array?.last
    #expect(own?["title"] == "My sounds")
    #expect(own?["tracks"]?.array?.map { $0["missing"] } == [false, true])
    #expect(try await json("status")["state"] == "playing")
    #expect(await house.run("preset", "load", "Own").code == .refused)
    #expect(try await json("add .").array?.count == 1)
    _ = try await json("remove .")
    #expect(try await json("list").array?.last?["tracks"] == [])
    await house.end()
  }

  @Test("A living variation is set for what plays and what will play")
  func variation() async throws {
    _ = try await json("play pink")
    #expect(try await json("settings --variation on")["variationDB"] == 3)
    #expect(try await json("settings --variation off")["variationDB"] == .null)
    await house.end()
  }
}
