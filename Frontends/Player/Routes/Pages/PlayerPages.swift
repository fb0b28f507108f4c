import HTTPKit
import HearthPorts
import HearthSupport
import HouseholdWeb
import PlayerCore

/// The Player scene and what is done on it.
enum PlayerPages {
  static var routes: [PlayerRoute] {
    [page, timer, soundVolume, removeSound, output, next, previous, listen]
  }

  private static let page = PlayerForms.page(
    "playerPage",
    "/player",
    "What plays, with all that can be done about it."
  ) { _, context in
    let status = try await context.status()
    let outputs = try await OutputsViewModel(
      context.app.outputs,
      context.app.devices,
      in: context.messages
    )
    let settings = try await context.read { try PlayerMemory.settings(in: $0) }
    return PlayerScene(
      model: PlayerViewModel(status, in: context.messages),
      outputs: outputs,
      chosen: status.output ?? settings.output,
      context: context
    ).page
  }

  private static let timer = PlayerForms.action(
    "timerForm",
    "/player/timer",
    "Sets, extends or cancels the timer.",
    [PlayerInput.requiredTimer]
  ) { input, context in
    let text = try input.required(PlayerInput.requiredTimer)
    _ = try TimerChange(text)
    _ = try await context.control.perform(.timer(text))
    return "/player"
  }

  private static let soundVolume = PlayerForms.action(
    "soundVolumeForm",
    "/player/sounds/{place}/volume",
    "Sets the volume of one sound of the mix.",
    [PlayerInput.place, PlayerInput.requiredVolume]
  ) { input, context in
    let place = try input.required(PlayerInput.place)
    let number = try input.required(PlayerInput.requiredVolume)
    _ = try await context.control.perform(.soundVolume(at: place, number))
    return "/player"
  }

  private static let removeSound = PlayerForms.action(
    "removeSoundForm",
    "/player/sounds/{place}/remove",
    "Takes a sound out of the mix.",
    [PlayerInput.place]
  ) { input, context in
    let place = try input.required(PlayerInput.place)
    _ = try await context.control.remove(at: place, from: try await context.status())
    return "/player"
  }

  private static let output = PlayerForms.action(
    "outputForm",
    "/player/output",
    "Sends the sound elsewhere from now on.",
    [PlayerInput.output]
  ) { input, context in
    let output = try context.output(try input(PlayerInput.output))
    try await context.control.send(to: output, context.dependencies)
    return "/player"
  }

  private static let listen = PlayerForms.action(
    "listenForm",
    "/player/listen",
    "Sends the sound to browsers, and lets it go on where it rests.",
    []
  ) { _, context in
    let control = try context.control
    try await control.send(to: BrowserStreams.output, context.dependencies)
    let status = try await context.status()
    if status.state != .playing { _ = try await control.performStarting(.resume, isFresh: false) }
    return "/player"
  }

  private static let next = step("nextForm", "/player/next", "Goes on with the next preset.", 1)
  private static let previous = step(
    "previousForm",
    "/player/previous",
    "Goes back to the preset before.",
    -1
  )

  private static func step(
    _ name: String,
    _ path: PathPattern,
    _ summary: String,
    _ steps: Int
  ) -> PlayerRoute {
    PlayerForms.action(name, path, summary, []) { _, context in
      _ = try await context.control.perform(.step(by: steps))
      return "/player"
    }
  }
}
