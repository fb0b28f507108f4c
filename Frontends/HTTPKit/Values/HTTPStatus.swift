/// How a request went (RFC 9110, section 15).
public struct HTTPStatus: Sendable, Hashable {
  /// The number.
  public let code: Int

  /// A status of this number.
  public init(_ code: Int) { self.code = code }

  /// Done.
  public static let ok = HTTPStatus(200)
  /// Made.
  public static let created = HTTPStatus(201)
  /// Done, with nothing to say.
  public static let noContent = HTTPStatus(204)
  /// Done; look there.
  public static let seeOther = HTTPStatus(303)
  /// As it was.
  public static let notModified = HTTPStatus(304)
  /// Not understood.
  public static let badRequest = HTTPStatus(400)
  /// Nobody knows who asks.
  public static let unauthorized = HTTPStatus(401)
  /// Not for this one.
  public static let forbidden = HTTPStatus(403)
  /// Not there.
  public static let notFound = HTTPStatus(404)
  /// There, but not like that.
  public static let methodNotAllowed = HTTPStatus(405)
  /// It took too long to arrive.
  public static let requestTimeout = HTTPStatus(408)
  /// Something lies in the way.
  public static let conflict = HTTPStatus(409)
  /// It was there.
  public static let gone = HTTPStatus(410)
  /// Changed since it was read.
  public static let preconditionFailed = HTTPStatus(412)
  /// Too many bytes.
  public static let contentTooLarge = HTTPStatus(413)
  /// A kind of body that is not read.
  public static let unsupportedMediaType = HTTPStatus(415)
  /// For another server.
  public static let misdirected = HTTPStatus(421)
  /// Understood, but it cannot be.
  public static let unprocessable = HTTPStatus(422)
  /// Say first which version is meant.
  public static let preconditionRequired = HTTPStatus(428)
  /// Too often.
  public static let tooManyRequests = HTTPStatus(429)
  /// A fault of ours, or of the machine.
  public static let internalError = HTTPStatus(500)
  /// Not now.
  public static let unavailable = HTTPStatus(503)

  /// The words that go with the number.
  public var reason: String { Self.reasons[code] ?? "Status \(code)" }

  private static let reasons: [Int: String] = [
    200: "OK", 201: "Created", 204: "No Content", 303: "See Other", 304: "Not Modified",
    400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed", 408: "Request Timeout", 409: "Conflict", 410: "Gone",
    412: "Precondition Failed", 413: "Content Too Large", 415: "Unsupported Media Type",
    421: "Misdirected Request", 422: "Unprocessable Content", 428: "Precondition Required",
    429: "Too Many Requests", 500: "Internal Server Error", 503: "Service Unavailable",
  ]
}
