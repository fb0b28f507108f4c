import CommandKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import PlayerCore

/// `wake`, `wake add|remove|on|off`: sounds that wake the family, rising from silence.
enum WakeCommand {
  private static let time = Argument<WallTime>(
    "word.time",
    .clock,
    summary: "argument.player.wake.time"
  )
  private static let sources = Argument.repeating(
    "word.source",
    .named("track"),
    summary: "argument.player.source"
  )
  private static let days = Option(
    "days",
    .weekdays,
    valueName: "word.days",
    summary: "option.player.wake.days"
  )
  private static let rise = Option(
    "rise",
    .integer(in: WakeUpBook.rise),
    default: 10,
    summary: "option.player.wake.rise"
  )
  private static let volume = Option(
    "volume",
    .integer(in: SoundVolume.range),
    default: 60,
    summary: "option.player.wake.volume"
  )
  private static let number = Argument<Int>(
    "word.number",
    .integer,
    summary: "argument.player.wake.number"
  )

  static let command = Command<PlayerSession>(
    "wake",
    summary: "command.player.wake",
    discussion: "command.player.wake.discussion",
    subcommands: [add, remove, on, off]
  ) { _, session in
    try await show(session)
  }

  private static let add = Command<PlayerSession>(
    "add",
    summary: "command.player.wake.add",
    parameters: [time, sources, days, rise, volume]
  ) { values, session in
    let shop = SoundShop(session.sources)
    let sounds = try session.sounds(await session.mixOfNames(values[sources]))
    // What cannot be played now will not wake anybody either.
    session.remark(on: try await shop.fetch(sounds.map { $0.entry(shop) }, seed: 1))
    _ = try await WakeUpBook(session.dependencies).add(
      at: values[time],
      on: values[days] ?? Set(1...7),
      sounds.map { $0.entry(shop) },
      volume: SoundVolume(values[volume]) ?? .full,
      rise: values[rise]
    )
    try await session.control.startForWakeUps()
    try await show(session)
  }

  private static let remove = Command<PlayerSession>(
    "remove",
    summary: "command.player.wake.remove",
    parameters: [number]
  ) { values, session in
    try await WakeUpBook(session.dependencies).delete(wakeUp(values[number], session))
    await session.control.announce()
    try await show(session)
  }

  private static let on = Command<PlayerSession>(
    "on",
    summary: "command.player.wake.on",
    parameters: [number]
  ) { values, session in
    let chosen = try await wakeUp(values[number], session)
    try await WakeUpBook(session.dependencies).set(chosen, isOn: true)
    try await session.control.startForWakeUps()
    try await show(session)
  }

  private static let off = Command<PlayerSession>(
    "off",
    summary: "command.player.wake.off",
    parameters: [number]
  ) { values, session in
    let chosen = try await wakeUp(values[number], session)
    try await WakeUpBook(session.dependencies).set(chosen, isOn: false)
    await session.control.announce()
    try await show(session)
  }

  /// The wake-up of a number, as `wake` shows them.
  private static func wakeUp(_ number: Int, _ session: PlayerSession) async throws -> WakeUp {
    let wakeUps = try await session.read { try WakeUpBook.wakeUps(in: $0) }
    guard wakeUps.indices.contains(number - 1) else { throw PlayerError.noSuchWakeUp(number) }
    return wakeUps[number - 1]
  }

  private static func show(_ session: PlayerSession) async throws {
    let (messages, now) = (session.messages, session.now)
    let model = try await session.read { transaction in
      WakeUpsViewModel(
        try WakeUpBook.wakeUps(in: transaction),
        now: now,
        zones: try session.zones(in: transaction),
        in: messages
      )
    }
    var table = TextTable([.init(), .init(), .init(), .init(isFlexible: true), .init()])
    for row in model.rows {
      table.append(["\(row.number)", row.time, row.days, row.sounds, row.details])
    }
    let width = session.console.terminal.tableWidth
    try session.print(
      model.json,
      or: model.rows.isEmpty
        ? [messages.advising(model.emptyText, "advice.wake-add")] : table.lines(width: width)
    )
  }
}
