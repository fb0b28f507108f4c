import CommandKit
import HearthPlugins
import HearthPorts
import HearthSupport
import PlayerCore

/// `play SOURCE…` and `mix SOURCE:VOLUME…`: plays in this process until its end.
enum PlayCommand {
  private static let sources = Argument.repeating(
    "word.source",
    .named("track"),
    summary: "argument.player.source"
  )
  private static let timer = Option(
    "timer",
    .text,
    valueName: "word.minutes",
    summary: "option.player.timer"
  )
  private static let volume = Option(
    "volume",
    .integer(in: SoundVolume.range),
    default: SoundVolume.full.number,
    summary: "option.player.volume"
  )
  private static let output = Option(
    "output",
    .text,
    valueName: "command.value.url",
    default: "null:",
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
    let change = try values[timer].map { try TimerChange($0) }
    let volume = SoundVolume(values[volume]) ?? .full
    let shop = SoundShop(session.sources)
    let mix = try await shop.fetch(session.mix(values[sources]), seed: session.random())
    session.remark(on: mix)
    let performance = try Performance(mix, volume: volume)
    if let change { try performance.change(change) }
    let address = OutputAddress(values[output])
    let plugin = try session.outputs.plugin(named: address.scheme)
    let isDurable = plugin.capabilities.contains(.durable)
    let output = try await plugin.make(
      AudioOutputRequest(
        address: address.path,
        parameters: address.parameters,
        isRealTime: values[realTime] || !isDurable
      )
    )
    if !session.isJSON {
      let status = PlayerStatus(performance, volume: volume, output: address.url)
      session.console.diagnostics.remark(
        PlayerViewModel(status, in: session.messages).summary.printableLine
      )
    }
    let interruption = Interruption { performance.stop() }
    defer { interruption.end() }
    try await performance.run(to: output)
    let end = PlayerStatus(performance, volume: volume, output: address.url)
    try session.print(end.json(in: session.messages), or: [])
  }
}
