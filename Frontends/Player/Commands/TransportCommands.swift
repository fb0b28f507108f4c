import CommandKit
import HearthPorts
import PlayerCore

/// `pause`, `resume`, `stop`, `timer`, `volume`, `next`, `previous`: what is asked of the player that runs.
enum TransportCommands {
  static let pause = Command<PlayerSession>("pause", summary: "command.player.pause") {
    _,
    session in
    try await session.perform(.pause)
  }
  static let resume = Command<PlayerSession>("resume", summary: "command.player.resume") {
    _,
    session in
    try await session.performStarting(.resume, isFresh: false)
  }
  static let next = Command<PlayerSession>("next", summary: "command.player.next") { _, session in
    try await session.perform(.step(by: 1))
  }
  static let previous = Command<PlayerSession>("previous", summary: "command.player.previous") {
    _,
    session in
    try await session.perform(.step(by: -1))
  }

  private static let fade = Option(
    "fade",
    .length,
    valueName: "word.length",
    summary: "option.player.fade"
  )
  private static let quit = Flag("quit", summary: "option.player.quit")

  static let stop = Command<PlayerSession>(
    "stop",
    summary: "command.player.stop",
    parameters: [fade, quit],
    exclusive: [[fade, quit]]
  ) { values, session in
    let fade = values[fade].map { Int($0 / .milliseconds(1)) }
    do {
      try await session.perform(values[quit] ? .quit : .stop(fade: fade))
    } catch PlayerRemoteError.notRunning {
      // What does not run is silent already.
      try session.tell(.stopped)
    }
  }

  private static let change = Argument<String>(
    "word.timer",
    .text,
    summary: "argument.player.timer"
  )

  static let timer = Command<PlayerSession>(
    "timer",
    summary: "command.player.timer",
    parameters: [change]
  ) { values, session in
    _ = try TimerChange(values[change])
    try await session.perform(.timer(values[change]))
  }

  private static let number = Argument<Int?>.optional(
    "word.volume",
    .integer(in: SoundVolume.range),
    summary: "argument.player.volume"
  )
  private static let sound = Option(
    "sound",
    .integer(in: 1...MixEntry.limit),
    summary: "option.player.sound"
  )

  static let volume = Command<PlayerSession>(
    "volume",
    summary: "command.player.volume",
    parameters: [number, sound]
  ) { values, session in
    guard let number = values[number] else {
      return try session.tellVolume(await StatusCommand.status(session))
    }
    if let place = values[sound] {
      return try await session.perform(.soundVolume(at: place - 1, number))
    }
    let changed = try await session.control.setVolume(number, session.dependencies)
    if let changed { return try session.tell(changed) }
    try session.tellVolume(await StatusCommand.status(session))
  }
}
