import AudioFiles
import AudioNull
import AudioRemote
import AudioSynthesis
import HTTPKit
import HearthContainer
import HearthPlugins
import HearthPorts
import HearthSupport
import HouseholdWeb
import PlayerCore
import PlayerRoutes
import Testing
import WebTestSupport

/// The player as tests serve it.
typealias PlayerWebHouse = WebTestHouse<PlayerWeb>

extension WebTestHouse<PlayerWeb> {
  /// The player's pages, without any device.
  static func subject(_ player: LocalPlayer, folder: String = "/nowhere") -> WebTestSubject<
    PlayerWeb
  > {
    WebTestSubject(
      PlayerWeb(
        sources: SoundSourceRegistry([.synth]),
        outputs: AudioOutputRegistry([.browser(folder: folder), .null]),
        devices: AudioDevicesRegistry([]),
        streams: BrowserStreams([.opus, .mp3], from: BrowserRelay(folder: folder))
      ),
      modules: PlayerWeb.modules,
      catalogues: PlayerWeb.catalogues,
      player: { dependencies in
        player.move(into: dependencies)
        return WebPlayer(player) { try await Task.sleep(for: .seconds(3600)) }
      }
    )
  }

  /// Serves a house to a test, and ends it with the player that it started; one that names no way there
  /// is served in every way.
  static func with(
    _ reach: Reach? = nil,
    _ body: (PlayerWebHouse) async throws -> Void
  ) async throws {
    for reach in Reach.named(reach) { try await withPlayer(reach, body) }
  }

  private static func withPlayer(
    _ reach: Reach,
    _ body: (PlayerWebHouse) async throws -> Void
  ) async throws {
    let player = LocalPlayer()
    do {
      try await serving(subject(player), reach) { house in
        try await body(house)
        await player.end()
      }
    } catch {
      await player.end()
      throw error
    }
  }

  /// The status after a command that must go well.
  @discardableResult
  func act(_ path: String, _ json: JSON = [:]) async throws -> JSON {
    try await api(.post, "/api/player/\(path)", json)
  }
}
