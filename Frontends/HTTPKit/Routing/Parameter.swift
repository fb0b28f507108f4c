public import HearthSupport

/// A value that a route takes, with its description.
public struct Parameter<Value: Sendable>: RouteParameter {
  /// Where, how and what for.
  public let info: RouteParameterInfo
  /// Its values.
  public let type: ParameterType<Value>

  /// A value of a name.
  ///
  /// - Parameters:
  ///   - name: in the path, the query or the body.
  ///   - place: where it stands.
  ///   - type: its values.
  ///   - summary: what it is for, in English: it is read in the API's description.
  ///   - isRequired: whether a request without it is refused.
  ///   - isList: whether it may stand there several times.
  ///   - example: a value for the API's description.
  public init(
    _ name: String,
    in place: RouteParameterInfo.Place,
    _ type: ParameterType<Value>,
    _ summary: String,
    isRequired: Bool = false,
    isList: Bool = false,
    example: String? = nil
  ) {
    self.type = type
    let examples = example.map { [JSON.Member("examples", [.string($0)])] } ?? []
    info = RouteParameterInfo(
      name: name,
      place: place,
      summary: summary,
      isRequired: isRequired || place == .path,
      isList: isList,
      schema: .object((type.schema.members ?? []) + examples)
    )
  }
}

/// What is told of any parameter.
public struct RouteParameterInfo: Sendable {
  /// Where a value stands.
  public enum Place: String, Sendable {
    case path
    case query
    case header
    /// A field of a form, or a member of a JSON object.
    case body
    /// Files of a form: a body with one is a form of parts (RFC 7578).
    case file
  }

  /// Its name.
  public let name: String
  /// Where it stands.
  public let place: Place
  /// What it is for.
  public let summary: String
  /// Whether a request without it is refused.
  public let isRequired: Bool
  /// Whether it may stand there several times.
  public let isList: Bool
  /// The JSON Schema of one value.
  public let schema: JSON
}

extension RouteParameterInfo {
  /// The same where a request need not have it.
  public var optional: RouteParameterInfo {
    RouteParameterInfo(
      name: name,
      place: place,
      summary: summary,
      isRequired: place == .path,
      isList: isList,
      schema: schema
    )
  }
}

/// Any parameter.
public protocol RouteParameter: Sendable {
  /// Where, how and what for.
  var info: RouteParameterInfo { get }
}

/// What a route reads from a request: declared values only.
public struct RouteInput: Sendable {
  /// The request.
  public let request: HTTPRequest
  let path: [String: String]
  let body: BodyFields

  /// A value that need not be there; an empty text in a form or a query is none.
  ///
  /// - Throws: `Problem` (422) where it is no such value.
  public func callAsFunction<Value>(_ parameter: Parameter<Value>) throws(Problem) -> Value? {
    guard let written = written(parameter.info).last else { return nil }
    return try value(written, parameter)
  }

  /// All values of a parameter.
  ///
  /// - Throws: `Problem` (422) where one is no such value.
  public func all<Value>(_ parameter: Parameter<Value>) throws(Problem) -> [Value] {
    var values: [Value] = []
    for written in written(parameter.info) { values.append(try value(written, parameter)) }
    return values
  }

  /// A value that must be there.
  ///
  /// - Throws: `Problem` (422) where it is missing or no such value.
  public func required<Value>(_ parameter: Parameter<Value>) throws(Problem) -> Value {
    guard let value = try self(parameter) else {
      throw Problem(
        .unprocessable,
        code: "missing",
        parameter.info.name,
        members: [
          .init("field", .string(parameter.info.name))
        ]
      )
    }
    return value
  }

  /// Whether a body names the parameter at all, be it empty: what is to be changed.
  public func names<Value>(_ parameter: Parameter<Value>) -> Bool {
    parameter.info.place == .body && body.names.contains(parameter.info.name)
  }

  /// What a form says, empty texts included: to send it again with an answer.
  public var texts: [HTTPTarget.Pair] { body.texts }

  /// The files of a form; those without bytes are fields that nobody filled in.
  public func files(_ parameter: Parameter<FormFile>) -> [FormFile] {
    body.files.filter { $0.field == parameter.info.name && !$0.bytes.isEmpty }
  }

  private func written(_ info: RouteParameterInfo) -> [BodyFields.Written] {
    switch info.place {
    case .path: path[info.name].map { [.text($0)] } ?? []
    case .header: request.head.headers[info.name].map { [.text($0)] } ?? []
    case .query:
      request.head.target.query.filter { $0.name == info.name && !$0.value.isEmpty }
        .map { .text($0.value) }
    case .body: body.values(info.name)
    case .file: []
    }
  }

  private func value<Value>(
    _ written: BodyFields.Written,
    _ parameter: Parameter<Value>
  ) throws(Problem) -> Value {
    let text: String? =
      switch written {
      case .text(let text): text
      case .json(let json): json.text(as: parameter.type.kind.rawValue)
      }
    guard let text, let value = parameter.type.parse(text) else {
      throw Problem(
        .unprocessable,
        code: "value",
        parameter.info.name,
        members: [
          .init("field", .string(parameter.info.name))
        ]
      )
    }
    return value
  }
}

extension JSON {
  /// The value as a form would write it, where it is of a kind.
  fileprivate func text(as kind: String) -> String? {
    switch (self, kind) {
    case (.string(let text), "string"): text
    case (.integer(let value), "integer"), (.integer(let value), "number"): String(value)
    case (.number(let digits), "number"): digits
    case (.bool(let value), "boolean"): value ? "true" : "false"
    default: nil
    }
  }
}
