import CommandKit
import PlayerCommands
import TestSupport
import Testing

@Suite("What hearth-player says", .timeLimit(.minutes(20)))
struct PlayerTextTests {
  private let house: PlayerHouse

  init() throws {
    house = try PlayerHouse()
  }

  @Test("Its description has no faults")
  func faults() {
    #expect(PlayerCommands.root.faults() == [])
  }

  @Test("Its pages and refusals", arguments: ["en", "ru"])
  func texts(_ language: String) async {
    var text = ""
    for line in [
      "--help", "list", "outputs", "status", "status --json", "help render", "help play",
      "render rain --for 1s --timer 9 --to x.wav", "render rain --for 1s --timer abc --to x.wav",
      "render nix.flac --for 1s --to x.wav", "render synth:thunder --for 1s --to x.wav",
      "render rain?depth=1 --for 1s --to x.wav", "render /dev/null --for 1s --to x.wav",
      "render rain --for 30 --to x.wav", "render rain --for 1s --to /none/x.wav",
      "play rain --output alsa:default",
    ] {
      let answer = await house.runAll(
        line.split(separator: " ").map(String.init),
        language: language
      )
      text +=
        "$ hearth-player \(line)\n\(answer.output)\(answer.errors)→ \(answer.code.rawValue)\n\n"
    }
    expectSnapshot(text, suite: "Player", named: "texts-\(language)")
  }

  @Test("It plays into a file until its timer ends")
  func play() async throws {
    let answer = await house.run(
      "play",
      "pink",
      "--timer",
      "10",
      "--volume",
      "40",
      "--output",
      "wav:\(house.path("night.wav"))?format=s16",
      "--json"
    )
    #expect(answer.code == .done)
    #expect(answer.output.hasPrefix(#"{"state":"stopped","sources":[],"volume":40,"timer":null"#))
    #expect(house.names == ["night.wav"])
  }
}
