public import HTTPKit
public import HearthContainer
public import HearthHousehold
import HearthModel
public import HearthPlugins
public import HearthPorts
public import HearthSupport
public import HouseholdWeb
public import PlayerCore

/// The sound player as a web app and as an API: a remote for the player of the machine, or a
/// loudspeaker of it.
public struct PlayerWeb: WebApp {
  /// What browsers hear.
  let streams: BrowserStreams
  /// Makes sounds, to see whether they can be had and how loud they are.
  let shop: SoundShop
  /// Where a person may send sound; files of the server are not among them.
  let outputs: AudioOutputRegistry
  /// The outputs whose devices can be listed.
  let devices: AudioDevicesRegistry

  /// The player.
  ///
  /// - Parameters:
  ///   - sources: the kinds of sound.
  ///   - outputs: where a person may send it.
  ///   - devices: the outputs whose devices can be listed.
  ///   - streams: what browsers hear.
  public init(
    sources: SoundSourceRegistry,
    outputs: AudioOutputRegistry,
    devices: AudioDevicesRegistry,
    streams: BrowserStreams
  ) {
    shop = SoundShop(sources)
    self.outputs = outputs
    self.devices = devices
    self.streams = streams
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var title: MessageKey { "web.sounds.title" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var assets: [Asset] { [PlayerAssets.style, PlayerAssets.script] }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func journal(_ dependencies: Dependencies) -> Journal { .player(dependencies) }

  /// The texts that it speaks.
  public static let catalogues: [MessageCatalogue] = [.player, .playerWeb]

  /// The tables that it reads and writes besides the household's.
  public static let modules = [PlayerSchema.module, WebSchema.module]

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var routes: [Route<WebContext<PlayerWeb>>] {
    SoundPages.routes + PlayerPages.routes + PresetPages.routes + WakeUpPages.routes
      + SettingsPages.routes + StreamRoutes.all + PlayerAPI.routes
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func places(_ context: WebContext<PlayerWeb>) -> [WebPlace] {
    let messages = context.messages
    return [
      WebPlace("/", messages("collections.title")),
      WebPlace("/player", messages("web.sounds.player")),
      WebPlace("/presets", messages("web.sounds.presets")),
      WebPlace("/wake-ups", messages("web.sounds.wake-ups")),
      WebPlace("/settings", messages("web.sounds.settings")),
    ]
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func problem(
    for error: any Error,
    _ context: WebContext<PlayerWeb>
  ) async throws -> Problem? {
    PlayerProblems.problem(for: error, context.messages)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func page(
    for error: any Error,
    _ input: RouteInput?,
    _ context: WebContext<PlayerWeb>
  ) async throws -> HTTPResponse? { nil }
}

/// What the player's routes are given.
typealias PlayerContext = WebContext<PlayerWeb>

/// A route of the player.
typealias PlayerRoute = Route<PlayerContext>

/// The shapes of the player's pages.
typealias PlayerForms = WebForms<PlayerWeb>
