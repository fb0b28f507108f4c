import AudioMPRIS
import Glibc
import HearthPorts
import TestSupport
import Testing

@Suite("A media player on the session bus", .timeLimit(.minutes(20)))
struct MPRISTests {
  private let folder: SoundFolder
  private let bus: SessionBus
  private let player = StagePlayer()

  init() async throws {
    folder = try SoundFolder()
    bus = try SessionBus(in: folder.path)
    try await player.appear(bus.environment)
  }

  /// Words of `playerctl`, what they ask for, and what it then says of the status.
  private static let vocabulary: [(words: [String], command: MediaCommand, status: String)] = [
    (["pause"], .pause, "Paused"), (["play"], .play, "Playing"),
    (["play-pause"], .playPause, "Paused"), (["stop"], .stop, "Stopped"),
    (["next"], .next, "Playing"), (["previous"], .previous, "Playing"),
    (["volume", "0.25"], .setVolume(0.25), "Playing"),
    (["volume", "5"], .setVolume(1), "Playing"), (["volume", "0"], .setVolume(0), "Playing"),
    (["open", "file:///home/ada/my%20sea.flac"], .open("/home/ada/my sea.flac"), "Playing"),
    (["open", "synth:rain?seed=1"], .open("synth:rain?seed=1"), "Playing"),
  ]

  @Test("playerctl finds it and each of its verbs arrives", arguments: vocabulary.map(\.words))
  func verbs(_ words: [String]) throws {
    let verb = try #require(Self.vocabulary.first { $0.words == words })
    #expect(try bus.playerctl("-l") == "hearth")
    #expect(try bus.playerctl("status") == "Playing")
    let (_, status) = try Partner.run(
      "playerctl",
      words,
      environment: bus.environment,
      in: folder.path
    )
    #expect(status == 0)
    #expect(waitUntil { player.commands == [verb.command] })
    #expect(try bus.playerctl("status") == verb.status)
  }

  @Test("It tells what plays, how loud and since when")
  func properties() throws {
    #expect(try bus.playerctl("metadata", "xesam:title") == "Rain & wind")
    #expect(try bus.playerctl("metadata", "xesam:album") == "Environment")
    #expect(try bus.playerctl("metadata", "mpris:trackid") == "'/org/hearth/sound/7'")
    #expect(try bus.playerctl("volume") == "0.400000")
    // playerctl adds what has passed since it asked.
    #expect(try bus.playerctl("position").hasPrefix("90."))
    #expect(try bus.playerctl("loop") == "Track")
    #expect(try bus.playerctl("shuffle") == "Off")
  }

  @Test("Whoever follows hears of a change, and that too much was asked for")
  func changes() throws {
    let followed = try bus.follow("metadata", "--format", "{{status}} {{title}}", to: "changes")
    let volumes = try bus.follow("volume", to: "volumes")
    func isHeard(_ lines: [String], in name: String) -> Bool {
      waitUntil {
        let text = (try? folder.bytes(of: name)).map { String(decoding: $0, as: UTF8.self) }
        return text?.split(separator: "\n").map(String.init) == lines
      }
    }
    #expect(isHeard(["Playing Rain & wind"], in: "changes"))
    player.change { $0.playback = .paused }
    #expect(isHeard(["Playing Rain & wind", "Paused Rain & wind"], in: "changes"))
    #expect(isHeard(["0.400000"], in: "volumes"))
    try bus.playerctl("volume", "1.0")
    #expect(isHeard(["0.400000", "0.800000"], in: "volumes"))
    followed.end()
    volumes.end()
  }

  @Test("A setting that cannot be changed is announced as what it is")
  func fixed() throws {
    try bus.playerctl("loop", "None")
    try bus.playerctl("shuffle", "On")
    #expect(try bus.playerctl("loop") == "Track")
    #expect(try bus.playerctl("shuffle") == "Off")
    #expect(player.commands == [])
  }

  private static let propertyCalls = "org.freedesktop.DBus.Properties"
  private static let name = "org.mpris.MediaPlayer2.Player"

  /// Calls that are answered, and with what in it.
  private static let answered: [(call: [String], answer: String)] = [
    (["org.mpris.MediaPlayer2.Player.Seek", "int64:5000000"], ""),
    (["org.mpris.MediaPlayer2.Raise"], ""),
    ([propertyCalls + ".Get", "string:org.mpris.MediaPlayer2", "string:Identity"], "Hearth"),
    ([propertyCalls + ".Get", "string:\(name)", "string:CanSeek"], "boolean false"),
    ([propertyCalls + ".GetAll", "string:org.mpris.MediaPlayer2"], "SupportedUriSchemes"),
    ([propertyCalls + ".GetAll", "string:\(name)"], "MinimumRate"),
    (["org.freedesktop.DBus.Peer.Ping"], ""),
    (
      ["org.freedesktop.DBus.Introspectable.Introspect"], #"<property name="Metadata" type="a{sv}""#
    ),
  ]

  @Test("A call is answered", arguments: answered.map(\.call))
  func calls(_ call: [String]) throws {
    let expected = try #require(Self.answered.first { $0.call == call }).answer
    let answer = try #require(try bus.callAll(call))
    #expect(answer.contains(expected) || expected.isEmpty, "\(answer)")
  }

  /// Calls that are refused.
  private static let refused: [[String]] = [
    ["org.mpris.MediaPlayer2.Player.Rewind"], ["org.mpris.MediaPlayer2.Player.OpenUri"],
    ["org.example.Other.Play"],
    [propertyCalls + ".Get", "string:\(name)", "string:Colour"],
    [propertyCalls + ".Get", "string:org.example.Other", "string:Volume"],
    [propertyCalls + ".Get", "string:\(name)"], [propertyCalls + ".Get"],
    [propertyCalls + ".Set", "string:\(name)", "string:Metadata", "variant:string:x"],
    [propertyCalls + ".Set", "string:\(name)", "string:Volume", "variant:string:loud"],
    [propertyCalls + ".Set", "string:\(name)", "string:Volume", "variant:double:nan"],
    [
      propertyCalls + ".Set", "string:org.mpris.MediaPlayer2", "string:Identity",
      "variant:string:x",
    ],
  ]

  @Test("A call that makes no sense is refused, and the next one answered", arguments: refused)
  func refusals(_ call: [String]) throws {
    #expect(try bus.callAll(call) == nil)
    #expect(player.commands == [])
    #expect(try bus.playerctl("status") == "Playing")
  }

  @Test("A second one of the same name has its number in it, and both answer")
  func twice() async throws {
    let other = StagePlayer()
    try await other.appear(bus.environment)
    let names = try bus.playerctl("-l").split(separator: "\n").map(String.init).sorted()
    #expect(names == ["hearth", "hearth.instance\(getpid())"])
    try bus.playerctl("-p", names[1], "pause")
    #expect(waitUntil { other.commands == [.pause] })
    #expect(player.commands == [])
    other.leave()
    #expect(waitUntil { (try? bus.playerctl("-l")) == "hearth" })
  }

  @Test("The bus that goes away is told once; the player plays on")
  func lost() throws {
    #expect(try bus.playerctl("status") == "Playing")
    bus.die()
    #expect(waitUntil { !player.losses.isEmpty })
    player.change { $0.volume = 0.1 }
    player.leave()
    #expect(player.losses == [.lost])
  }

  @Test("Without a bus it says so at once", arguments: ["", "unix:path=/none/bus", "what is this"])
  func none(_ address: String) async throws {
    let environment = ["DBUS_SESSION_BUS_ADDRESS": address, "XDG_RUNTIME_DIR": "/none"]
    do {
      try await StagePlayer().appear(environment)
      Issue.record("There is a bus.")
    } catch RemoteControlError.unavailable(let detail) {
      #expect(!detail.isEmpty)
    }
  }
}
