import HTTPKit
import HearthContainer
import HearthModel
import HearthPlugins
import HearthPorts
import HearthSupport
import HouseholdWeb
import PlayerCore

/// The values that many routes take.
enum PlayerInput {
  static let sounds = Parameter(
    "sounds",
    in: .body,
    .text(1...300),
    "A track's name or address, its volume within the mix behind a colon: `rain`, `rain:70`.",
    isRequired: true,
    isList: true,
    example: "rain:70"
  )
  static let sound = Parameter(
    "sound",
    in: .body,
    .text(1...300),
    "A track's name or address.",
    isRequired: true,
    example: "wind"
  )
  static let volume = Parameter(
    "volume",
    in: .body,
    .integer(SoundVolume.range),
    "The volume, 0 to 100."
  )
  static let requiredVolume = Parameter(
    "volume",
    in: .body,
    .integer(SoundVolume.range),
    "The volume, 0 to 100.",
    isRequired: true
  )
  static let timer = Parameter(
    "timer",
    in: .body,
    .text(0...20),
    "Minutes from 10 to 240 (`60`), more of them (`+15`), or `off`.",
    example: "60"
  )
  static let requiredTimer = Parameter(
    "timer",
    in: .body,
    .text(1...20),
    "Minutes from 10 to 240 (`60`), more of them (`+15`), or `off`.",
    isRequired: true,
    example: "60"
  )
  static let output = Parameter(
    "output",
    in: .body,
    .text(0...300),
    "The address of an output, as the list of outputs has it.",
    example: "null:"
  )
  static let place = Parameter(
    "place",
    in: .path,
    .integer(0...(MixEntry.limit - 1)),
    "The place in the mix, from 0."
  )
}

extension WebContext<PlayerWeb> {
  /// What commands the player of this machine.
  var control: PlayerControl {
    get throws(PlayerRemoteError) {
      guard let player = house.player else { throw .notRunning }
      return PlayerControl(player.link, in: messages.language, hostOptions: player.hostOptions)
    }
  }

  /// How the player stands; without one, how the next would begin.
  func status() async throws -> RemoteStatus { try await control.status(dependencies) }

  /// The family's own sound files, as they lie there now.
  func ownSounds() async throws -> [OwnSound] {
    OwnSoundBook.sounds(of: try await read { try OwnSoundBook.all(in: $0) })
  }

  /// Sounds that a person or program may have played here: no file of the server but those that the
  /// family has put among its own.
  ///
  /// - Throws: `PlayerError`, `SoundFailure`, `StoreError`.
  func sounds(_ texts: [String]) async throws -> [RemoteSound] {
    let entries = try texts.map { try MixEntry($0, hasParameters: app.shop.hasParameters) }
    let own = entries.contains { $0.address.track == nil } ? try await ownSounds() : []
    return try entries.map { entry in
      guard entry.address.track == nil else { return RemoteSound(entry) }
      let sound =
        entry.address.sound(among: own) ?? own.first { $0.address.url == entry.address.url }
      guard let sound else {
        let known = SoundCollection.all.flatMap(\.tracks).map(\.name) + own.map(\.name)
        throw SoundFailure(entry.address, .unknownSound(entry.address.path, known: known))
      }
      return RemoteSound(url: sound.address.url, volume: entry.volume.number)
    }
  }

  /// A sound that a person or program may have played here.
  ///
  /// - Throws: as for several.
  func sound(_ text: String) async throws -> RemoteSound { try await sounds([text])[0] }

  /// An output that a person or program may choose here; nil for the player's own choice.
  ///
  /// - Throws: `PlayerError.unknownScheme`.
  func output(_ text: String?) throws -> String? {
    guard let text, !text.isEmpty else { return nil }
    let address = OutputAddress(text)
    let known = app.outputs.plugins.map(\.name)
    guard known.contains(address.scheme) else {
      throw PlayerError.unknownScheme(address.scheme, known: known)
    }
    return text.contains(":") ? text : "\(text):"
  }

  /// The mix that a request orders.
  func order(_ input: RouteInput) async throws -> RemoteOrder {
    let sounds = try await sounds(try input.all(PlayerInput.sounds))
    guard !sounds.isEmpty else {
      _ = try input.required(PlayerInput.sounds); return RemoteOrder([])
    }
    let timer = try input(PlayerInput.timer)
    _ = try timer.map { try TimerChange($0).applied(to: nil) }
    return RemoteOrder(
      sounds,
      volume: try input(PlayerInput.volume),
      timer: timer == "off" ? nil : timer,
      output: try output(try input(PlayerInput.output))
    )
  }
}

extension RemoteSound {
  fileprivate init(_ entry: MixEntry) {
    self.init(url: entry.address.url, volume: entry.volume.number)
  }
}
