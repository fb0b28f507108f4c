public import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport

/// Serves an app: finds who asks and from where, lets through what may be, does it, and tells of it.
public struct WebService<App: WebApp>: HTTPService {
  private let app: App
  private let house: WebHouse
  private let router: Router<WebContext<App>>

  /// Serves an app in a house.
  public init(_ app: App, in house: WebHouse) {
    self.app = app
    self.house = house
    router = Router(Self.routes)
  }

  /// All that is served.
  public static var routes: [Route<WebContext<App>>] {
    let shared = SharedRoutes<App>.all
    return shared + App.routes + [APIDocument.route(for: App.self)]
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func bodyLimit(for head: HTTPRequestHead) -> BodyLimit { router.bodyLimit(for: head) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func respond(to request: HTTPRequest) async -> HTTPResponse {
    let begun = house.dependencies.now()
    house.metrics.begin()
    var visit = Visit(request: request)
    var response = await answer(&visit)
    let isSecure = visit.context?.origin.isSecure ?? request.head.isSecure
    SafetyHeaders.add(to: &response, isSecure: isSecure)
    let length = max(.zero, house.dependencies.now() - begun)
    let route = visit.match?.route.name ?? "none"
    house.metrics.end(
      route: route,
      status: response.status,
      seconds: Double(length.milliseconds) / 1000
    )
    house.log.add(
      AccessLog.Entry(
        at: begun,
        method: request.head.method,
        route: route,
        response: response,
        milliseconds: length.milliseconds,
        client: visit.context?.origin.client ?? request.head.peer,
        account: visit.context?.identity?.account.id
      )
    )
    return response
  }

  /// A request on its way.
  private struct Visit {
    let request: HTTPRequest
    var match: Router<WebContext<App>>.Match?
    var input: RouteInput?
    var context: WebContext<App>?

    /// Whether a person looks at the answer.
    var isForPeople: Bool {
      if let match { return !match.route.isDocumented && match.route.answer.type != "text/plain" }
      return request.head.headers["Accept"]?.contains("text/html") ?? false
    }
  }

  private func answer(_ visit: inout Visit) async -> HTTPResponse {
    do {
      return try await guarded(&visit)
    } catch {
      return await told(error, visit)
    }
  }

  private func guarded(_ visit: inout Visit) async throws -> HTTPResponse {
    let head = visit.request.head
    let origin = try house.rules.origin(of: head)
    // Known before anything can go wrong, so that even an unknown path is told in a known language.
    visit.context = WebContext(
      app: app,
      house: house,
      origin: origin,
      identity: nil,
      messages: house.messages(head, settings: nil),
      theme: PageTheme(head)
    )
    let match = try router.match(head)
    visit.match = match
    var context = try await identified(head, origin, isOpen: match.route.access == .everybody)
    visit.context = context
    try permit(match.route, context, head)
    if context.identity != nil, match.route.answer.type == RouteAnswer.page.type {
      context.player = await house.player?.status(in: context.messages.language)
      visit.context = context
    }
    let input = try router.input(visit.request, match)
    visit.input = input
    let response = try await house.replies.once(match.route, input, context) { context in
      try await match.route.handle(input, context)
    }
    return response.validated(for: head)
  }

  /// Who asks, and in which language.
  private func identified(
    _ head: HTTPRequestHead,
    _ origin: RequestOrigin,
    isOpen: Bool
  ) async throws -> WebContext<App> {
    let (accounts, token) = (house.accounts, Self.token(head))
    let secret = head.cookie(SessionCookie.name(isSecure: origin.isSecure))
    let found = try await house.dependencies.store.read { transaction in
      let settings = try HouseholdSettings.stored(in: transaction)
      if let token {
        return (settings, try accounts.identity(token: token, in: transaction), WebSession?.none)
      }
      let session = try secret.flatMap { try accounts.identity(session: $0, in: transaction) }
      return (settings, session?.identity, session?.toWrite)
    }
    if let session = found.2 { try await house.dependencies.store.write { try $0.put(session) } }
    return WebContext(
      app: app,
      house: house,
      origin: origin,
      identity: found.1,
      messages: house.messages(head, settings: found.0),
      theme: PageTheme(head)
    )
  }

  private func permit(
    _ route: Route<WebContext<App>>,
    _ context: WebContext<App>,
    _ head: HTTPRequestHead
  ) throws(Problem) {
    let isByToken = if case .token = context.identity?.proof { true } else { false }
    if !route.method.isSafe, !isByToken, !context.origin.isOwn(head) {
      throw Problem(.forbidden, code: "cross-site", context.messages("web.problem.cross-site"))
    }
    guard route.access != .everybody else { return }
    guard let identity = context.identity else {
      throw Problem(.unauthorized, context.messages("web.problem.sign-in"))
        .with("WWW-Authenticate", "Bearer")
    }
    guard identity.may(route.access) else {
      throw Problem(.forbidden, context.messages("web.problem.forbidden"))
    }
  }

  /// The key of `Authorization: Bearer`.
  private static func token(_ head: HTTPRequestHead) -> String? {
    guard let value = head.headers["Authorization"] else { return nil }
    let parts = value.split(separator: " ")
    guard parts.count == 2, parts[0].lowercased() == "bearer" else { return "" }
    return String(parts[1])
  }

  /// An error as people or programs read it.
  private func told(_ error: any Error, _ visit: Visit) async -> HTTPResponse {
    guard let context = visit.context else {
      return (error as? Problem ?? Problem(.badRequest)).response
    }
    let problem = await ProblemTeller(context: context).problem(for: error)
    guard visit.isForPeople else { return problem.response }
    if problem.status == .unauthorized { return context.signInFirst(visit.request.head) }
    if let page = try? await app.page(for: error, visit.input, context) { return page }
    return context.problemPage(problem)
  }
}

extension Duration {
  /// Whole thousandths of a second.
  fileprivate var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
