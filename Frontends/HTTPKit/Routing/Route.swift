public import HearthSupport

/// A method and a path, what they take, what they answer and what is done; described where it is
/// declared, so that the API's document and the table of who may do what are made of the same.
public struct Route<Context: Sendable>: Sendable {
  /// What a request does.
  public typealias Handler = @Sendable (RouteInput, Context) async throws -> HTTPResponse

  /// What it is called in the API's document; differs from route to route.
  public let name: String
  /// The method.
  public let method: HTTPMethod
  /// The path.
  public let path: PathPattern
  /// What it does, in a few English words.
  public let summary: String
  /// Whether it is part of the API's document, or a page for people.
  public let isDocumented: Bool
  /// Who may do it.
  public let access: RouteAccess
  /// The values it takes.
  public let parameters: [any RouteParameter]
  /// What it answers when all goes well.
  public let answer: RouteAnswer
  /// The statuses of its problems beside those that its access and parameters bring.
  public let problems: [HTTPStatus]
  /// The most bytes of a body.
  public let bodyLimit: Int
  /// What is done.
  public let handle: Handler

  /// The most bytes of a body where a route says nothing else.
  public static var usualBodyLimit: Int { 256 * 1024 }

  /// A route.
  public init(
    _ name: String,
    _ method: HTTPMethod,
    _ path: PathPattern,
    _ summary: String,
    isDocumented: Bool = true,
    access: RouteAccess,
    parameters: [any RouteParameter] = [],
    answer: RouteAnswer,
    problems: [HTTPStatus] = [],
    bodyLimit: Int = Self.usualBodyLimit,
    handle: @escaping Handler
  ) {
    self.name = name
    self.method = method
    self.path = path
    self.summary = summary
    self.isDocumented = isDocumented
    self.access = access
    self.parameters = parameters
    self.answer = answer
    self.problems = problems
    self.bodyLimit = bodyLimit
    self.handle = handle
  }
}

/// Who may do what a route does; an app gives the words their meaning.
public struct RouteAccess: RawRepresentable, Sendable, Hashable {
  /// The word.
  public let rawValue: String

  /// An access of this word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Everybody, without signing in.
  public static let everybody = RouteAccess(rawValue: "everybody")
  /// Who may read.
  public static let reader = RouteAccess(rawValue: "reader")
  /// A person, whoever it is, signed in with a browser: no key of a program.
  public static let person = RouteAccess(rawValue: "person")
  /// Who may write entries.
  public static let caregiver = RouteAccess(rawValue: "caregiver")
  /// Who decides.
  public static let owner = RouteAccess(rawValue: "owner")
}

/// What a route answers when all goes well.
public struct RouteAnswer: Sendable {
  /// The status.
  public let status: HTTPStatus
  /// The kind of the body; nil where there is none.
  public let type: String?
  /// What is in it.
  public let summary: String
  /// The JSON Schema of a JSON body.
  public let schema: JSON

  /// An answer.
  public init(_ status: HTTPStatus, type: String?, _ summary: String, schema: JSON = [:]) {
    self.status = status
    self.type = type
    self.summary = summary
    self.schema = schema
  }

  /// A page for people.
  public static let page = RouteAnswer(.ok, type: "text/html", "A page.")
  /// A page that follows an action.
  public static let redirect = RouteAnswer(.seeOther, type: nil, "Look at another page.")
  /// Nothing more to say.
  public static let nothing = RouteAnswer(.noContent, type: nil, "Done.")

  /// A JSON body.
  public static func json(
    _ summary: String,
    status: HTTPStatus = .ok,
    schema: JSON = ["type": "object"]
  ) -> RouteAnswer {
    RouteAnswer(status, type: "application/json", summary, schema: schema)
  }
}

/// A path with places for values: `/api/sleeps/{id}`.
public struct PathPattern: Sendable, Hashable, ExpressibleByStringLiteral {
  /// A part of it.
  enum Segment: Sendable, Hashable {
    case literal(String)
    case value(String)
  }

  /// As it was written.
  public let text: String
  let segments: [Segment]

  /// The path of a text that begins with a slash.
  public init(_ text: String) {
    self.text = text
    segments = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map {
      $0.hasPrefix("{") && $0.hasSuffix("}")
        ? .value(String($0.dropFirst().dropLast())) : .literal(String($0))
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(stringLiteral text: String) { self.init(text) }

  /// The names of the places for values.
  var names: [String] {
    segments.compactMap { if case .value(let name) = $0 { name } else { nil } }
  }
}
