import CommandKit
import HearthContainer
import HearthPorts
import HearthSupport
import PlayerCore

/// `preset save|load|list|delete`: mixes under names.
enum PresetCommand {
  private static let name = Argument<String>(
    "word.name",
    .named("preset"),
    summary: "argument.player.preset"
  )
  private static let sources = Argument.repeating(
    "word.source",
    .named("track"),
    atLeastOne: false,
    summary: "argument.player.preset.source"
  )

  static let command = Command<PlayerSession>(
    "preset",
    summary: "command.player.preset",
    subcommands: [list, save, load, delete]
  )

  private static let list = Command<PlayerSession>(
    "list",
    summary: "command.player.preset.list"
  ) { _, session in
    let presets = try await session.read { try PresetBook.presets(in: $0) }
    let model = PresetsViewModel(presets, in: session.messages)
    var table = TextTable([.init(), .init(isFlexible: true), .init()])
    for row in model.rows { table.append([row.name, row.sounds, row.details]) }
    let width = session.console.terminal.tableWidth
    try session.print(
      model.json,
      or: model.rows.isEmpty
        ? [session.messages.advising(model.emptyText, "advice.preset")] : table.lines(width: width)
    )
  }

  private static let save = Command<PlayerSession>(
    "save",
    summary: "command.player.preset.save",
    parameters: [name, sources, PlayCommand.volume, PlayCommand.timer]
  ) { values, session in
    var minutes: Int?
    if let text = values[PlayCommand.timer] {
      let length = try TimerChange(text).applied(to: nil)
      minutes = length.map { Int($0.components.seconds / 60) }
    }
    let status = try await StatusCommand.status(session)
    var sounds = try session.sounds(await session.mixOfNames(values[sources]))
    if sounds.isEmpty { sounds = status.sounds }
    guard !sounds.isEmpty else { throw PlayerError.nothingPlays }
    let shop = SoundShop(session.sources)
    let preset = try await PresetBook(session.dependencies).save(
      sounds.map { $0.entry(shop) },
      as: values[name],
      volume: SoundVolume(values[PlayCommand.volume] ?? status.volume) ?? .full,
      timerMinutes: minutes
    )
    let model = PresetsViewModel([preset], in: session.messages)
    try session.print(model.json, or: [session.messages("done.preset.saved", preset.name)])
  }

  private static let load = Command<PlayerSession>(
    "load",
    summary: "command.player.preset.load",
    parameters: [name, PlayCommand.timer]
  ) { values, session in
    let name = values[name]
    let preset = try await session.read { try PresetBook.preset(named: name, in: $0) }
    try session.tell(
      try await session.control.play(preset, timer: values[PlayCommand.timer])
    )
  }

  private static let delete = Command<PlayerSession>(
    "delete",
    summary: "command.player.preset.delete",
    parameters: [name]
  ) { values, session in
    try await PresetBook(session.dependencies).delete(named: values[name])
    try session.print(.null, or: [session.messages("done.preset.deleted", values[name])])
  }
}
