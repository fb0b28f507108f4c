public import HTTPKit
import HearthMiniPlayer
import HearthPorts
import HearthSupport
import SyncClient

/// A page in the frame that all pages of a server share.
public struct WebPage: Sendable {
  /// What stands in the browser's title.
  public var title: String
  /// Whether it follows changes of the store.
  public var isLive = false
  /// Whether it is shown dim and red.
  public var isNight = false
  /// What was just done, with the way to undo it.
  public var done: String?
  /// Whether the mini player is shown at its foot: everywhere but among settings.
  public var showsPlayer = true
  /// Where it is, of the places of the bar.
  public var place: String?
  /// What it shows.
  public var content: HTML

  /// A page.
  public init(_ title: String, @HTMLBuilder _ content: () -> HTML) {
    self.title = title
    self.content = content()
  }
}

extension WebContext {
  /// The answer that shows a page.
  public func response(_ page: WebPage, status: HTTPStatus = .ok) -> HTTPResponse {
    HTTPResponse(
      status,
      headers: ["Content-Type": "text/html; charset=utf-8", "Vary": "Cookie, Accept-Language"],
      body: .bytes(document(page).document)
    )
  }

  private func document(_ page: WebPage) -> HTML {
    let theme = theme == .system && page.isNight ? .night : theme
    return HTML.html(
      HTMLAttribute("lang", messages.language.code),
      HTMLAttribute("data-theme", theme.rawValue)
    ) {
      HTML.head {
        HTML.meta(HTMLAttribute("charset", "utf-8"))
        HTML.meta(
          .name("viewport"),
          HTMLAttribute("content", "width=device-width, initial-scale=1, viewport-fit=cover")
        )
        HTML.meta(.name("color-scheme"), HTMLAttribute("content", "light dark"))
        HTML.title("\(page.title) · \(messages(App.title))")
        for sheet in [WebAssets.style] + App.assets.filter(\.isStyleSheet) {
          HTML.link(HTMLAttribute("rel", "stylesheet"), .href(sheet.path))
        }
        HTML.link(HTMLAttribute("rel", "icon"), .type("image/svg+xml"), .href(WebAssets.icon.path))
        HTML.link(HTMLAttribute("rel", "manifest"), .href("/manifest.webmanifest"))
        for script in [WebAssets.script] + App.assets.filter(\.isScript) {
          HTML.script(.type("module"), from: script.path)
        }
      }
      HTML.body {
        HTML.a(.class("skip"), .href("#main")) { messages("web.skip") }
        if identity != nil { bar(page) }
        HTML.main(.id("main"), HTMLAttribute("data-live", page.isLive ? "yes" : "no")) {
          if let done = page.done { toast(done) }
          page.content
          if identity != nil { exchange }
        }
        if page.showsPlayer, let player { bar(of: player) }
      }
    }
  }

  /// The mini player as it stands.
  func bar(of player: RemoteStatus) -> HTML {
    let model = MiniPlayerViewModel(player, in: messages)
    return PlayerBar(model: model, isCommanded: may(.caregiver), messages: messages).html
  }

  /// How the household's exchange stands, at the foot of every page of a household that has one.
  private var exchange: HTML {
    guard let model = SyncStatusViewModel(house.syncStatus(), now: now, in: messages) else {
      return .none
    }
    return HTML.p(.class("sync \(model.tone.rawValue)"), .id("sync")) { model.text }
  }

  private func bar(_ page: WebPage) -> HTML {
    HTML.nav(.class("bar"), .label(messages("web.places"))) {
      for place in app.places(self) {
        HTML.a(.href(place.path), .current(place.path == page.place ? "page" : nil)) {
          place.title
        }
      }
    }
  }

  /// What was done, said to those who do not see as well; the undo stays as long as the page.
  private func toast(_ done: String) -> HTML {
    HTML.div(.class("toast"), HTMLAttribute("role", "status")) {
      HTML.span { done }
      if may(.caregiver) {
        HTML.form(.post, .action("/undo"), HTMLAttribute("data-act")) {
          HTML.button(.type("submit")) { messages("web.undo") }
        }
      }
    }
  }

  /// A page that tells of a problem.
  func problemPage(_ problem: Problem) -> HTTPResponse {
    let page = WebPage(messages("web.problem.title")) {
      HTML.h1 { messages("web.problem.title") }
      HTML.p { problem.detail ?? problem.status.reason }
      HTML.p {
        HTML.a(.class("button"), .href("/")) { messages("web.back") }
      }
    }
    var response = response(page, status: problem.status)
    for field in problem.headers { response.headers.add(field.name, field.value) }
    return response
  }

  /// The way to sign in and back.
  func signInFirst(_ head: HTTPRequestHead) -> HTTPResponse {
    let path = head.method.isSafe ? head.target.text : "/"
    return .redirect(to: "/sign-in?next=\(PercentCoding.encoded(LocalPath.checked(path)))")
  }
}
