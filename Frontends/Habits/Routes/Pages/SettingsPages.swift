import HTTPKit
import HabitsCore
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// What the household decides, and the way to all that is not needed every day.
enum SettingsPages {
  static var routes: [HabitsRoute] { [page, change] }

  private static let page = HabitsForms.page(
    "settingsPage",
    "/settings",
    "What the household decides about its habits.",
    [HabitsInput.done]
  ) { input, context in
    let zone = try await ZoneForm(context)
    let (settings, household) = try await context.read {
      (try TrackerSettings.stored(in: $0), try HouseholdSettings.stored(in: $0))
    }
    let scene = SettingsScene(
      settings: settings,
      household: household,
      zone: zone,
      context: context
    )
    return scene.page.saying(try input(HabitsInput.done), context.messages)
  }

  private static let change = HabitsForms.action(
    "settingsForm",
    "/settings",
    "Changes what the household decides.",
    access: .owner,
    SettingsInput.parameters
  ) { input, context in
    try await SettingsInput.change(input, context)
    return "/settings?done=changed"
  }
}

/// The settings as a page.
struct SettingsScene {
  let settings: TrackerSettings
  let household: HouseholdSettings
  let zone: ZoneForm
  let context: HabitsContext

  private var messages: Messages { context.messages }

  var page: WebPage {
    var page = WebPage(messages("web.place.more")) {
      HTML.h1 { messages("web.place.more") }
      HTML.nav(.class("ways"), .label(messages("web.place.more"))) {
        for (path, title) in ways { HTML.a(.class("button"), .href(path)) { title } }
      }
      HTML.h2 { messages("web.settings") }
      if context.may(.owner) {
        form
        zone.html
      } else {
        values
      }
      HTML.p { zone.text }
    }
    page.place = "/settings"
    return page
  }

  private var ways: [(String, String)] {
    let ways = [
      ("/trackers", messages("web.trackers")), ("/categories", messages("web.categories")),
      ("/pauses", messages("web.pauses")), ("/export", messages("web.export")),
    ]
    return context.may(.owner) ? ways + [("/import", messages("web.import"))] : ways
  }

  private var model: SettingsViewModel { SettingsViewModel(settings, household, in: messages) }

  /// What is decided, for those who do not decide it.
  private var values: HTML {
    let model = model
    return HTML.dl(.class("card")) {
      for choice in HouseholdChoice.all(household, in: messages) {
        HTML.dt { choice.label }
        HTML.dd { choice.value }
      }
      for line in [model.day, model.avoided, model.atMost] {
        HTML.dt { line.label }
        HTML.dd { line.value }
      }
    }
  }

  private var form: HTML {
    let model = model
    let silences = model.silences.map { ($0.silence.rawValue, $0.text) }
    return HTML.form(.post, .action("/settings"), .class("card")) {
      FormParts.line(
        "dayStart",
        model.day.label,
        .time,
        value: household.dayStart.description
      )
      HouseholdFields.html(household, in: messages)
      FormParts.choice(
        "silenceOfAvoided",
        model.avoided.label,
        silences,
        chosen: settings.silenceOfAvoided.rawValue
      )
      FormParts.choice(
        "silenceOfAtMost",
        model.atMost.label,
        silences,
        chosen: settings.silenceOfAtMost.rawValue
      )
      HTML.button(.type("submit"), .class("primary")) { messages("web.save") }
    }
  }
}
