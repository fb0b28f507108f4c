import HTTPKit
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb
import PlayerCore

/// Sounds that wake the family.
enum WakeUpPages {
  static var routes: [PlayerRoute] { [page, add, setOn, delete] }

  private static let page = PlayerForms.page("wakeUpsPage", "/wake-ups", "The wake-ups.") {
    _,
    context in
    WakeUpsScene(
      model: try await context.wakeUps(),
      sounds: CollectionsViewModel(own: try await context.ownSounds(), in: context.messages),
      context: context
    ).page
  }

  private static let add = PlayerForms.action(
    "addWakeUpForm",
    "/wake-ups",
    "Adds a wake-up.",
    WakeUpActions.fields
  ) { input, context in
    _ = try await WakeUpActions(context).add(input)
    return "/wake-ups"
  }

  private static let setOn = PlayerForms.action(
    "setWakeUpOn",
    "/wake-ups/{id}/on",
    "Switches a wake-up on or off.",
    [WakeUpActions.id, WakeUpActions.isOn]
  ) { input, context in
    try await WakeUpActions(context).set(
      try input.required(WakeUpActions.id),
      isOn: try input.required(WakeUpActions.isOn)
    )
    return "/wake-ups"
  }

  private static let delete = PlayerForms.action(
    "deleteWakeUpForm",
    "/wake-ups/{id}/delete",
    "Deletes a wake-up.",
    [WakeUpActions.id]
  ) { input, context in
    try await WakeUpActions(context).delete(try input.required(WakeUpActions.id))
    return "/wake-ups"
  }
}

/// What pages and the API do with wake-ups.
struct WakeUpActions {
  static let id = Parameter("id", in: .path, .id, "Which.")
  static let isOn = Parameter(
    "on",
    in: .body,
    .flag,
    "Whether it wakes.",
    isRequired: true
  )
  private static let time = Parameter(
    "time",
    in: .body,
    ParameterType<String>.text(4...8).mapped { WallTime($0) },
    "When the volume is full, by the household's clock: `06:30`.",
    isRequired: true,
    example: "06:30"
  )
  private static let days = Parameter(
    "days",
    in: .body,
    .choice(WeekdayList.names),
    "The days of the week; all where none is named.",
    isList: true
  )
  private static let rise = Parameter(
    "riseMinutes",
    in: .body,
    .integer(WakeUpBook.rise),
    "Over how many minutes it rises; 10 where nothing is said."
  )
  static let fields: [any RouteParameter] = [
    time, PlayerInput.sounds, days, PlayerInput.volume, rise,
  ]

  private let context: PlayerContext

  init(_ context: PlayerContext) {
    self.context = context
  }

  /// Adds a wake-up, and lets a player run that rings.
  func add(_ input: RouteInput) async throws -> WakeUp {
    let time = try input.required(Self.time)
    let order = try await context.order(input)
    let shop = context.app.shop
    let days = try input.all(Self.days).compactMap { WeekdayList.names.firstIndex(of: $0) }
    let wakeUp = try await WakeUpBook(context.dependencies).add(
      at: time,
      on: days.isEmpty ? Set(1...7) : Set(days.map { $0 + 1 }),
      order.sounds.map { $0.entry(shop) },
      volume: order.volume.flatMap { SoundVolume($0) } ?? Self.usualVolume,
      rise: try input(Self.rise) ?? 10
    )
    try await context.control.startForWakeUps()
    return wakeUp
  }

  private static let usualVolume = SoundVolume(60) ?? .full

  /// Switches a wake-up on or off; for one that is on a player runs.
  func set(_ id: RecordID, isOn: Bool) async throws {
    try await WakeUpBook(context.dependencies).set(try await wakeUp(id), isOn: isOn)
    if isOn {
      try await context.control.startForWakeUps()
    } else {
      try await context.control.announce()
    }
  }

  private func wakeUp(_ id: RecordID) async throws -> WakeUp {
    guard let wakeUp = try await context.read({ try $0.fetch(WakeUp.self, id) }) else {
      throw Problem(.notFound)
    }
    return wakeUp
  }

  /// Deletes a wake-up.
  func delete(_ id: RecordID) async throws {
    try await WakeUpBook(context.dependencies).delete(try await wakeUp(id))
    try await context.control.announce()
  }
}

extension WebContext<PlayerWeb> {
  /// The wake-ups as they are shown.
  func wakeUps() async throws -> WakeUpsViewModel {
    try await read { transaction in
      WakeUpsViewModel(
        try WakeUpBook.wakeUps(in: transaction),
        now: now,
        zones: try zones(in: transaction),
        in: messages
      )
    }
  }
}
