import Glibc
import HearthSupport
import TestSupport
import Testing

/// What only the whole program shows: that it goes on behind its command, is killed, loses its partners.
@Suite("The built hearth-player", .timeLimit(.minutes(20)))
struct PlayerProcessTests {
  private var home: PlayerHome

  init() throws {
    home = try PlayerHome()
  }

  private func status() throws -> JSON { try home.json("status") }

  private func waitFor(_ state: JSON) -> Bool {
    waitUntil { (try? status()["state"]) == state }
  }

  @Test("plays behind the command that returned, and a second one joins it")
  func background() throws {
    let start = try home.json("play rain --timer 60 --volume 40 --output null:")
    #expect(start["state"] == "playing" && start["timer"]?["totalSeconds"] == 3600)
    let first = try status()["positionFrames"]?.integer ?? 0
    #expect(waitUntil { ((try? status()["positionFrames"]?.integer) ?? 0) > first + 4800 })
    #expect(try home.run("host").errors.contains("already"))
    let joined = try home.json("play sea")
    #expect(joined["volume"] == 40 && joined["output"] == "null:")
    #expect(try status()["sources"]?.array?.map { $0["url"] } == ["synth:sea"])
    #expect(try home.run("stop --quit").status == 0)
    #expect(waitFor("stopped"))
  }

  @Test("tells whoever follows of every change, and goes on following through its end")
  func following() throws {
    let follower = try home.start(["status", "--follow", "--json"], output: "news")
    defer { follower.end() }
    func heard(_ text: String) -> Bool { waitUntil { home.text("news").contains(text) } }
    #expect(heard(#""state":"stopped""#))
    _ = try home.json("play rain --output null:")
    #expect(heard(#""state":"playing""#))
    _ = try home.json("volume 35")
    #expect(heard(#""volume":35"#))
    _ = try home.json("timer 10")
    #expect(heard(#""fading":true"#))
    #expect(try home.run("stop --quit").status == 0)
    #expect(waitUntil { home.text("news").hasSuffix("\n") && lastNews?["state"] == "stopped" })
    _ = try home.json("play wind --output null:")
    #expect(waitUntil { lastNews?["sources"]?.array?.first?["url"] == "synth:wind" })
    _ = try home.run("stop --quit")
  }

  private var lastNews: JSON? {
    home.text("news").split(separator: "\n").last.flatMap { try? JSON(parsing: String($0)) }
  }

  @Test("killed, it goes on with what it played; an expired timer is not revived")
  func killed() throws {
    func host(_ time: String) throws -> Partner {
      try home.startHost("--now", "2026-01-10T\(time)+03:00")
    }
    var player = try host("12:00:00")
    _ = try home.json("mix rain:70 wind:30 --timer 60 --volume 40 --output null:")
    player.end(SIGKILL)
    #expect(try status()["state"] == "stopped" && status()["volume"] == 40)
    player = try host("12:20:00")
    let restored = try status()
    #expect(restored["state"] == "playing" && restored["volume"] == 40)
    #expect(restored["sources"]?.array?.map { $0["volume"] } == [70, 30])
    #expect((2300...2401).contains(restored["timer"]?["remainingSeconds"]?.integer ?? 0))
    player.end(SIGKILL)
    player = try host("13:10:00")
    #expect(try status()["state"] == "stopped")
    player.end()
  }

  @Test("a volume is known after the player was killed, and a half-told command harms nobody")
  func volumeKept() throws {
    let player = try home.startHost()
    _ = try home.json("play rain --volume 25 --output null:")
    _ = try home.json("volume 30")
    #expect(waitUntil { (try? home.json("settings")["volume"]) == 30 })
    player.end(SIGKILL)
    #expect(try status()["volume"] == 30)
  }

  @Test("without a sound card and a bus it says so once, and goes on without burning the processor")
  func silence() throws {
    let player = try home.startHost()
    let first = try home.run("play rain")
    #expect(first.status == 0 && first.output.contains("Rain"))
    #expect(first.errors.contains("No sound device") && first.errors.contains("session bus"))
    let second = try home.run("play wind")
    #expect(second.status == 0 && second.errors == "")
    #expect(try status()["output"] == "null:")
    let (start, played) = (try processorTime(of: player), try position())
    #expect(waitUntil { ((try? position()) ?? 0) > played + 96_000 })
    // Of two seconds of sound; a debug build mixes slowly.
    #expect(try processorTime(of: player) - start < 1)
    player.end()
  }

  private func position() throws -> Int64 { try status()["positionFrames"]?.integer ?? 0 }

  @Test("a sink that vanishes pauses it; nothing goes on from another one")
  func vanishedSink() throws {
    let server = try SoundServer(["night", "living"], in: home.folder.path)
    let player = try home.startHost()
    let output = "pulse:night?server=\(server.address)"
    _ = try home.json("play pink --output \(output)")
    #expect(waitUntil { ((try? position()) ?? 0) > 4800 })
    try server.remove("night")
    #expect(waitFor("paused"))
    #expect(!(try server.control("list", "short", "sink-inputs").contains("\t")))
    player.end()
  }

  @Test("told to end, it fades out within a quarter of a second and remembers")
  func ended() throws {
    let pipe = home.folder["pipe"]
    try #require(mkfifo(pipe, 0o600) == 0)
    let reader = try Partner("cat", [pipe], output: home.folder["heard.wav"])
    let player = try home.startHost()
    _ = try home.json("play white --output wav:\(pipe)?format=float --real-time")
    #expect(waitUntil { ((try? position()) ?? 0) > 24_000 })
    player.signal(SIGTERM)
    #expect(player.waitForEnd() == 0 && reader.waitForEnd() == 0)
    let levels = try Envelope(of: home.folder["heard.wav"]).levels
    let full = levels.prefix(30).reduce(0, +) / 30
    let lastFull = try #require(levels.lastIndex { $0 > 0.85 * full })
    let lastSound = try #require(levels.lastIndex { $0 > 0 })
    // Windows of 10 ms, one begun at either end.
    #expect((5...27).contains(lastSound - lastFull), "\(lastSound - lastFull)")
    #expect(levels.last == 0)
    let fall = levels[lastFull...lastSound]
    #expect(zip(fall, fall.dropFirst()).allSatisfy { $1 < $0 + 0.1 * full })
    let next = try home.startHost()
    #expect(try status()["sources"]?.array?.first?["url"] == "synth:white")
    next.end()
  }

  @Test("keeps no output to which only a command could play, and a file by its whole path")
  func outputs() throws {
    let own = try home.run("settings --output pipe:")
    #expect(own.status == 2 && own.errors.contains("play rain --output pipe:"))
    #expect(try home.json("settings")["output"] == .null)
    let file = try home.json("settings --output wav:night.wav")["output"]?.string
    #expect(file?.hasPrefix("wav:/") == true && file?.hasSuffix("/night.wav") == true)
  }

  @Test("ends in good order though nobody takes its sound any more", arguments: [true, false])
  func stuck(_ isAsked: Bool) throws {
    let pipe = home.folder["pipe"]
    try #require(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    let player = try home.startHost()
    _ = try home.json("play white --output wav:\(pipe) --real-time")
    var before: Int64 = 0
    // The pipe is full when the sound stands still.
    let stands = waitUntil {
      usleep(300_000)
      defer { before = (try? position()) ?? 0 }
      return before > 0 && (try? position()) == before
    }
    #expect(stands)
    if isAsked {
      let answer = try home.run("stop --quit")
      #expect(answer.status == 0 && answer.errors == "")
    } else {
      player.signal(SIGTERM)
    }
    #expect(player.waitForEnd(within: .seconds(20)) == 0)
  }

  @Test("obeys playerctl, shares the bus with another one, and plays on when the bus dies")
  mutating func mediaKeys() throws {
    let bus = try SessionBus(in: home.folder.path)
    home.environment.merge(bus.environment) { $1 }
    let home = home
    let player = try home.startHost()
    _ = try home.json("play rain --output null: --volume 40")
    #expect(waitUntil { (try? bus.playerctl("status")) == "Playing" })
    #expect(try bus.playerctl("metadata", "xesam:title") == "Rain")
    try bus.playerctl("pause")
    #expect(waitFor("paused"))
    try bus.playerctl("volume", "5")
    #expect(waitUntil { (try? home.json("status")["volume"]) == 100 })
    try bus.playerctl("play")
    #expect(waitFor("playing"))
    try bus.playerctl("next")
    #expect(waitUntil { (try? bus.playerctl("metadata", "xesam:title")) == "Heavy rain" })
    var neighbour = home
    neighbour.name = "neighbour"
    try neighbour.folder.makeFolder("run-2")
    neighbour.environment["XDG_RUNTIME_DIR"] = neighbour.folder["run-2"]
    neighbour.environment["XDG_DATA_HOME"] = neighbour.folder["data-2"]
    let second = try neighbour.startHost()
    let names = try bus.playerctl("-l").split(separator: "\n").sorted()
    #expect(names.count == 2 && names[0] == "hearth" && names[1].hasPrefix("hearth.instance"))
    second.end()
    let played = try position()
    bus.die()
    #expect(waitUntil { ((try? position()) ?? 0) > played + 48_000 })
    #expect(try home.run("play wind").errors.contains("session bus"))
    #expect(try home.run("play sea").errors == "")
    player.end()
  }
}

/// How loud a WAV file of floats in stereo is, in windows of 10 ms.
private struct Envelope {
  let levels: [Double]

  init(of path: String) throws {
    let bytes = try FileReader.bytes(at: path, limit: 1 << 28)
    let data = Array("data".utf8)
    let found = (0..<100).first { bytes[$0..<$0 + 4].elementsEqual(data) }
    let start = try #require(found) + 8
    let window = 480 * 2 * 4
    levels = stride(from: start, through: bytes.count - window, by: window).map { start in
      var sum = 0.0
      for place in stride(from: start, to: start + window, by: 4) {
        let bits = (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[place + $1]) << (8 * UInt32($1)) }
        let sample = Double(Float(bitPattern: bits))
        sum += sample * sample
      }
      return (sum / 960).squareRoot()
    }
  }
}
