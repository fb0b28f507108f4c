public import HearthSupport

/// Why a request was not done, as RFC 9457 has it; thrown by what answers.
public struct Problem: Error, Sendable, Equatable {
  /// How it went.
  public var status: HTTPStatus
  /// What programs tell problems apart by: "conflict", "not-found".
  public var code: String
  /// A sentence for a person: what was wrong and what to do; nil where the status says it all.
  public var detail: String?
  /// What else programs are told.
  public var members: [JSON.Member]
  /// Header fields of the answer.
  public var headers: [HTTPHeaders.Field]

  /// A problem.
  public init(
    _ status: HTTPStatus,
    code: String? = nil,
    _ detail: String? = nil,
    members: [JSON.Member] = []
  ) {
    self.status = status
    self.code = code ?? Self.codes[status.code] ?? "failed"
    self.detail = detail
    self.members = members
    headers = []
  }

  /// With a header field in its answer.
  public func with(_ name: String, _ value: String) -> Problem {
    var problem = self
    problem.headers.append(HTTPHeaders.Field(name: name, value: value))
    return problem
  }

  /// What programs read.
  public var json: JSON {
    .object(
      [
        .init("type", .string("urn:hearth:problem:\(code)")),
        .init("title", .string(status.reason)),
        .init("status", .integer(Int64(status.code))),
        .init("code", .string(code)),
        .init("detail", JSON(detail)),
      ] + members
    )
  }

  /// The answer to a program.
  public var response: HTTPResponse {
    var response = HTTPResponse.text(json.text, type: "application/problem+json", status: status)
    for field in headers { response.headers.add(field.name, field.value) }
    return response
  }

  private static let codes: [Int: String] = [
    400: "bad-request", 401: "sign-in", 403: "forbidden", 404: "not-found", 405: "method",
    408: "too-slow", 409: "conflict", 410: "gone", 412: "changed-since", 413: "too-large",
    415: "media-type", 421: "host", 422: "invalid", 428: "if-match-required", 429: "too-often",
    500: "fault", 503: "unavailable",
  ]
}
