import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// The children as a page.
struct UserScene {
  let model: UserViewModel
  let photographed: Set<RecordID>
  let context: DiaryContext

  var page: WebPage {
    let messages = context.messages
    var page = WebPage(messages("web.place.children")) {
      HTML.h1 { messages("web.place.children") }
      if let text = model.emptyText { HTML.p { text } }
      HTML.ul(.class("children")) {
        for child in model.children { row(child) }
      }
      if context.may(.caregiver) {
        HTML.p {
          HTML.a(.class("button primary"), .href("/children/new")) { messages("web.child.new") }
        }
      }
    }
    page.isLive = true
    page.place = "/children"
    return page
  }

  private func row(_ child: UserViewModel.ChildModel) -> HTML {
    HTML.li(.class("card head")) {
      HTML.a(.href(DiaryPath.child(child.id))) {
        if photographed.contains(child.id) {
          HTML.img(.class("portrait"), .src(DiaryPath.photo(child.id)), HTMLAttribute("alt", ""))
        }
        HTML.span {
          HTML.strong { child.name }
          HTML.br()
          HTML.span(.class("soft")) { child.age }
        }
      }
      HTML.a(
        .class("button"),
        .href(DiaryPath.profile(child.id)),
        .label(context.messages("web.child.profile-of", child.name))
      ) { context.messages("web.child.profile") }
    }
  }
}
