import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import PlayerCore
import TestSupport
import Testing

@testable import PlayerScreens
@testable import ScreenKit

/// What keys do to the player, and what is seen of it.
@Suite("The player's screens", .timeLimit(.minutes(20)))
struct PlayerScreenTests {
  @Test("A track plays alone, starts a player where none runs, and shows it")
  func play() async throws {
    let scene = try await PlayerScene(isFilled: false)
    scene.player.isRunning = false
    await scene.house.press(.enter, .down, .enter)
    #expect(scene.player.status.sounds.map(\.url) == ["synth:heavy-rain"])
    #expect(scene.house.text.contains("without an end"))
  }

  @Test("A sound comes into the mix and goes out of it, and the timer goes on")
  func mix() async throws {
    let scene = try await PlayerScene()
    let timer = scene.player.status.timer
    await scene.house.press(.enter, .end, .space)
    #expect(scene.player.status.sounds.map(\.url) == ["synth:rain", "synth:wind", "synth:night"])
    #expect(scene.player.status.sounds[1].volume == 30)
    await scene.house.press(.home, .space)
    #expect(scene.player.status.sounds.map(\.url) == ["synth:wind", "synth:night"])
    #expect(scene.player.status.timer == timer)
  }

  @Test("The screens follow the household: its zone, language, clock and first day of the week")
  func household() async throws {
    let scene = try await PlayerScene(followsHousehold: true)
    let (house, zones) = (scene.house, scene.house.dependencies.timeZones)
    try await move(house, to: house.zone)
    await house.press(Key("p"))
    #expect(house.text.contains("08:00") && scene.desk.calendar.firstWeekday == 1)
    try await move(house, to: try zones.rules(named: "Asia/Tokyo"))
    try await house.dependencies.store.write { transaction in
      var settings = try HouseholdSettings.stored(in: transaction)
      (settings.language, settings.firstWeekday) = ("ru", .sunday)
      try transaction.put(settings)
    }
    await house.pass(.seconds(1))
    #expect(house.text.contains("14:00"))
    #expect(house.text.contains("Проигрыватель"))
    #expect(scene.desk.calendar.firstWeekday == 7)
  }

  private func move(_ house: ScreenHouse, to zone: any TimeZoneRules) async throws {
    let (book, now) = (ZoneBook(timeZones: house.dependencies.timeZones), house.clock.now)
    try await house.dependencies.store.write { transaction in
      _ = try book.set(zone, since: nil, home: zone, now: now, in: transaction)
    }
  }

  @Test("The last sound taken out stops")
  func last() async throws {
    let scene = try await PlayerScene()
    await scene.house.press(Key("p"), Key("x"), Key("x"))
    #expect(scene.player.status.state == .stopped)
    #expect(scene.player.commands.last == .stop())
  }

  @Test("Pause, louder, softer and stop are at one key")
  func transport() async throws {
    let scene = try await PlayerScene()
    await scene.house.press(Key("p"), .space, Key("+"), Key("-"), Key("-"), .down, .right, Key("s"))
    #expect(
      scene.player.commands == [
        .toggle, .volume(45), .volume(40), .volume(35), .soundVolume(at: 1, 35), .stop(),
      ]
    )
  }

  @Test("No key asks for more than the safe volume or less than nothing")
  func bounds() async throws {
    let scene = try await PlayerScene()
    var status = scene.player.status
    (status.volume, status.highestVolume) = (52, 55)
    scene.show(status)
    await scene.house.press(Key("p"), Key("+"), Key("+"))
    #expect(scene.player.commands == [.volume(55), .volume(55)])
    status.volume = 3
    scene.show(status)
    await scene.house.press(Key("-"))
    #expect(scene.player.commands.last == .volume(0))
  }

  @Test("A timer is chosen from a list, put off, typed and cancelled")
  func timer() async throws {
    let scene = try await PlayerScene()
    await scene.house.press(Key("t"), Key("3"))
    #expect(scene.player.status.timer?.remaining == 1800)
    await scene.house.press(Key("t"), Key("o"))
    await scene.house.type("+15")
    await scene.house.press(.enter)
    #expect(scene.player.status.timer?.remaining == 2700)
    await scene.house.press(Key("t"), Key("0"))
    #expect(scene.player.status.timer == nil)
  }

  @Test("What a player refuses is said in its words")
  func refused() async throws {
    let scene = try await PlayerScene(isFilled: false)
    await scene.house.press(Key("t"), Key("1"))
    #expect(scene.house.text.contains("Nothing is playing."))
  }

  @Test("What plays is kept as a preset, played and deleted after a question")
  func presets() async throws {
    let scene = try await PlayerScene()
    await scene.house.press(Key("p"), Key("S"))
    await scene.house.type("Abend")
    await scene.house.press(.enter)
    let preset = try #require(try await scene.presets().first { $0.name == "Abend" })
    #expect(preset.mix.count == 2 && preset.volume == 40 && preset.timerMinutes == 120)
    await scene.house.press(.escape, Key("m"), .delete, .enter)
    #expect(try await scene.presets().count == 3)
    await scene.house.press(.delete, .up, .enter)
    #expect(try await scene.presets().map(\.name) == ["Night 👶🏽", "Дневной сон"])
    await scene.house.press(.enter)
    #expect(scene.player.status.timer?.total == 7200)
  }

  @Test("A preset without a name is refused in its form")
  func nameless() async throws {
    let scene = try await PlayerScene()
    await scene.house.press(Key("p"), Key("S"), .enter)
    #expect(scene.house.text.contains("A preset needs a name."))
    #expect(try await scene.presets().count == 2)
  }

  @Test("A wake-up is made, a player runs for it, and it can be deleted")
  func wakeUp() async throws {
    let scene = try await PlayerScene(isFilled: false)
    scene.player.isRunning = false
    await scene.house.press(Key("w"), Key("a"))
    await scene.house.fill("6:45")
    await scene.house.press(.enter)
    let wakeUp = try #require(try await scene.wakeUps().first)
    #expect(wakeUp.time.description == "06:45" && wakeUp.weekdays == Set(1...7))
    #expect(scene.player.isRunning && scene.player.commands == [.reload])
    #expect(scene.house.text.contains("daily"))
    await scene.house.press(.space)
    #expect(try await scene.wakeUps().map(\.isOn) == [false])
    await scene.house.press(.space)
    #expect(try await scene.wakeUps().map(\.isOn) == [true])
    await scene.house.press(.delete, .up, .enter)
    #expect(try await scene.wakeUps().isEmpty)
  }

  @Test("A wake-up needs a time and a day", arguments: ["25:00", "", "soon"])
  func wakeUpRefused(_ time: String) async throws {
    let scene = try await PlayerScene(isFilled: false)
    await scene.house.press(Key("w"), Key("a"))
    await scene.house.fill(time)
    await scene.house.press(.enter)
    #expect(scene.house.text.contains("no time of day"))
    await scene.house.fill("07:00")
    await scene.house.press(.tab, .tab, .tab)
    for _ in 1...7 { await scene.house.press(.tab, .space) }
    await scene.house.press(.enter)
    #expect(scene.house.text.contains("needs a day of the week"))
    #expect(try await scene.wakeUps().isEmpty)
  }

  @Test("An output is chosen, kept, and what plays goes there")
  func output() async throws {
    let scene = try await PlayerScene()
    await scene.house.press(Key("o"), .end, .enter)
    #expect(try await scene.settings().output == "null:")
    #expect(scene.player.status.output == "null:")
    #expect(scene.player.status.timer != nil)
    await scene.house.press(.home, .enter)
    #expect(try await scene.settings().output == nil)
  }

  @Test("The safe volume is set, guarded by a PIN, and not without it")
  func safeVolume() async throws {
    let scene = try await PlayerScene()
    await scene.house.press(Key(","), .end, .enter)
    await scene.house.type("1234")
    await scene.house.press(.enter)
    #expect(try await scene.settings().pinCheck != nil)
    await scene.house.press(.up, .up, .enter)
    await scene.house.type("-40")
    await scene.house.press(.enter)
    #expect(scene.house.text.contains("protected by a PIN"))
    await scene.house.press(.tab)
    await scene.house.type("1234")
    await scene.house.press(.enter)
    #expect(try await scene.settings().capTenths == -400)
    #expect(scene.player.commands.last == .reload)
  }

  @Test("A volume that is none is refused, another is kept and set")
  func volume() async throws {
    let scene = try await PlayerScene()
    await scene.house.press(Key(","), .enter)
    await scene.house.fill("400")
    await scene.house.press(.enter)
    #expect(scene.house.text.contains("no volume"))
    await scene.house.fill("35")
    await scene.house.press(.enter)
    #expect(try await scene.settings().volume == 35)
    #expect(scene.player.status.volume == 35)
  }
}
