import HTTPKit
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport

/// One's own account, with its browsers and keys, and all accounts for who decides.
enum AccountRoutes<App: WebApp> {
  typealias Context = WebContext<App>

  static var all: [Route<Context>] {
    [page, setPassword, endSession, addToken, deleteToken, add, setRole, delete]
  }

  private static var id: Parameter<RecordID> { Parameter("id", in: .path, .id, "Which.") }
  private static var name: Parameter<String> {
    Parameter("name", in: .body, .text(0...1000), "The name.", isRequired: true)
  }
  private static var password: Parameter<String> {
    Parameter("password", in: .body, .text(0...5000), "The password.", isRequired: true)
  }
  private static var current: Parameter<String> {
    Parameter("current", in: .body, .text(0...5000), "The password so far.", isRequired: true)
  }
  private static var role: Parameter<String> {
    Parameter(
      "role",
      in: .body,
      .choice(["owner", "caregiver", "reader"]),
      "What the account may do.",
      isRequired: true
    )
  }
  private static var scope: Parameter<String> {
    Parameter(
      "scope",
      in: .body,
      .choice(TokenScope.known.map(\.rawValue)),
      "What the key may do at most.",
      isRequired: true
    )
  }

  private static func action(
    _ name: String,
    _ path: PathPattern,
    _ summary: String,
    access: RouteAccess = .person,
    _ parameters: [any RouteParameter],
    _ work: @escaping @Sendable (RouteInput, Context, WebAccount) async throws -> Void
  ) -> Route<Context> {
    Route(
      name,
      .post,
      path,
      summary,
      isDocumented: false,
      access: access,
      parameters: parameters,
      answer: .redirect
    ) { input, context in
      guard let account = context.identity?.account else { throw Problem(.unauthorized) }
      try await work(input, context, account)
      return .redirect(to: "/account")
    }
  }

  private static var setPassword: Route<Context> {
    action("setPassword", "/account/password", "Changes one's own password.", [current, password]) {
      input,
      context,
      account in
      let session: RecordID? =
        if case .session(let id) = context.identity?.proof { id } else { nil }
      try await context.house.accounts.setPassword(
        try input(password) ?? "",
        of: account.id,
        current: try input(current) ?? "",
        keeping: session
      )
    }
  }

  private static var endSession: Route<Context> {
    action("endSession", "/account/sessions/{id}/end", "Ends a browser's session.", [id]) {
      input,
      context,
      account in
      try await context.house.accounts.signOut(try input.required(id), of: account.id)
    }
  }

  private static var addToken: Route<Context> {
    Route(
      "addToken",
      .post,
      "/account/tokens",
      "Makes a key for a program, shown once.",
      isDocumented: false,
      access: .person,
      parameters: [name, scope],
      answer: .page
    ) { input, context in
      guard let identity = context.identity else { throw Problem(.unauthorized) }
      let key = try await context.house.accounts.addToken(
        try input.required(name),
        scope: TokenScope(rawValue: try input.required(scope)),
        to: identity.account.id
      )
      let messages = context.messages
      let page = WebPage(messages("web.tokens")) {
        HTML.h1 { messages("web.tokens") }
        HTML.p { messages("web.tokens.once") }
        HTML.p(.class("card key")) { key }
        HTML.p { HTML.a(.class("button"), .href("/account")) { messages("web.back") } }
      }
      return context.response(page)
    }
  }

  private static var deleteToken: Route<Context> {
    action("deleteToken", "/account/tokens/{id}/delete", "Takes a key back.", [id]) {
      input,
      context,
      account in
      try await context.house.accounts.deleteToken(try input.required(id), of: account.id)
    }
  }

  private static var add: Route<Context> {
    action(
      "addAccount",
      "/accounts",
      "Makes an account.",
      access: .owner,
      [name, password, role]
    ) { input, context, _ in
      _ = try await context.house.accounts.add(
        try input(name) ?? "",
        password: try input(password) ?? "",
        role: PersonRole(rawValue: try input.required(role))
      )
    }
  }

  private static var setRole: Route<Context> {
    action("setRole", "/accounts/{id}/role", "Gives another role.", access: .owner, [id, role]) {
      input,
      context,
      _ in
      let role = PersonRole(rawValue: try input.required(role))
      try await context.house.accounts.setRole(role, of: try input.required(id))
    }
  }

  private static var delete: Route<Context> {
    action("deleteAccount", "/accounts/{id}/delete", "Deletes an account.", access: .owner, [id]) {
      input,
      context,
      _ in
      try await context.house.accounts.delete(try input.required(id))
    }
  }

  private static var page: Route<Context> {
    Route(
      "accountPage",
      .get,
      "/account",
      "One's own account.",
      isDocumented: false,
      access: .person,
      answer: .page
    ) { _, context in
      guard let identity = context.identity else { throw Problem(.unauthorized) }
      let isOwner = context.may(.owner)
      let model = try await context.read { transaction in
        AccountPage(
          identity: identity,
          sessions: try AccountBook.sessions(of: identity.account.id, in: transaction),
          tokens: try AccountBook.tokens(of: identity.account.id, in: transaction),
          accounts: isOwner ? try AccountBook.accounts(in: transaction) : [],
          zones: try context.zones(in: transaction),
          theme: context.theme,
          messages: context.messages
        )
      }
      var page = WebPage(context.messages("web.account")) { model.html }
      page.place = "/account"
      return context.response(page)
    }
  }
}
