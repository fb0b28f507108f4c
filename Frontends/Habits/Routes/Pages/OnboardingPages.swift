import HTTPKit
import HabitsCore
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// The pages of the first start: swiped, or turned by their dots.
enum OnboardingPages {
  static var routes: [HabitsRoute] { [page, end] }

  private static let page = HabitsRoute(
    "onboardingPage",
    .get,
    "/onboarding",
    "The pages of the first start.",
    isDocumented: false,
    access: .person,
    answer: .page
  ) { _, context in
    let memory = try await context.read { try HabitsMemory.stored(in: $0) }
    guard let model = OnboardingViewModel(memory, in: context.messages) else {
      return .redirect(to: "/")
    }
    return context.response(page(model, context.messages))
  }

  private static func page(_ model: OnboardingViewModel, _ messages: Messages) -> WebPage {
    WebPage(messages("web.habits")) {
      HTML.h1(.class("hidden")) { messages("web.habits") }
      HTML.div(
        .class("pages"),
        HTMLAttribute("tabindex", "0"),
        HTMLAttribute("role", "region"),
        .label(messages("web.onboarding"))
      ) {
        for (index, text) in model.pages.enumerated() {
          HTML.section(.id("page-\(index + 1)")) { HTML.p { text } }
        }
      }
      HTML.nav(.class("dots"), .label(messages("web.onboarding"))) {
        for index in model.pages.indices {
          HTML.a(
            .href("#page-\(index + 1)"),
            .label(messages("web.onboarding.page", index + 1)),
            .current(index == 0 ? "true" : nil)
          ) { HTML.span {} }
        }
      }
      HTML.form(.post, .action("/onboarding")) {
        HTML.button(.type("submit"), .class("primary big")) { model.button }
      }
    }
  }

  private static let end = HabitsForms.action(
    "endOnboarding",
    "/onboarding",
    "Ends the pages of the first start, once for this store.",
    access: .person,
    []
  ) { _, context in
    try await SettingsBook(context.dependencies).remember { $0.isOnboarded = true }
    return "/"
  }
}
