public import HTTPKit

/// The shapes that routes for people have in every app.
public enum WebForms<App: WebApp> {
  /// What a route is given.
  public typealias Context = WebContext<App>

  /// A page.
  public static func page(
    _ name: String,
    _ path: PathPattern,
    _ summary: String,
    access: RouteAccess = .reader,
    _ parameters: [any RouteParameter] = [],
    _ make: @escaping @Sendable (RouteInput, Context) async throws -> WebPage
  ) -> Route<Context> {
    Route(
      name,
      .get,
      path,
      summary,
      isDocumented: false,
      access: access,
      parameters: parameters,
      answer: .page
    ) { input, context in
      context.response(try await make(input, context))
    }
  }

  /// A form's action, followed by the page whose path it gives.
  public static func action(
    _ name: String,
    _ path: PathPattern,
    _ summary: String,
    access: RouteAccess = .caregiver,
    _ parameters: [any RouteParameter],
    bodyLimit: Int = Route<Context>.usualBodyLimit,
    _ work: @escaping @Sendable (RouteInput, Context) async throws -> String
  ) -> Route<Context> {
    Route(
      name,
      .post,
      path,
      summary,
      isDocumented: false,
      access: access,
      parameters: parameters,
      answer: .redirect,
      bodyLimit: bodyLimit
    ) { input, context in
      .redirect(to: try await work(input, context))
    }
  }
}
