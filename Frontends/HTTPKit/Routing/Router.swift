/// Finds the route that a request means.
///
/// A tree over the parts of paths; a literal part goes before a place for a value. Two routes of one
/// method and one path are a fault of the program and trap.
public struct Router<Context: Sendable>: Sendable {
  /// A route, with the values that stood in the path.
  public struct Match: Sendable {
    /// The route.
    public let route: Route<Context>
    /// The values by name.
    public let values: [String: String]
  }

  private final class Node: Sendable {
    let literals: [String: Node]
    let value: Node?
    let routes: [HTTPMethod: Route<Context>]

    init(_ entries: [(rest: ArraySlice<PathPattern.Segment>, route: Route<Context>)]) {
      var here: [HTTPMethod: Route<Context>] = [:]
      var below: [String: [(rest: ArraySlice<PathPattern.Segment>, route: Route<Context>)]] = [:]
      var valued: [(rest: ArraySlice<PathPattern.Segment>, route: Route<Context>)] = []
      for (rest, route) in entries {
        switch rest.first {
        case nil:
          precondition(here[route.method] == nil, "Two routes: \(route.method) \(route.path.text)")
          here[route.method] = route
        case .literal(let text): below[text, default: []].append((rest.dropFirst(), route))
        case .value: valued.append((rest.dropFirst(), route))
        }
      }
      routes = here
      literals = below.mapValues(Node.init)
      value = valued.isEmpty ? nil : Node(valued)
    }
  }

  /// All routes.
  public let routes: [Route<Context>]
  private let root: Node

  /// A router of some routes.
  public init(_ routes: [Route<Context>]) {
    self.routes = routes
    root = Node(routes.map { ($0.path.segments[...], $0) })
  }

  /// The route of a request.
  ///
  /// - Throws: `Problem`: 404 for an unknown path, 405 with `Allow` for one without this method.
  public func match(_ head: HTTPRequestHead) throws(Problem) -> Match {
    guard let node = find(head.target.segments[...], root) else { throw Problem(.notFound) }
    let method = head.method == .head && node.routes[.head] == nil ? .get : head.method
    guard let route = node.routes[method] else {
      let allowed = node.routes.keys.map(\.rawValue) + (node.routes[.get] == nil ? [] : ["HEAD"])
      throw Problem(.methodNotAllowed).with("Allow", allowed.sorted().joined(separator: ", "))
    }
    var values: [String: String] = [:]
    for (segment, text) in zip(route.path.segments, head.target.segments) {
      if case .value(let name) = segment { values[name] = text }
    }
    return Match(route: route, values: values)
  }

  /// What a route reads from a request.
  ///
  /// - Throws: `Problem` where the body is not what it says it is.
  public func input(_ request: HTTPRequest, _ match: Match) throws(Problem) -> RouteInput {
    let takesBody = match.route.parameters.contains { [.body, .file].contains($0.info.place) }
    let body = takesBody ? try BodyFields(request) : .none
    return RouteInput(request: request, path: match.values, body: body)
  }

  private func find(_ segments: ArraySlice<String>, _ node: Node) -> Node? {
    guard let first = segments.first else { return node.routes.isEmpty ? nil : node }
    if let next = node.literals[first], let found = find(segments.dropFirst(), next) {
      return found
    }
    guard !first.isEmpty else { return nil }
    return node.value.flatMap { find(segments.dropFirst(), $0) }
  }
}

/// A service of routes and nothing else: no guards but their own limits.
public struct RouterService<Context: Sendable>: HTTPService {
  private let router: Router<Context>
  private let context: Context
  private let problem: @Sendable (any Error) -> Problem

  /// Serves routes.
  ///
  /// - Parameters:
  ///   - routes: what is served.
  ///   - context: what handlers are given.
  ///   - problem: what becomes of errors that are no `Problem`.
  public init(
    _ routes: [Route<Context>],
    context: Context,
    problem: @escaping @Sendable (any Error) -> Problem
  ) {
    router = Router(routes)
    self.context = context
    self.problem = problem
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func bodyLimit(for head: HTTPRequestHead) -> BodyLimit { router.bodyLimit(for: head) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func respond(to request: HTTPRequest) async -> HTTPResponse {
    do {
      let match = try router.match(request.head)
      return try await match.route.handle(try router.input(request, match), context)
    } catch let error as Problem {
      return error.response
    } catch {
      return problem(error).response
    }
  }
}
