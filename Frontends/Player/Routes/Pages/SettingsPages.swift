import HTTPKit
import HearthContainer
import HearthPorts
import HearthSupport
import HouseholdWeb
import PlayerCore

/// What stays set on the machine, the safe volume above all.
enum SettingsPages {
  static var routes: [PlayerRoute] { [page, change] }

  private static let page = PlayerForms.page("settingsPage", "/settings", "What stays set.") {
    _,
    context in
    let settings = try await context.read { try PlayerMemory.settings(in: $0) }
    let zone = try await ZoneForm(context)
    return SettingsScene(settings: settings, zone: zone, context: context).page
  }

  private static let change = PlayerForms.action(
    "changeSettingsForm",
    "/settings",
    "Changes the volume to begin with and the safe volume.",
    access: .owner,
    SettingsActions.fields
  ) { input, context in
    _ = try await SettingsActions(context).change(input)
    return "/settings"
  }
}

/// What pages and the API do with settings.
struct SettingsActions {
  private static let variation = Parameter(
    "variation",
    in: .body,
    .integer(0...PlayerSettings.variations.upperBound),
    "By how many decibels to either side each sound wanders slowly; 0 for not at all."
  )
  private static let cap = Parameter(
    "safeVolume",
    in: .body,
    .text(0...20),
    "The safe volume: `on`, `off`, a level in dBFS(A) (`-35`), or one at the cot (`50dBA`).",
    example: "on"
  )
  private static let calibration = Parameter(
    "calibrate",
    in: .body,
    .text(0...20),
    "What a phone at the cot shows in dB(A) while the player plays; `off` forgets it.",
    example: "off"
  )
  private static let pin = Parameter(
    "pin",
    in: .body,
    .text(0...20),
    "The PIN, where one protects the safe volume."
  )
  private static let newPIN = Parameter(
    "newPin",
    in: .body,
    .text(0...20),
    "Another PIN of four to eight digits, or `off`.",
    example: "off"
  )
  static let fields: [any RouteParameter] = [
    PlayerInput.volume, PlayerInput.output, variation, cap, calibration, pin, newPIN,
  ]

  private let context: PlayerContext

  init(_ context: PlayerContext) {
    self.context = context
  }

  /// Makes all changes that a request asks for; none of the safe volume's without the PIN.
  func change(_ input: RouteInput) async throws -> PlayerSettings {
    let changes = try await safeVolume(input)
    let (dependencies, secrets) = (context.dependencies, context.house.secrets)
    if !changes.isEmpty {
      let pin = try input(Self.pin)
      try await context.slowed("pin", where: { $0 as? PlayerError == .wrongPIN }) {
        _ = try await SafeVolumeDesk(dependencies, secrets: { secrets }).make(changes, pin: pin)
      }
    }
    if input.names(PlayerInput.output) {
      let output = try context.output(try input(PlayerInput.output))
      _ = try await PlayerMemory(dependencies).change { $0.output = output }
    }
    if let decibels = try input(Self.variation) {
      _ = try await PlayerMemory(dependencies).change {
        $0.variationDecibels = decibels == 0 ? nil : decibels
      }
    }
    if let number = try input(PlayerInput.volume) {
      // A player that runs writes it down a little later; whoever has decided it reads it at once.
      if let status = try await context.control.setVolume(number, dependencies) {
        _ = try await PlayerMemory(dependencies).change { $0.volume = status.volume }
      }
    }
    try await context.control.announce()
    return try await context.read { try PlayerMemory.settings(in: $0) }
  }

  private func safeVolume(_ input: RouteInput) async throws -> [SafeVolumeChange] {
    var changes: [SafeVolumeChange] = []
    if let text = try input(Self.calibration) {
      changes.append(
        try await .calibration(text, playing: context.status(), context.app.shop)
      )
    }
    if let text = try input(Self.cap) {
      let caps = SafeVolumeChange.caps
      guard let cap = SafeVolumeChange(cap: text) else {
        throw PlayerError.capOutOfRange(lowest: caps.lowerBound, highest: caps.upperBound)
      }
      changes.append(cap)
    }
    if let text = try input(Self.newPIN) { changes.append(.pin(text == "off" ? nil : text)) }
    return changes
  }
}

/// The settings as a page.
struct SettingsScene {
  let settings: PlayerSettings
  let zone: ZoneForm
  let context: PlayerContext

  private var messages: Messages { context.messages }

  var page: WebPage {
    var page = WebPage(messages("web.sounds.settings")) {
      HTML.h1 { messages("web.sounds.settings") }
      for line in PlayerSettingsViewModel(settings, in: messages).lines { HTML.p { line } }
      HTML.p { zone.text }
      if context.may(.owner) {
        volumeForm
        variationForm
        capForm
        calibrationForm
        pinForm
        zone.html
      }
      HTML.p { HTML.a(.class("button"), .href("/account")) { messages("web.account") } }
    }
    page.place = "/settings"
    page.showsPlayer = false
    return page
  }

  private var volumeForm: HTML {
    form("web.sounds.first-volume", isProtected: false) {
      FormParts.line(
        "volume",
        messages("web.sounds.wake-up.volume"),
        .number(step: "1"),
        value: "\(settings.volume)",
        [HTMLAttribute("min", "0"), HTMLAttribute("max", "100")]
      )
    }
  }

  private var variationForm: HTML {
    form("web.sounds.variation", isProtected: false) {
      FormParts.choice(
        "variation",
        messages("web.sounds.variation.depth"),
        [("0", messages("settings.variation.off"))]
          + PlayerSettings.variations.map { ("\($0)", "± \($0) dB") },
        chosen: "\(settings.variationDecibels ?? 0)"
      )
    }
  }

  private var capForm: HTML {
    let standard = messages("web.sounds.cap.on")
    let cap = settings.cap.map { messages("web.sounds.cap.level", $0) }
    let choices =
      [("off", messages("web.sounds.cap.off")), ("on", standard)]
      + [-30, -35, -40, -45, -50].map { ("\($0)", messages("web.sounds.cap.level", Double($0))) }
      + (settings.calibrationTenths == nil
        ? [] : [40, 45, 50, 55].map { ("\($0)dBA", messages("web.sounds.cap.at-cot", $0)) })
    return form("web.sounds.cap", isProtected: true) {
      HTML.p(.class("soft")) { cap ?? messages("web.sounds.cap.off") }
      FormParts.choice("safeVolume", messages("web.sounds.cap"), choices, chosen: "off")
    }
  }

  private var calibrationForm: HTML {
    form("web.sounds.calibrate", isProtected: true) {
      HTML.p { messages("web.sounds.calibrate.text") }
      FormParts.line(
        "calibrate",
        messages("web.sounds.calibrate.shown"),
        .number(step: "0.1"),
        isRequired: true
      )
    }
  }

  private var pinForm: HTML {
    form("web.sounds.pin", isProtected: true) {
      HTML.p { messages("web.sounds.pin.text") }
      FormParts.line("newPin", messages("web.sounds.pin.new"), isRequired: true)
    }
  }

  private func form(
    _ title: MessageKey,
    isProtected: Bool,
    @HTMLBuilder _ fields: () -> HTML
  ) -> HTML {
    let content = fields()
    let isAsked = isProtected && settings.pinCheck != nil
    return HTML.form(.post, .action("/settings"), .class("card")) {
      HTML.h2 { messages(title) }
      content
      if isAsked {
        HTML.label {
          messages("web.sounds.pin.current")
          HTML.input(.type("password"), .name("pin"), HTMLAttribute("inputmode", "numeric"))
        }
      }
      HTML.button(.type("submit")) { messages("web.save") }
    }
  }
}
