public import HTTPKit
public import HearthSupport

/// The shapes that routes for programs have in every app.
public enum WebAPI<App: WebApp> {
  /// What a route is given.
  public typealias Context = WebContext<App>

  /// What lists give: some records and where to go on.
  public static var listSchema: JSON {
    [
      "type": "object", "required": ["items", "next"],
      "properties": [
        "items": ["type": "array", "items": ["type": "object"]],
        "next": ["type": ["string", "null"]],
      ],
    ]
  }

  /// What a record has.
  public static var recordSchema: JSON { ["type": "object", "required": ["id"]] }

  /// How many records of a list are wanted.
  public static var limit: Parameter<Int> {
    Parameter("limit", in: .query, .integer(1...500), "How many at most; 100 else.")
  }

  /// Where a list goes on.
  public static var cursor: Parameter<String> {
    Parameter("cursor", in: .query, .text(1...100), "Where an earlier answer said to go on.")
  }

  private static var ifMatch: Parameter<String> {
    Parameter(
      "If-Match",
      in: .header,
      .text(1...200),
      "The version that is meant; another is answered 412.",
      example: "*"
    )
  }

  /// A route that reads.
  public static func get(
    _ name: String,
    _ path: PathPattern,
    _ summary: String,
    access: RouteAccess = .reader,
    _ parameters: [any RouteParameter],
    schema: JSON = ["type": "object"],
    problems: [HTTPStatus] = [],
    _ work: @escaping @Sendable (RouteInput, Context) async throws -> JSON
  ) -> Route<Context> {
    Route(
      name,
      .get,
      path,
      summary,
      access: access,
      parameters: parameters,
      answer: .json(summary, schema: schema),
      problems: problems
    ) { input, context in
      .json(try await work(input, context))
    }
  }

  /// A route that acts.
  public static func act(
    _ name: String,
    _ method: HTTPMethod,
    _ path: PathPattern,
    _ summary: String,
    access: RouteAccess = .caregiver,
    _ parameters: [any RouteParameter],
    status: HTTPStatus = .ok,
    schema: JSON = WebAPI.recordSchema,
    problems: [HTTPStatus] = [],
    bodyLimit: Int = Route<Context>.usualBodyLimit,
    _ work: @escaping @Sendable (RouteInput, Context) async throws -> JSON
  ) -> Route<Context> {
    let named: [any RouteParameter] = method == .post ? [WebParameters.idempotencyKey] : [ifMatch]
    return Route(
      name,
      method,
      path,
      summary,
      access: access,
      parameters: parameters + named,
      answer: .json(summary, status: status, schema: schema),
      problems: problems + (method == .post ? [] : [.preconditionFailed, .conflict]),
      bodyLimit: bodyLimit
    ) { input, context in
      .json(try await work(input, context), status: status)
    }
  }

  /// Refuses a change of another version than the one that is meant.
  ///
  /// - Throws: `Problem` (412).
  public static func check(
    _ input: RouteInput,
    _ json: JSON,
    _ context: Context
  ) throws(Problem) {
    let tag = Fingerprint64(json.bytes).entityTag
    guard input.request.head.headers.isMeant(for: tag) else {
      throw Problem(.preconditionFailed, context.messages("web.problem.changed-since"))
    }
  }
}
