import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthSupport

/// Signing in and out, and the first start.
enum SignInRoutes<App: WebApp> {
  typealias Context = WebContext<App>

  static var all: [Route<Context>] { [page, signIn, signOut, welcomePage, welcome] }

  private static var name: Parameter<String> {
    Parameter("name", in: .body, .text(0...1000), "By which the person signs in.", isRequired: true)
  }
  private static var password: Parameter<String> {
    Parameter("password", in: .body, .text(0...5000), "The password.", isRequired: true)
  }
  private static func key(in place: RouteParameterInfo.Place) -> Parameter<String> {
    Parameter("key", in: place, .text(1...100), "The key of the first start.", isRequired: true)
  }
  private static func next(in place: RouteParameterInfo.Place) -> Parameter<String> {
    Parameter("next", in: place, .text(0...2000), "Where to go afterwards.")
  }

  private static var page: Route<Context> {
    Route(
      "signInPage",
      .get,
      "/sign-in",
      "The page to sign in on.",
      isDocumented: false,
      access: .everybody,
      parameters: [next(in: .query)],
      answer: .page
    ) { input, context in
      form(context, next: try input(next(in: .query)) ?? "/")
    }
  }

  private static var signIn: Route<Context> {
    Route(
      "signIn",
      .post,
      "/sign-in",
      "Lets a browser in.",
      isDocumented: false,
      access: .everybody,
      parameters: [name, password, next(in: .body)],
      answer: .redirect
    ) { input, context in
      let name = try input(name) ?? ""
      let next = LocalPath.checked(try input(next(in: .body)) ?? "/")
      let (house, address) = (context.house, context.origin.client)
      if let wait = house.throttle.wait(name, from: address, at: context.now) {
        let seconds = Int(wait.components.seconds) + 1
        var response = form(
          context,
          name: name,
          next: next,
          fault: context.messages("web.sign-in.wait", seconds),
          status: .tooManyRequests
        )
        response.headers["Retry-After"] = String(seconds)
        return response
      }
      do {
        let account = try await house.accounts.account(name, password: try input(password) ?? "")
        house.throttle.succeed(name)
        return try await letIn(account, next, input, context)
      } catch AccountError.wrongPassword {
        house.throttle.fail(name, from: address, at: context.now)
        let fault = context.messages("web.sign-in.wrong")
        return form(context, name: name, next: next, fault: fault, status: .unprocessable)
      }
    }
  }

  private static var signOut: Route<Context> {
    Route(
      "signOut",
      .post,
      "/sign-out",
      "Ends the browser's session.",
      isDocumented: false,
      access: .everybody,
      answer: .redirect
    ) { _, context in
      if case .session(let id) = context.identity?.proof, let account = context.identity?.account {
        try await context.house.accounts.signOut(id, of: account.id)
      }
      var response = HTTPResponse.redirect(to: "/sign-in")
      response.set(SessionCookie.none(isSecure: context.origin.isSecure))
      return response
    }
  }

  private static var welcomePage: Route<Context> {
    Route(
      "welcomePage",
      .get,
      "/welcome",
      "The page on which the first account is made.",
      isDocumented: false,
      access: .everybody,
      parameters: [key(in: .query)],
      answer: .page
    ) { input, context in
      let key = try input(key(in: .query)) ?? ""
      guard context.house.firstStart.isGood(key) else {
        throw Problem(.gone, context.messages("web.account.not-first"))
      }
      let messages = context.messages
      let page = WebPage(messages("web.welcome.title")) {
        HTML.h1 { messages("web.welcome.title") }
        HTML.p { messages("web.welcome.text") }
        HTML.form(.post, .action("/welcome"), .class("card")) {
          FormParts.hidden("key", key)
          nameLine(messages, "")
          FormParts.line(
            "password",
            messages("web.sign-in.password"),
            .password(isNew: true),
            isRequired: true
          )
          HTML.button(.type("submit"), .class("primary")) { messages("web.welcome.make") }
        }
      }
      return context.response(page)
    }
  }

  private static var welcome: Route<Context> {
    Route(
      "welcome",
      .post,
      "/welcome",
      "Makes the first account, which decides everything.",
      isDocumented: false,
      access: .everybody,
      parameters: [key(in: .body), name, password],
      answer: .redirect
    ) { input, context in
      guard context.house.firstStart.isGood(try input(key(in: .body)) ?? "") else {
        throw Problem(.gone, context.messages("web.account.not-first"))
      }
      let account = try await context.house.accounts.add(
        try input(name) ?? "",
        password: try input(password) ?? "",
        role: .owner,
        isFirst: true
      )
      context.house.firstStart.close()
      return try await letIn(account, "/", input, context)
    }
  }

  /// A session of its own for each time somebody signs in: what a browser had before is worth nothing.
  private static func letIn(
    _ account: WebAccount,
    _ next: String,
    _ input: RouteInput,
    _ context: Context
  ) async throws -> HTTPResponse {
    let browser = input.request.head.headers["User-Agent"] ?? ""
    let secret = try await context.house.accounts.signIn(account.id, browser: browser)
    var response = HTTPResponse.redirect(to: next)
    response.set(SessionCookie.keeping(secret, isSecure: context.origin.isSecure))
    return response
  }

  private static func form(
    _ context: Context,
    name: String = "",
    next: String,
    fault: String? = nil,
    status: HTTPStatus = .ok
  ) -> HTTPResponse {
    let messages = context.messages
    let page = WebPage(messages("web.sign-in.title")) {
      HTML.h1 { messages("web.sign-in.title") }
      HTML.form(.post, .action("/sign-in"), .class("card")) {
        if let fault { HTML.p(.class("fault"), HTMLAttribute("role", "alert")) { fault } }
        FormParts.hidden("next", LocalPath.checked(next))
        nameLine(messages, name)
        FormParts.line(
          "password",
          messages("web.sign-in.password"),
          .password(isNew: false),
          isRequired: true
        )
        HTML.button(.type("submit"), .class("primary")) { messages("web.sign-in.enter") }
      }
    }
    return context.response(page, status: status)
  }

  private static func nameLine(_ messages: Messages, _ name: String) -> HTML {
    FormParts.line(
      "name",
      messages("web.sign-in.name"),
      value: name,
      isRequired: true,
      [HTMLAttribute("autocomplete", "username"), HTMLAttribute("maxlength", "100")]
    )
  }
}
