import HTTPKit
import HearthSupport

/// How one browser is to show pages, whatever the system says; kept in a cookie of that browser.
public enum PageTheme: String, Sendable, CaseIterable {
  case system
  case light
  case dark
  /// Dim and red, so that nobody's eyes wake up.
  case night

  private static let cookie = "theme"
  private static let seconds = 400 * 86_400

  /// What a browser was told last.
  init(_ head: HTTPRequestHead) {
    self = head.cookie(Self.cookie).flatMap(PageTheme.init(rawValue:)) ?? .system
  }

  /// The form that chooses.
  func form(_ messages: Messages) -> HTML {
    HTML.form(.post, .action("/account/theme"), .class("card")) {
      FormParts.choice(
        "theme",
        messages("web.theme"),
        Self.allCases.map { ($0.rawValue, messages("web.theme.\($0.rawValue)")) },
        chosen: rawValue
      )
      HTML.button(.type("submit")) { messages("web.save") }
    }
  }

  /// The route that the form leads to.
  static func route<App: WebApp>(of app: App.Type) -> Route<WebContext<App>> {
    let theme = Parameter(
      "theme",
      in: .body,
      .choice(allCases.map(\.rawValue)),
      "How pages look.",
      isRequired: true
    )
    return Route(
      "setTheme",
      .post,
      "/account/theme",
      "Chooses how pages look in this browser.",
      isDocumented: false,
      access: .person,
      parameters: [theme],
      answer: .redirect
    ) { input, context in
      var response = HTTPResponse.redirect(to: "/account")
      response.set(
        Cookie(
          cookie,
          try input.required(theme),
          seconds: seconds,
          isSecure: context.origin.isSecure
        )
      )
      return response
    }
  }
}
