import CommandKit
import HearthModel
import HearthSupport
import TestSupport
import Testing

@Suite("The player that commands start and reach", .timeLimit(.minutes(20)))
struct HostTests {
  private let house: PlayerHouse

  init() throws {
    house = try PlayerHouse()
  }

  private func json(_ line: String) async throws -> JSON { try await house.json(line) }

  @Test("It plays behind the command that started it, and others change what it does")
  func session() async throws {
    #expect(try await json("status")["state"] == "stopped")
    let start = try await json("play rain --timer 60 --volume 40")
    #expect(start["state"] == "playing" && start["volume"] == 40 && start["output"] == "null:")
    #expect(start["timer"]?["totalSeconds"] == 3600 && start["timer"]?["fading"] == false)
    #expect(try await json("timer +15")["timer"]?["totalSeconds"] == 4500)
    #expect(try await json("pause")["state"] == "paused")
    let frozen = try await json("status")
    #expect(try await json("status")["timer"] == frozen["timer"])
    #expect(try await json("volume 20")["volume"] == 20)
    #expect(try await json("resume")["state"] == "playing")
    let mix = try await json("mix rain:70 wind:30")
    #expect(mix["timer"] == .null && mix["volume"] == 20)
    #expect(mix["sources"]?.array?.map { $0["volume"] } == [70, 30])
    let soft = try await json("volume 5 --sound 2")
    #expect(soft["volume"] == 20 && soft["sources"]?.array?.map { $0["volume"] } == [70, 5])
    #expect(try await json("timer 10")["timer"]?["fading"] == true)
    #expect(try await json("timer off")["timer"] == .null)
    #expect(try await json("stop")["state"] == "stopped")
    #expect(try await json("resume")["sources"]?.array?.count == 2)
    await house.end()
    #expect(try await json("status")["sources"] == [])
    #expect(try await json("status")["volume"] == 20)
  }

  /// What is refused while rain plays with a timer of 230 minutes, and how it ends.
  private static let mistakes: [(line: String, code: ExitCode, word: String)] = [
    ("timer +15", .refused, "240"), ("timer 9", .refused, "240"), ("timer abc", .usage, "abc"),
    ("timer --  -1", .refused, "240"), ("play nowhere.flac", .refused, "nowhere.flac"),
    ("play http://x", .usage, "http"), ("play rain --output nix:", .usage, "nix:"),
    ("play rain --output wav:/none/x.wav --real-time", .refused, "/none"),
    ("volume 101", .usage, "101"), ("mix rain:101 wind", .usage, "101"),
    ("play rain:x", .usage, "x"), ("volume 5 --sound 2", .refused, "2"),
    ("play rain --timer 9", .refused, "10"), ("preset load Night", .refused, "Night"),
    ("preset save --", .usage, ""), ("wake add 25:00 rain", .usage, "25:00"),
    ("wake add 07:00 rain --days mop", .usage, "mop"), ("wake remove 1", .refused, "1"),
    ("wake off 1", .refused, "1"), ("add nowhere", .refused, "nowhere"),
    ("remove nowhere", .refused, "nowhere"), ("settings --variation 10", .usage, "9"),
    ("settings --safe-volume 60dBA", .refused, "dB"), ("settings --new-pin 12", .usage, "PIN"),
    ("settings --safe-volume=-90", .refused, "-70"),
  ]

  @Test("What it refuses changes nothing")
  func refusals() async throws {
    let start = try await json("play rain --timer 230")
    for (line, code, word) in Self.mistakes {
      let answer = await house.runAll(line.split(separator: " ").map(String.init))
      #expect(answer.code == code, "\(line): \(answer.errors)")
      #expect(answer.errors.contains(word) && answer.output == "", "\(line): \(answer.errors)")
    }
    let end = try await json("status")
    #expect(end["sources"] == start["sources"] && end["state"] == "playing")
    #expect(end["timer"]?["totalSeconds"] == 13_800)
    await house.end()
  }

  @Test("Without a player there is nothing to pause, and stopping is done already")
  func nobody() async throws {
    for line in ["pause", "next", "timer 60"] {
      let answer = await house.runAll(line.split(separator: " ").map(String.init))
      #expect(answer.code == .refused && answer.errors.contains("hearth-player play"))
    }
    #expect(await house.run("stop").code == .done)
    #expect(house.names.filter { $0 == "run" } == [])
  }

  @Test("A second player joins the first")
  func second() async throws {
    _ = try await json("play sea")
    let answer = await house.run("host")
    #expect(answer.code == .done && answer.errors.contains("already"))
    #expect(try await json("status")["state"] == "playing")
    await house.end()
  }

  @Test("Started at once from many sides it is one player")
  func race() async throws {
    await withTaskGroup(of: Void.self) { group in
      for name in ["rain", "wind", "sea", "fan", "pink", "white"] {
        group.addTask {
          let answer = await house.run("play", name)
          #expect(answer.code == .done, "\(answer.errors)")
        }
      }
    }
    #expect(try await json("status")["sources"]?.array?.count == 1)
    await house.end()
  }

  @Test("After a restart it goes on with what is left of the timer, and never beyond it")
  func restart() async throws {
    _ = try await json("mix rain:70 wind --timer 60 --volume 30")
    await house.end()
    house.clock.now = Instant(milliseconds: house.clock.now.milliseconds + 1_800_000)
    await house.start(["host", "--background"])
    let restored = try await json("status")
    #expect(restored["state"] == "playing" && restored["volume"] == 30)
    #expect(restored["sources"]?.array?.map { $0["volume"] } == [70, 100])
    let left = try #require(restored["timer"]?["remainingSeconds"]?.integer)
    #expect((1700...1801).contains(left))
    await house.end()
    house.clock.now = Instant(milliseconds: house.clock.now.milliseconds + 1_800_000)
    await house.start(["host", "--background"])
    #expect(try await json("status")["state"] == "stopped")
    await house.end()
  }

  @Test("What was paused is paused after a restart, its timer where it was")
  func pausedRestart() async throws {
    _ = try await json("play rain --timer 60")
    _ = try await json("pause")
    await house.end()
    house.clock.now = Instant(milliseconds: house.clock.now.milliseconds + 86_400_000)
    await house.start(["host", "--background"])
    let restored = try await json("status")
    #expect(restored["state"] == "paused")
    #expect((3500...3600).contains(restored["timer"]?["remainingSeconds"]?.integer ?? 0))
    #expect(try await json("resume")["state"] == "playing")
    await house.end()
  }

  @Test("Presets keep a mix with its volume and timer, and are stepped through")
  func presets() async throws {
    _ = try await json("mix rain:70 wind:30 --volume 35")
    _ = try await json("preset save Night --timer 45")
    _ = try await json("preset save Day sea --volume 80")
    let list = try await json("preset list").array ?? []
    #expect(list.map { $0["name"] } == ["Day", "Night"])
    #expect(
      list.map { $0["volume"] } == [80, 35] && list.map { $0["timerMinutes"] } == [.null, 45]
    )
    _ = try await json("play fan")
    let night = try await json("preset load Night")
    #expect(night["volume"] == 35 && night["timer"]?["totalSeconds"] == 2700)
    #expect(night["sources"]?.array?.map { $0["volume"] } == [70, 30])
    let next = try await json("next")
    #expect(next["sources"]?.array?.map { $0["title"] } == ["Sea"])
    #expect((2600...2700).contains(next["timer"]?["totalSeconds"]?.integer ?? 0))
    #expect(try await json("previous")["sources"] == night["sources"])
    _ = try await json("preset delete Day")
    #expect(try await json("preset list").array?.count == 1)
    await house.end()
  }

  @Test("A wake-up rings at its time, though the sounds of another one are gone")
  func wake() async throws {
    // 2026-05-28 22:26:40 in Berlin, a Thursday.
    let list = try await json("wake add 07:00 music-box --days mon-fri --rise 20 --volume 50")
    #expect(list.array?.first?["days"] == ["mon", "tue", "wed", "thu", "fri"])
    #expect(try await json("status")["state"] == "stopped")
    house.clock.now = Instant(seconds: house.clock.now.seconds + 8 * 3600 + 14 * 60)
    var status = try await json("status")
    let deadline = ContinuousClock.now + .seconds(60)
    while status["state"] != "playing", ContinuousClock.now < deadline {
      status = try await json("status")
    }
    #expect(status["state"] == "playing" && status["volume"] == 50 && status["timer"] == .null)
    #expect(status["sources"]?.array?.first?["url"] == "synth:music-box")
    #expect(try await json("wake off 1").array?.first?["on"] == false)
    #expect(try await json("wake on 1").array?.first?["on"] == true)
    #expect(try await json("wake remove 1").array?.isEmpty == true)
    await house.end()
    // A wake-up's volume is its own.
    #expect(try await json("settings")["volume"] == 100)
  }

  @Test("The safe volume clamps every volume, is told, and keeps to its PIN")
  func safeVolume() async throws {
    _ = try await json("play pink")
    let settings = try await json("settings --safe-volume=-45 --new-pin 1234")
    #expect(settings["highestVolume"] == 50 && settings["hasPIN"] == true)
    #expect(settings["capDBFSA"]?.text == "-45.0" && settings["capDBA"] == .null)
    #expect(try await json("status")["volume"] == 50)
    let answer = await house.run("volume", "80")
    #expect(answer.output.contains("50") && answer.errors.contains("50"))
    #expect(await house.run("settings", "--safe-volume", "off").code == .refused)
    #expect(await house.run("settings", "--safe-volume", "off", "--pin", "4321").code == .refused)
    let measured = try await json("settings --calibrate 55 --pin 1234")
    #expect(measured["capDBA"] != .null)
    let level = try #require(measured["capDBA"].flatMap { Double($0.text) })
    // At half the volume pink noise lies some 18 dB below -30 dBFS(A): three more than the cap.
    #expect((57...60).contains(level))
    _ = try await json("settings --safe-volume off --pin 1234")
    #expect(try await json("volume 80")["volume"] == 80)
    await house.end()
  }

  @Test("What is shown and refused", arguments: ["en", "ru"])
  func texts(_ language: String) async throws {
    var text = ""
    for line in [
      "settings", "preset list", "wake", "wake add 06:30 rain --days sat,sun", "wake",
      "play rain --timer 60", "volume", "preset save Night", "preset list", "pause", "status",
      "settings --safe-volume on", "settings --safe-volume 50dBA", "settings --calibrate 5",
      "settings --new-pin 1", "settings --variation on", "add nowhere", "wake off 1", "wake off 2",
      "volume 5 --sound 3", "stop", "pause", "play x.flac rain", "host",
      "mix rain:101 wind", "stop --quit", "timer 60", "volume 30", "volume",
    ] {
      let words = line.split(separator: " ").map(String.init)
      let answer = await house.runAll(words, language: language)
      text +=
        "$ hearth-player \(line)\n\(answer.output)\(answer.errors)→ \(answer.code.rawValue)\n\n"
    }
    await house.end()
    text.replace(house.folder, with: "~")
    // A second may pass between two commands, on a busy machine some more.
    text.replace(/59:[0-5][0-9]/, with: "1:00:00")
    expectSnapshot(text, suite: "Player", named: "host-\(language)")
  }
}
