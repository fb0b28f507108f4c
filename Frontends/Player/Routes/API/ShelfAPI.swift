import HTTPKit
import HearthContainer
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb
import PlayerCore

/// Presets, wake-ups and settings for programs.
enum ShelfAPI {
  static var routes: [PlayerRoute] {
    [
      presets, savePreset, playPreset, deletePreset, wakeUps, addWakeUp, changeWakeUp, deleteWakeUp,
      settings,
      changeSettings,
    ]
  }

  private static let name = Parameter("name", in: .path, .text(1...200), "The preset's name.")
  private static let optionalSounds = Parameter(
    "sounds",
    in: .body,
    .text(1...300),
    "The sounds as `play` takes them; what plays where none is named.",
    isList: true,
    example: "rain:70"
  )

  private static let presets = WebAPI<PlayerWeb>.get(
    "listPresets",
    "/api/presets",
    "The presets.",
    [],
    schema: ["type": "array"]
  ) { _, context in
    let presets = try await context.read { try PresetBook.presets(in: $0) }
    return PresetsViewModel(presets, in: context.messages).json
  }

  private static let savePreset = WebAPI<PlayerWeb>.act(
    "savePreset",
    .post,
    "/api/presets",
    "Keeps a mix under a name, in the place of what had it.",
    [PresetPages.name, optionalSounds, PlayerInput.volume, PlayerInput.timer],
    schema: ["type": "object", "required": ["name"]]
  ) { input, context in
    let book = PresetBook(context.dependencies)
    let name = try input.required(PresetPages.name)
    let sounds = try await context.sounds(try input.all(optionalSounds))
    let status = try await context.status()
    let preset: Preset
    if sounds.isEmpty {
      preset = try await book.save(status, as: name, context.app.shop)
    } else {
      let timer = try input(PlayerInput.timer).map { try TimerChange($0).applied(to: nil) } ?? nil
      preset = try await book.save(
        sounds.map { $0.entry(context.app.shop) },
        as: name,
        volume: SoundVolume(try input(PlayerInput.volume) ?? status.volume) ?? .full,
        timerMinutes: timer.map { Int($0.components.seconds / 60) }
      )
    }
    return PresetsViewModel([preset], in: context.messages).json.array?.first ?? .null
  }

  private static let playPreset = WebAPI<PlayerWeb>.act(
    "playPreset",
    .post,
    "/api/presets/{name}/play",
    "Plays a preset.",
    [name],
    schema: PlayerAPI.statusSchema
  ) { input, context in
    let name = try input.required(name)
    let preset = try await context.read { try PresetBook.preset(named: name, in: $0) }
    return PlayerAPI.json(try await context.control.play(preset))
  }

  private static let deletePreset = WebAPI<PlayerWeb>.act(
    "deletePreset",
    .delete,
    "/api/presets/{name}",
    "Deletes a preset.",
    [name],
    schema: ["type": "object", "required": ["name"]]
  ) { input, context in
    let name = try input.required(name)
    try await PresetBook(context.dependencies).delete(named: name)
    return ["name": .string(name)]
  }

  private static let wakeUps = WebAPI<PlayerWeb>.get(
    "listWakeUps",
    "/api/wake-ups",
    "The wake-ups.",
    [],
    schema: ["type": "array"]
  ) { _, context in try await context.wakeUps().json }

  private static let addWakeUp = WebAPI<PlayerWeb>.act(
    "addWakeUp",
    .post,
    "/api/wake-ups",
    "Adds a wake-up, and lets a player run that rings.",
    WakeUpActions.fields,
    status: .created
  ) { input, context in
    let wakeUp = try await WakeUpActions(context).add(input)
    return try await json(of: wakeUp.id, context)
  }

  private static let changeWakeUp = WebAPI<PlayerWeb>.act(
    "changeWakeUp",
    .patch,
    "/api/wake-ups/{id}",
    "Switches a wake-up on or off.",
    [WakeUpActions.id, WakeUpActions.isOn]
  ) { input, context in
    let id = try input.required(WakeUpActions.id)
    try await WakeUpActions(context).set(id, isOn: try input.required(WakeUpActions.isOn))
    return try await json(of: id, context)
  }

  private static func json(of id: RecordID, _ context: PlayerContext) async throws -> JSON {
    let all = try await context.wakeUps().json.array ?? []
    return all.first { $0["id"] == .string(id.description) } ?? .null
  }

  private static let deleteWakeUp = WebAPI<PlayerWeb>.act(
    "deleteWakeUp",
    .delete,
    "/api/wake-ups/{id}",
    "Deletes a wake-up.",
    [WakeUpActions.id]
  ) { input, context in
    let id = try input.required(WakeUpActions.id)
    try await WakeUpActions(context).delete(id)
    return ["id": .string(id.description)]
  }

  private static let settings = WebAPI<PlayerWeb>.get(
    "getSettings",
    "/api/settings",
    "What stays set on this machine.",
    []
  ) { _, context in try await context.read { try PlayerMemory.settings(in: $0).json } }

  private static let changeSettings = WebAPI<PlayerWeb>.act(
    "changeSettings",
    .patch,
    "/api/settings",
    "Changes what stays set; the safe volume's part only with the PIN, where there is one.",
    access: .owner,
    SettingsActions.fields,
    schema: ["type": "object"],
    problems: [.tooManyRequests]
  ) { input, context in try await SettingsActions(context).change(input).json }
}
