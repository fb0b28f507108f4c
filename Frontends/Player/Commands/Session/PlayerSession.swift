public import CommandKit
public import HearthHousehold
import HearthModel
import HearthPlugins
import HearthPorts
import HearthSupport
import PlayerCore

/// What every command of the player works with: the household, the plugins, the player that runs.
public struct PlayerSession: HouseholdContext {
  /// Store, console and words.
  public let household: HouseholdSession
  /// The kinds of sound and output.
  let plugins: PlayerPlugins
  /// Where the player that runs is met.
  let link: any PlayerLink
  let machine: PlayerMachine
  /// The clock on the wall, which goes on.
  let clock: @Sendable () -> Instant
  /// What a player is told that this command starts.
  let hostOptions: [String]

  /// The player's own actions on this device.
  public var journal: Journal { .player(dependencies) }

  /// The kinds of sound.
  var sources: SoundSourceRegistry { plugins.sources }
  /// The outputs.
  var outputs: AudioOutputRegistry { plugins.outputs }
  /// The outputs whose devices can be listed.
  var devices: AudioDevicesRegistry { plugins.devices }

  /// The sounds that were written on a command line.
  ///
  /// - Throws: `PlayerError` for what is no volume of a sound.
  func mix(_ texts: [String]) throws -> [MixEntry] {
    let shop = SoundShop(sources)
    return try texts.map { try MixEntry($0, hasParameters: shop.hasParameters) }
  }

  /// The same, where the name of one of the family's own files stands for that file.
  ///
  /// - Throws: `PlayerError`, `StoreError`.
  func mixOfNames(_ texts: [String]) async throws -> [MixEntry] {
    let mix = try mix(texts)
    guard mix.contains(where: { $0.address.mayBeName }) else { return mix }
    let own = OwnSoundBook.sounds(of: try await read { try OwnSoundBook.all(in: $0) })
    return mix.map { entry in
      guard let sound = entry.address.sound(among: own) else { return entry }
      return MixEntry(sound.address, volume: entry.volume)
    }
  }

  /// The same sounds for a process that stands in another folder.
  ///
  /// - Throws: `UnknownPlugin` for a kind of sound that there is not.
  func sounds(_ mix: [MixEntry]) throws -> [RemoteSound] {
    try mix.map { entry in
      let address = entry.address
      _ = try sources.plugin(named: address.scheme)
      let isFile = address.scheme == "file"
      let path = isFile ? absolute(address.path) : address.path
      let whole = SoundAddress(
        scheme: address.scheme,
        path: path,
        parameters: address.parameters
      )
      return RemoteSound(url: whole.url, volume: entry.volume.number)
    }
  }

  /// A path as every process understands it.
  func absolute(_ path: String) -> String {
    path.hasPrefix("/") || path.isEmpty ? path : "\(machine.folder())/\(path)"
  }

  /// Tells which sounds of a mix the others go on without, and which are not whole.
  func remark(on mix: SoundMix) {
    for failure in mix.failures {
      console.diagnostics.remark(failure.remark(messages))
    }
    for sound in mix.sounds where sound.source.loop?.isCutShort == true {
      let title = sound.entry.address.path
      console.diagnostics.remark(messages("sound.cut-short", title))
    }
  }
}
