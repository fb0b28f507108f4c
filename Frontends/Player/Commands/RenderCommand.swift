import CommandKit
import HearthPlugins
import HearthPorts
import HearthSupport
import PlayerCore

/// `render SOURCE… --for T --to FILE`: what playing would sound like, as a file, faster than it plays.
enum RenderCommand {
  private static let sources = Argument.repeating(
    "word.source",
    .named("track"),
    summary: "argument.player.source"
  )
  private static let length = Option.required(
    "for",
    .length,
    valueName: "word.length",
    summary: "option.player.for"
  )
  private static let file = Option.required("to", .file, summary: "option.player.to")
  private static let timer = Option(
    "timer",
    .text,
    valueName: "word.minutes",
    summary: "option.player.timer"
  )
  private static let seed = Option(
    "seed",
    .integer(in: 0...Int.max),
    default: 1,
    summary: "option.player.seed"
  )
  private static let format = Option(
    "format",
    .choices(["s16", "s24", "float"]),
    summary: "option.player.format"
  )
  private static let volume = Option(
    "volume",
    .integer(in: SoundVolume.range),
    default: SoundVolume.full.number,
    summary: "option.player.volume"
  )
  private static let cap = Flag("cap", summary: "option.player.cap")

  static let command = Command<PlayerSession>(
    "render",
    summary: "command.player.render",
    discussion: "command.player.render.discussion",
    parameters: [sources, length, timer, seed, volume, cap, format, file]
  ) { values, session in
    let order = try order(values, session)
    let path = values[file]
    let output = try FileOutput(path: path, format: values[format])
    let plugin = try session.outputs.plugin(named: output.scheme)
    let mix = try await Rendering(session.sources).render(order) { frames in
      try await plugin.make(
        AudioOutputRequest(address: path, parameters: output.parameters, frames: frames)
      )
    }
    session.remark(on: mix)
    let done = session.messages("done.rendered", path, Double(order.frames) / 48_000)
    // Standard output carries the sound.
    guard !plugin.capabilities.contains(.ownProcess) else {
      return session.console.diagnostics.remark(done)
    }
    try session.print(
      mix.json(path: path, frames: order.frames, in: session.messages),
      or: [done]
    )
  }

  private static func order(_ values: Values, _ session: PlayerSession) throws -> RenderOrder {
    var order = RenderOrder(
      mix: try session.mix(values[sources]),
      frames: SoundRate.frames(in: values[length]),
      seed: UInt64(values[seed]),
      volume: SoundVolume(values[volume]) ?? .full,
      cap: values[cap] ? RenderOrder.standardCap : nil
    )
    if let text = values[timer] {
      order.timer = try TimerChange(text).applied(to: nil).map(SoundRate.frames(in:))
    }
    return order
  }
}
