import AudioNull
import AudioSynthesis
import HearthContainer
import HearthHousehold
import HearthMiniPlayer
import HearthModel
import HearthPlugins
import HearthPorts
import HearthSupport
import PlayerCore
import SyncSecrets
import TestSupport

@testable import PlayerScreens
@testable import ScreenKit

/// A player with its screens, the collections in front.
struct PlayerScene {
  let house: ScreenHouse
  let player = ScriptedPlayer()
  let desk: PlayerDesk

  /// Rain and wind with a timer, two presets, a wake-up; or nothing at all.
  ///
  /// - Parameters:
  ///   - language: of the texts.
  ///   - isFilled: whether there is anything.
  ///   - followsHousehold: whether zone and language are the household's, not those of the options.
  /// - Throws: what the store throws.
  init(
    language: Language = .english,
    isFilled: Bool = true,
    followsHousehold: Bool = false
  ) async throws {
    house = try await ScreenHouse(
      [PlayerSchema.module],
      [.miniPlayer, .player, .playerEditors, .playerScreens],
      language: language
    )
    let dependencies = house.dependencies
    let zone = house.zone
    let start = try await dependencies.store.read { try PlayerStart(dependencies, zone, in: $0) }
    desk = PlayerDesk(
      dependencies,
      link: player,
      hostOptions: [],
      sources: SoundSourceRegistry([.synth]),
      outputs: AudioOutputRegistry([.null]),
      devices: AudioDevicesRegistry([]),
      secrets: { SodiumSecrets() },
      shownZone: followsHousehold ? nil : zone,
      start: start
    )
    let desk = desk
    if followsHousehold {
      house.stage.wallTime = { desk.zones.local(desk.now).time }
      desk.speak = { settings in
        let language = settings.language.flatMap { Language(matching: $0) } ?? language
        var messages = Messages(
          language,
          [.household, .screenKit, .miniPlayer, .player, .playerEditors, .playerScreens]
        )
        messages.hourCycle = settings.hourCycle
        return messages
      }
    }
    house.stage.sentence = { error in
      let messages = Messages(language, [.miniPlayer, .player, .playerScreens])
      return desk.sentence(error, in: messages)
        ?? (error as? PlayerRemoteError)?.sentence(messages) ?? "\(error)"
    }
    let footer = MiniPlayerFooter(player, desk.watch) {}
    footer.open = { desk.openPlayer($0) }
    house.stage.footer = footer
    if isFilled { try await fill(Messages(language, [.player])) }
    house.stage.push(CollectionsScreen(desk))
    await house.stage.settle()
  }

  private func fill(_ messages: Messages) async throws {
    let rain = RemoteSound(url: "synth:rain", title: messages("track.rain"), volume: 100)
    let wind = RemoteSound(url: "synth:wind", title: messages("track.wind"), volume: 30)
    show(
      RemoteStatus(
        state: .playing,
        sounds: [rain, wind],
        volume: 40,
        timer: .init(total: 7200, remaining: 3909, isFading: false),
        output: "alsa:default",
        level: 0.05
      )
    )
    let book = PresetBook(house.dependencies)
    _ = try await book.save(player.status, as: "Night 👶🏽", desk.shop)
    var alone = player.status
    (alone.sounds, alone.timer) = ([wind], nil)
    _ = try await book.save(alone, as: "Дневной сон", desk.shop)
    _ = try await WakeUpBook(house.dependencies).add(
      at: WallTime(secondsSinceMidnight: 25_200),
      on: [1, 2, 3, 4, 5],
      [MixEntry(SoundAddress(scheme: "synth", path: "music-box"))],
      volume: SoundVolume(60) ?? .full,
      rise: 10
    )
  }

  /// Lets the player stand in some way, and the screens know of it.
  func show(_ status: RemoteStatus) {
    player.status = status
    desk.watch.take(status)
  }

  func presets() async throws -> [Preset] {
    try await house.dependencies.store.read { try PresetBook.presets(in: $0) }
  }

  func wakeUps() async throws -> [WakeUp] {
    try await house.dependencies.store.read { try WakeUpBook.wakeUps(in: $0) }
  }

  func settings() async throws -> PlayerSettings {
    try await house.dependencies.store.read { try PlayerMemory.settings(in: $0) }
  }
}
