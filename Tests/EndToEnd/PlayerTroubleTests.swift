import Glibc
import HearthSupport
import TestSupport
import Testing

/// What happens to a machine in the night, seen from outside the built program.
@Suite("The built hearth-player on a machine in trouble", .timeLimit(.minutes(20)))
struct PlayerTroubleTests {
  private let home: PlayerHome
  private let machine: TroubledMachine
  private let player: Partner

  init() throws {
    home = try PlayerHome()
    machine = try TroubledMachine(in: home.folder)
    player = try Self.start(home, on: machine)
  }

  private static func start(_ home: PlayerHome, on machine: TroubledMachine) throws -> Partner {
    var home = home
    home.environment.merge(machine.environment) { $1 }
    return try home.startHost()
  }

  private func status() throws -> JSON { try home.json("status") }

  private func remaining() throws -> Int64 {
    try #require(try status()["timer"]?["remainingSeconds"]?.integer)
  }

  private func waitFor(_ state: JSON) -> Bool {
    waitUntil { (try? status()["state"]) == state }
  }

  @Test("counts the time asleep, and stays silent where its timer ran out meanwhile")
  func asleep() throws {
    _ = try home.json("play rain --timer 60 --output null:")
    machine.sleep(.seconds(1200))
    #expect(waitUntil { ((try? remaining()) ?? 3600) <= 2400 })
    #expect(try remaining() > 2300)
    machine.sleep(.seconds(2400))
    #expect(waitFor("stopped"))
    #expect(try status()["sources"] == [] && status()["timer"] == .null)
    player.end()
  }

  @Test("is not woken from a pause by the time asleep")
  func pausedAsleep() throws {
    _ = try home.json("play rain --timer 60 --output null:")
    _ = try home.json("pause")
    machine.sleep(.seconds(7200))
    // The longest that it takes to look after things.
    let before = try processorTime(of: player)
    usleep(1_500_000)
    #expect(try status()["state"] == "paused" && remaining() > 3500)
    #expect(try processorTime(of: player) - before < 0.5)
    player.end()
  }

  @Test("keeps the rest of its timer where the clock on the wall is set", arguments: [-7200, 7200])
  func clock(_ seconds: Int64) throws {
    _ = try home.json("play rain --timer 60 --output null:")
    let before = try status()["positionFrames"]?.integer ?? 0
    machine.setClock(ahead: .seconds(seconds))
    // It has looked after things since.
    #expect(waitUntil { ((try? status()["positionFrames"]?.integer) ?? 0) > before + 96_000 })
    #expect(try remaining() > 3500)
    player.end()
  }

  @Test("plays on behind a device that slept, once it could be woken and once opened anew only")
  func device() throws {
    let devices = try BreakingPCM()
    var home = home
    home.environment["ALSA_CONFIG_PATH"] = devices.configuration
    home.name = "sleeper"
    try home.folder.makeFolder("run-2")
    home.environment["XDG_RUNTIME_DIR"] = home.folder["run-2"]
    home.environment["XDG_DATA_HOME"] = home.folder["data-2"]
    let player = try home.startHost()
    let script = "slow@1suspend@24000coma@48000"
    let device = BreakingPCM.name(home.folder["record"], script: script)
    _ = try home.json("play rain --output alsa:\(device)")
    func position() -> Int64 { (try? home.json("status")["positionFrames"]?.integer) ?? 0 }
    #expect(waitUntil { position() > 72_000 })
    let before = (frames: position(), time: try processorTime(of: player))
    #expect(waitUntil { position() > before.frames + 96_000 })
    // Of two seconds of sound.
    #expect(try processorTime(of: player) - before.time < 1)
    let status = try home.json("status")
    #expect(status["state"] == "playing" && status["xruns"] == 0)
    player.end()
  }

  @Test("plays on where the disk is full, says so, and goes on later with what it could keep")
  func fullDisk() throws {
    _ = try home.json("play rain --volume 30 --output null:")
    #expect(waitUntil { (try? home.json("settings")["volume"]) == 30 })
    machine.setDisk(isFull: true)
    let change = try home.run("timer 60")
    #expect(change.status == 0 && change.errors.contains("could not be written down"))
    #expect(try home.run("play wind --timer 60").status == 0)
    #expect(try status()["state"] == "playing" && remaining() > 3500)
    player.end(SIGKILL)
    machine.setDisk(isFull: false)
    let next = try Self.start(home, on: machine)
    #expect(try status()["sources"]?.array?.first?["url"] == "synth:rain")
    #expect(try status()["volume"] == 30 && status()["timer"] == .null)
    next.end()
  }

  @Test("ends softly and in good order on a full disk too")
  func endOnFullDisk() throws {
    _ = try home.json("play rain --output null:")
    machine.setDisk(isFull: true)
    player.signal(SIGTERM)
    #expect(player.waitForEnd() == 0)
  }
}

/// The seconds that a process has spent on a processor.
func processorTime(of partner: Partner) throws -> Double {
  let number = try #require(partner.number)
  let text = try #require(TextFile("/proc/\(number)/stat").read())
  let fields = text[text.index(after: try #require(text.lastIndex(of: ")")))...].split(
    separator: " "
  )
  return (try #require(Double(fields[11])) + (try #require(Double(fields[12])))) / 100
}
