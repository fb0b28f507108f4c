public import HearthSupport

/// The description of an API (OpenAPI 3.1), made of its routes.
public struct OpenAPI<Context: Sendable>: Sendable {
  private let title: String
  private let version: String
  private let routes: [Route<Context>]

  /// A description.
  ///
  /// - Parameters:
  ///   - title: what the API is called.
  ///   - version: of the API.
  ///   - routes: those that are not documented are left out.
  public init(title: String, version: String, routes: [Route<Context>]) {
    self.title = title
    self.version = version
    self.routes = routes.filter(\.isDocumented)
  }

  /// The document.
  public var json: JSON {
    var paths: [(text: String, members: [JSON.Member])] = []
    for route in routes {
      let member = JSON.Member(route.method.rawValue.lowercased(), operation(route))
      if let index = paths.firstIndex(where: { $0.text == route.path.text }) {
        paths[index].members.append(member)
      } else {
        paths.append((route.path.text, [member]))
      }
    }
    return [
      "openapi": "3.1.0",
      "info": ["title": .string(title), "version": .string(version)],
      "paths": .object(paths.map { .init($0.text, .object($0.members)) }),
      "components": [
        "securitySchemes": ["key": ["type": "http", "scheme": "bearer"]],
        "schemas": ["Problem": Self.problemSchema],
      ],
    ]
  }

  private func operation(_ route: Route<Context>) -> JSON {
    let isInBody = { (info: RouteParameterInfo) in [.body, .file].contains(info.place) }
    let placed = route.parameters.map(\.info).filter { !isInBody($0) }.map(parameter)
    let fields = route.parameters.map(\.info).filter(isInBody)
    var members: [JSON.Member] = [
      .init("operationId", .string(route.name)),
      .init("summary", .string(route.summary)),
    ]
    if !placed.isEmpty { members.append(.init("parameters", .array(placed))) }
    if !fields.isEmpty { members.append(.init("requestBody", body(fields))) }
    members.append(.init("responses", responses(route)))
    if route.access != .everybody { members.append(.init("security", [["key": []]])) }
    members.append(.init("x-access", .string(route.access.rawValue)))
    return .object(members)
  }

  private func parameter(_ info: RouteParameterInfo) -> JSON {
    let schema: JSON = info.isList ? ["type": "array", "items": info.schema] : info.schema
    return [
      "name": .string(info.name),
      "in": .string(info.place.rawValue),
      "required": .bool(info.isRequired),
      "description": .string(info.summary),
      "schema": schema,
    ]
  }

  private func body(_ fields: [RouteParameterInfo]) -> JSON {
    let properties = fields.map { JSON.Member($0.name, property($0)) }
    let required = fields.filter(\.isRequired).map { JSON.string($0.name) }
    var schema: [JSON.Member] = [
      .init("type", "object"), .init("properties", .object(properties)),
    ]
    if !required.isEmpty { schema.append(.init("required", .array(required))) }
    let isForm = fields.contains { $0.place == .file }
    let type = isForm ? "multipart/form-data" : "application/json"
    return [
      "required": .bool(!required.isEmpty),
      "content": .object([.init(type, ["schema": .object(schema)])]),
    ]
  }

  private func property(_ info: RouteParameterInfo) -> JSON {
    let schema = info.schema.members ?? []
    let summary = JSON.Member("description", .string(info.summary))
    guard info.isList else { return .object(schema + [summary]) }
    let one = schema.filter { $0.key != "examples" } + [summary]
    // Examples are of the whole list: a list of one each.
    let examples = info.schema["examples"]?.array ?? []
    let lists = examples.map { JSON.array([$0]) }
    let members: [JSON.Member] = [.init("type", "array"), .init("items", .object(one))]
    return .object(members + (lists.isEmpty ? [] : [.init("examples", .array(lists))]))
  }

  private func responses(_ route: Route<Context>) -> JSON {
    let answer = route.answer
    var good: [JSON.Member] = [.init("description", .string(answer.summary))]
    if let type = answer.type {
      good.append(.init("content", .object([.init(type, ["schema": answer.schema])])))
    }
    let problems = route.documentedProblems.map { status in
      JSON.Member(
        String(status.code),
        [
          "description": .string(status.reason),
          "content": [
            "application/problem+json": ["schema": ["$ref": "#/components/schemas/Problem"]]
          ],
        ]
      )
    }
    return .object([.init(String(answer.status.code), .object(good))] + problems)
  }

  private static var problemSchema: JSON {
    [
      "type": "object",
      "required": ["type", "title", "status", "code"],
      "properties": [
        "type": ["type": "string"], "title": ["type": "string"], "status": ["type": "integer"],
        "code": ["type": "string"], "detail": ["type": ["string", "null"]],
      ],
    ]
  }
}

extension Route {
  /// The statuses of the problems that it can answer with, by number.
  public var documentedProblems: [HTTPStatus] {
    var statuses = Set(problems + [.badRequest, .unavailable])
    if access != .everybody { statuses.formUnion([.unauthorized, .forbidden]) }
    if !method.isSafe { statuses.insert(.forbidden) }
    if !parameters.isEmpty { statuses.insert(.unprocessable) }
    let places = parameters.map(\.info.place)
    if places.contains(.path) { statuses.insert(.notFound) }
    if places.contains(.body) || places.contains(.file) {
      statuses.formUnion([.contentTooLarge, .unsupportedMediaType])
    }
    if method == .post { statuses.insert(.conflict) }
    return statuses.sorted { $0.code < $1.code }
  }
}
