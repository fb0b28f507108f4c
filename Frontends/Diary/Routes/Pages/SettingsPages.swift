import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// What the household decides about its diary.
enum SettingsPages {
  static var routes: [DiaryRoute] { [page, setHousehold, setHidden, setGap] }

  static let hidden = Parameter(
    "hidden",
    in: .body,
    .choice(FigureCatalogue.names),
    "Figures and groups that are not shown.",
    isList: true
  )
  static let gap = Parameter(
    "feedingGap",
    in: .body,
    .choice(FeedingGap.known.map(\.rawValue)),
    "From where the gap between feedings is counted."
  )
  private static let page = DiaryRoute(
    "settingsPage",
    .get,
    "/settings",
    "What the household decides about its diary.",
    isDocumented: false,
    access: .reader,
    answer: .page
  ) { _, context in
    let zone = try await ZoneForm(context)
    let scene = try await context.read { transaction in
      SettingsScene(
        settings: try DiarySettingsBook.settings(in: transaction),
        household: try HouseholdSettings.stored(in: transaction),
        zone: zone,
        context: context
      )
    }
    return context.response(scene.page)
  }

  private static let setHousehold = DiaryForms.action(
    "setHousehold",
    "/settings/household",
    "Changes what the family decides for all its programs.",
    access: .owner,
    HouseholdFields.parameters
  ) { input, context in
    try await SettingsActions(context).change(input)
    return "/settings"
  }

  private static let setHidden = DiaryForms.action(
    "setHidden",
    "/settings/hidden",
    "Hides figures and groups.",
    access: .owner,
    [hidden]
  ) { input, context in
    try await SettingsActions(context).hide(try input.all(hidden))
    return "/settings"
  }

  private static let setGap = DiaryForms.action(
    "setFeedingGap",
    "/settings/feeding-gap",
    "From where the gap between feedings is counted.",
    access: .owner,
    [gap]
  ) { input, context in
    if let gap = try input(gap) {
      _ = try await DiarySettingsBook(context.dependencies).set(
        feedingGap: FeedingGap(rawValue: gap)
      )
    }
    return "/settings"
  }
}

/// What pages and the API do with settings.
struct SettingsActions {
  private let context: DiaryContext

  init(_ context: DiaryContext) {
    self.context = context
  }

  /// Changes what a request names of what the family decides for all its programs.
  func change(_ input: RouteInput) async throws {
    guard let change = try HouseholdFields.change(input, in: context.messages) else { return }
    try await DiarySettingsBook(context.dependencies).change(household: change)
  }

  /// Hides these figures and groups and shows all others.
  func hide(_ names: [String]) async throws {
    let book = DiarySettingsBook(context.dependencies)
    let hidden = try await context.read { try DiarySettingsBook.settings(in: $0).hiddenNames }
    let shown = hidden.filter { !names.contains($0) }
    if !shown.isEmpty { _ = try await book.set(shown, hidden: false) }
    if !names.isEmpty { _ = try await book.set(names, hidden: true) }
  }
}

/// The settings as a page.
struct SettingsScene {
  let settings: DiarySettings
  let household: HouseholdSettings
  let zone: ZoneForm
  let context: DiaryContext

  private var messages: Messages { context.messages }

  var page: WebPage {
    var page = WebPage(messages("web.place.settings")) {
      HTML.h1 { messages("web.place.settings") }
      HTML.nav(.class("ways"), .label(messages("web.files"))) {
        HTML.a(.class("button"), .href("/export")) { messages("web.export") }
        if context.may(.owner) {
          HTML.a(.class("button"), .href("/import")) { messages("web.import") }
        }
      }
      HTML.p { zone.text }
      if !context.may(.owner) {
        for line in SettingsViewModel(settings, household, in: messages).lines { HTML.p { line } }
      } else {
        householdForm
        gapForm
        zone.html
        hiddenForm
      }
    }
    page.place = "/settings"
    page.showsPlayer = false
    return page
  }

  private var householdForm: HTML {
    HTML.form(.post, .action("/settings/household"), .class("card")) {
      HouseholdFields.html(household, in: messages)
      HTML.button(.type("submit")) { messages("web.save") }
    }
  }

  private var gapForm: HTML {
    HTML.form(.post, .action("/settings/feeding-gap"), .class("card")) {
      FormParts.choice(
        "feedingGap",
        messages("web.gap"),
        FeedingGap.known.map { ($0.rawValue, messages("web.gap.\($0.rawValue)")) },
        chosen: (settings.feedingGap ?? .start).rawValue
      )
      HTML.button(.type("submit")) { messages("web.save") }
    }
  }

  private var hiddenForm: HTML {
    HTML.form(.post, .action("/settings/hidden"), .class("card")) {
      HTML.fieldset {
        HTML.legend { messages("web.hidden") }
        for group in FigureGroup.allCases { box(group.rawValue, title(of: group)) }
        for figure in FigureCatalogue.all {
          let model = FigureViewModel(figure, in: messages)
          box(figure.name, "\(model.group): \(model.label)")
        }
      }
      HTML.button(.type("submit")) { messages("web.save") }
    }
  }

  private func title(of group: FigureGroup) -> String {
    switch group {
    case .pastNight: messages("day.group.past")
    case .day: messages("day.group.day")
    case .nextNight: messages("day.group.next")
    }
  }

  private func box(_ name: String, _ label: String) -> HTML {
    let isHidden = settings.hiddenNames.contains(name)
    let state: [HTMLAttribute] = isHidden ? [HTMLAttribute("checked")] : []
    return HTML.label(.class("box")) {
      HTML.element(
        HTMLTag("input", isVoid: true),
        [.type("checkbox"), .name("hidden"), .value(name)] + state,
        .none
      )
      label
    }
  }
}
