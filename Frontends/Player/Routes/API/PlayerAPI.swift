import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb
import PlayerCore

/// The player for programs; what is read has the shapes of the command line's `--json`.
enum PlayerAPI {
  static var routes: [PlayerRoute] {
    [collections, outputs, status, play, add]
      + [
        transport("pausePlayerAction", "/api/player/pause", "Pauses.", .pause),
        transport("toggleAction", "/api/player/toggle", "Pauses, or goes on.", .toggle),
        transport("nextAction", "/api/player/next", "Goes to the next preset.", .step(by: 1)),
        transport("previousAction", "/api/player/previous", "Goes back.", .step(by: -1)),
      ] + [resume, stop, timer, volume, soundVolume, removeSound, send] + ShelfAPI.routes
  }

  static let statusSchema: JSON = [
    "type": "object", "required": ["state", "sources", "volume", "timer"],
    "properties": [
      "state": ["enum": ["playing", "paused", "stopped", "deviceLost"]],
      "sources": ["type": "array", "items": ["type": "object"]],
      "volume": ["type": "integer"], "highestVolume": ["type": "integer"],
      "timer": ["type": ["object", "null"]], "output": ["type": ["string", "null"]],
    ],
  ]

  /// The status, with what else a remote needs.
  static func json(_ status: RemoteStatus) -> JSON {
    let level = Int64((status.level * 10_000).rounded())
    return .object(
      (status.json.members ?? []) + [
        .init("highestVolume", JSON(status.highestVolume)),
        .init("level", .decimal(level, places: 4)),
        .init("remarks", .array(status.remarks.map { .string($0) })),
      ]
    )
  }

  private static let collections = WebAPI<PlayerWeb>.get(
    "listCollections",
    "/api/collections",
    "What there is to hear.",
    [],
    schema: ["type": "array"]
  ) { _, context in
    CollectionsViewModel(own: try await context.ownSounds(), in: context.messages).json
  }

  private static let outputs = WebAPI<PlayerWeb>.get(
    "listOutputs",
    "/api/outputs",
    "Where sound can go.",
    [],
    schema: ["type": "array"]
  ) { _, context in
    try await OutputsViewModel(
      context.app.outputs,
      context.app.devices,
      in: context.messages
    ).json
  }

  private static let status = WebAPI<PlayerWeb>.get(
    "getPlayer",
    "/api/player",
    "How the player stands; stopped where none runs.",
    [],
    schema: statusSchema
  ) { _, context in json(try await context.status()) }

  private static let play = act(
    "play",
    "/api/player/play",
    "Plays a mix in the place of what plays.",
    [PlayerInput.sounds, PlayerInput.volume, PlayerInput.timer, PlayerInput.output]
  ) { input, context in
    try await context.control.performStarting(.play(try await context.order(input)), isFresh: true)
  }

  private static let add = act(
    "addSound",
    "/api/player/sounds",
    "Adds a sound to what plays, whose timer goes on.",
    [PlayerInput.sound]
  ) { input, context in
    let sound = try await context.sound(try input.required(PlayerInput.sound))
    return try await context.control.add(sound.url, to: try await context.status())
  }

  private static let resume = act("resumePlayerAction", "/api/player/resume", "Goes on.", []) {
    _,
    context in
    try await context.control.performStarting(.resume, isFresh: false)
  }

  private static let fade = Parameter(
    "fadeMilliseconds",
    in: .body,
    .integer(0...600_000),
    "Over how long it fades out; 250 where nothing is said."
  )

  private static let stop = act(
    "stopPlayerAction",
    "/api/player/stop",
    "Fades out and stops; nothing that plays is no mistake.",
    [fade]
  ) { input, context in
    guard try await context.control.running() != nil else { return try await context.status() }
    return try await context.control.perform(.stop(fade: try input(fade)))
  }

  private static let timer = act(
    "setTimer",
    "/api/player/timer",
    "Sets, extends or cancels the timer.",
    [PlayerInput.requiredTimer]
  ) { input, context in
    let text = try input.required(PlayerInput.requiredTimer)
    _ = try TimerChange(text)
    return try await context.control.perform(.timer(text))
  }

  private static let volume = act(
    "setVolume",
    "/api/player/volume",
    "Sets the volume, as far as the safe volume allows.",
    [PlayerInput.requiredVolume]
  ) { input, context in
    let number = try input.required(PlayerInput.requiredVolume)
    let status = try await context.control.setVolume(number, context.dependencies)
    if let status { return status }
    return try await context.status()
  }

  private static let soundVolume = act(
    "setSoundVolume",
    "/api/player/sounds/{place}/volume",
    "Sets the volume of one sound of the mix.",
    [PlayerInput.place, PlayerInput.requiredVolume]
  ) { input, context in
    let place = try input.required(PlayerInput.place)
    let number = try input.required(PlayerInput.requiredVolume)
    return try await context.control.perform(.soundVolume(at: place, number))
  }

  private static let removeSound = act(
    "removeSound",
    "/api/player/sounds/{place}/remove",
    "Takes a sound out of the mix.",
    [PlayerInput.place]
  ) { input, context in
    let status = try await context.status()
    let place = try input.required(PlayerInput.place)
    guard status.sounds.indices.contains(place) else { throw PlayerError.noSuchSound(at: place) }
    return try await context.control.remove(at: place, from: status)
  }

  private static let send = act(
    "setOutput",
    "/api/player/output",
    "Sends the sound elsewhere from now on; empty is the player's own choice.",
    [PlayerInput.output]
  ) { input, context in
    let output = try context.output(try input(PlayerInput.output))
    try await context.control.send(to: output, context.dependencies)
    return try await context.status()
  }

  private static func transport(
    _ name: String,
    _ path: PathPattern,
    _ summary: String,
    _ command: RemoteCommand
  ) -> PlayerRoute {
    act(name, path, summary, []) { _, context in try await context.control.perform(command) }
  }

  private static func act(
    _ name: String,
    _ path: PathPattern,
    _ summary: String,
    _ parameters: [any RouteParameter],
    _ work: @escaping @Sendable (RouteInput, PlayerContext) async throws -> RemoteStatus
  ) -> PlayerRoute {
    WebAPI<PlayerWeb>.act(name, .post, path, summary, parameters, schema: statusSchema) {
      input,
      context in
      json(try await work(input, context))
    }
  }
}
