import CommandKit
import HearthContainer
import HearthMiniPlayer
import HearthPlugins
import HearthPorts
import HearthSupport
import PlayerCore

/// `play SOURCE…` and `mix SOURCE:VOLUME…`: lets the player play, and returns at once.
///
/// What is written into a file as fast as it can be is written by this process instead, which is
/// done when the file is.
enum PlayCommand {
  private static let sources = Argument.repeating(
    "word.source",
    .named("track"),
    summary: "argument.player.source"
  )
  static let timer = Option(
    "timer",
    .text,
    valueName: "word.minutes",
    summary: "option.player.timer"
  )
  static let volume = Option(
    "volume",
    .integer(in: SoundVolume.range),
    summary: "option.player.volume.kept"
  )
  private static let output = Option(
    "output",
    .text,
    valueName: "command.value.url",
    summary: "option.player.output",
    environment: "HEARTH_OUTPUT",
    setting: "output"
  )
  private static let realTime = Flag("real-time", summary: "option.player.real-time")
  private static let parameters: [any CommandParameter] = [
    sources, timer, volume, output, realTime,
  ]

  /// The settings file may name an output.
  static let setting = output.info.setting

  static let play = Command<PlayerSession>(
    "play",
    summary: "command.player.play",
    discussion: "command.player.play.discussion",
    parameters: parameters,
    run: run
  )
  static let mix = Command<PlayerSession>(
    "mix",
    summary: "command.player.mix",
    parameters: parameters,
    run: run
  )

  private static func run(_ values: Values, _ session: PlayerSession) async throws {
    _ = try values[timer].map { try TimerChange($0).applied(to: nil) }
    let mix = try await session.mixOfNames(values[sources])
    let sounds = try session.sounds(mix)
    var order = RemoteOrder(sounds, volume: values[volume], timer: values[timer])
    if let url = values[output] {
      let address = OutputAddress(url)
      let plugin = try session.outputs.plugin(named: address.scheme)
      let isDurable = plugin.capabilities.contains(.durable)
      let isOwn = plugin.capabilities.contains(.ownProcess)
      guard !isOwn, !isDurable || values[realTime] else {
        return try await write(mix, values, to: address, session)
      }
      order.output = try session.hosted(url)
    }
    try await session.performStarting(.play(order), isFresh: true)
  }

  /// Plays in this process, a file as fast as it takes it.
  private static func write(
    _ entries: [MixEntry],
    _ values: Values,
    to address: OutputAddress,
    _ session: PlayerSession
  ) async throws {
    let settings = try await session.read { try PlayerMemory.settings(in: $0) }
    let wanted = SoundVolume(values[volume] ?? settings.volume) ?? .full
    let volume = min(wanted, settings.highestVolume)
    let shop = SoundShop(session.sources)
    let mix = try await shop.fetch(entries, seed: session.dependencies.random())
    session.remark(on: mix)
    let performance = try Performance(
      mix,
      volume: volume,
      cap: settings.cap,
      variation: settings.variation
    )
    if let change = try values[timer].map({ try TimerChange($0) }) {
      try performance.change(change)
    }
    let plugin = try session.outputs.plugin(named: address.scheme)
    let output = try await plugin.make(
      AudioOutputRequest(
        address: address.path,
        parameters: address.parameters,
        isRealTime: !plugin.capabilities.contains(.durable)
      )
    )
    func status() -> RemoteStatus {
      PlayerStatus(performance, volume: volume, output: address.url).remote(in: session.messages)
    }
    if !session.isJSON {
      let model = MiniPlayerViewModel(status(), in: session.messages)
      session.console.diagnostics.remark(model.summary)
    }
    let interruption = Interruption { performance.stop() }
    defer { interruption.end() }
    try await performance.run(to: output)
    // Standard output carries the sound.
    guard !plugin.capabilities.contains(.ownProcess) else { return }
    try session.print(status().json, or: [])
  }
}
