import HTTPKit
import HearthPorts
import HearthSupport
import HouseholdWeb
import PlayerCore

/// Mixes under names.
enum PresetPages {
  static var routes: [PlayerRoute] { [page, save, play, delete] }

  static let name = Parameter(
    "name",
    in: .body,
    .text(1...200),
    "The preset's name.",
    isRequired: true,
    example: "Night"
  )

  private static let page = PlayerForms.page("presetsPage", "/presets", "The presets.") {
    _,
    context in
    let presets = try await context.read { try PresetBook.presets(in: $0) }
    let model = PresetsViewModel(presets, in: context.messages)
    let messages = context.messages
    var page = WebPage(messages("web.sounds.presets")) {
      HTML.h1 { messages("web.sounds.presets") }
      if model.rows.isEmpty { HTML.p { messages("web.sounds.no-presets") } }
      HTML.ul(.class("plain card")) {
        for row in model.rows { Self.row(row, context) }
      }
    }
    page.isLive = true
    page.place = "/presets"
    return page
  }

  private static func row(_ row: PresetsViewModel.Row, _ context: PlayerContext) -> HTML {
    let messages = context.messages
    return HTML.li {
      HTML.span {
        HTML.strong { row.name }
        HTML.br()
        HTML.small { "\(row.sounds), \(row.details)" }
      }
      if context.may(.caregiver) {
        HTML.span(.class("actions")) {
          button("/presets/play", row.name, messages("web.sounds.play", row.name), "▶")
          button("/presets/delete", row.name, messages("web.sounds.delete", row.name), "×")
        }
      }
    }
  }

  private static func button(
    _ path: String,
    _ name: String,
    _ label: String,
    _ sign: String
  ) -> HTML {
    HTML.form(.post, .action(path), .class("inline"), HTMLAttribute("data-act")) {
      FormParts.hidden("name", name)
      HTML.button(.type("submit"), .label(label)) { sign }
    }
  }

  private static let save = PlayerForms.action(
    "savePresetForm",
    "/presets",
    "Keeps what plays under a name.",
    [name]
  ) { input, context in
    let status = try await context.status()
    _ = try await PresetBook(context.dependencies)
      .save(status, as: try input.required(name), context.app.shop)
    return "/presets"
  }

  private static let play = PlayerForms.action(
    "playPresetForm",
    "/presets/play",
    "Plays a preset.",
    [name]
  ) { input, context in
    let name = try input.required(name)
    let preset = try await context.read { try PresetBook.preset(named: name, in: $0) }
    _ = try await context.control.play(preset)
    return "/presets"
  }

  private static let delete = PlayerForms.action(
    "deletePresetForm",
    "/presets/delete",
    "Deletes a preset.",
    [name]
  ) { input, context in
    try await PresetBook(context.dependencies).delete(named: try input.required(name))
    return "/presets"
  }
}
