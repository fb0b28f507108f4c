import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// The diary for programs; what is read has the shapes of the command line's `--json`.
enum DiaryAPI {
  static var routes: [DiaryRoute] {
    ChildAPI.routes + SceneAPI.routes + SleepAPI.routes + EventAPI.all + TimerAPI.routes
      + SettingsAPI.routes
  }

  /// What lists give: some records and where to go on.
  static let listSchema: JSON = [
    "type": "object", "required": ["items", "next"],
    "properties": [
      "items": ["type": "array", "items": ["type": "object"]],
      "next": ["type": ["string", "null"]],
    ],
  ]
  static let recordSchema: JSON = ["type": "object", "required": ["id"]]

  static let limit = Parameter(
    "limit",
    in: .query,
    .integer(1...500),
    "How many at most; 100 else."
  )
  static let cursor = Parameter(
    "cursor",
    in: .query,
    .text(1...100),
    "Where an earlier answer said to go on."
  )
  static let ifMatch = Parameter(
    "If-Match",
    in: .header,
    .text(1...200),
    "The version that is meant; another is answered 412.",
    example: "*"
  )

  /// Reads.
  static func get(
    _ name: String,
    _ path: PathPattern,
    _ summary: String,
    access: RouteAccess = .reader,
    _ parameters: [any RouteParameter],
    schema: JSON = ["type": "object"],
    problems: [HTTPStatus] = [],
    _ work: @escaping @Sendable (RouteInput, DiaryContext) async throws -> JSON
  ) -> DiaryRoute {
    DiaryRoute(
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

  /// Acts.
  static func act(
    _ name: String,
    _ method: HTTPMethod,
    _ path: PathPattern,
    _ summary: String,
    access: RouteAccess = .caregiver,
    _ parameters: [any RouteParameter],
    status: HTTPStatus = .ok,
    schema: JSON = DiaryAPI.recordSchema,
    problems: [HTTPStatus] = [],
    _ work: @escaping @Sendable (RouteInput, DiaryContext) async throws -> JSON
  ) -> DiaryRoute {
    let named: [any RouteParameter] = method == .post ? [WebParameters.idempotencyKey] : [ifMatch]
    return DiaryRoute(
      name,
      method,
      path,
      summary,
      access: access,
      parameters: parameters + named,
      answer: .json(summary, status: status, schema: schema),
      problems: problems + (method == .post ? [] : [.preconditionFailed, .conflict])
    ) { input, context in
      .json(try await work(input, context), status: status)
    }
  }

  /// Refuses a change of another version than the one that is meant.
  ///
  /// - Throws: `Problem` (412).
  static func check(_ input: RouteInput, _ json: JSON, _ context: DiaryContext) throws(Problem) {
    let tag = Fingerprint64(json.bytes).entityTag
    guard input.request.head.headers.isMeant(for: tag) else {
      throw Problem(.preconditionFailed, context.messages("web.problem.changed-since"))
    }
  }
}

/// Some records of a list, and where it goes on.
struct APIPage {
  /// The most that are read for one answer.
  static let usualLimit = 100

  /// The instant and the identifier of the last record of an answer, as text.
  static func cursor(_ instant: Instant, _ id: RecordID) -> String {
    "\(instant.milliseconds)-\(id)"
  }

  /// What a cursor says.
  ///
  /// - Throws: `Problem` (422) where nobody gave it out.
  static func position(_ text: String) throws(Problem) -> (instant: Instant, id: RecordID) {
    let parts = text.split(separator: "-")
    guard parts.count == 2, let milliseconds = Int64(parts[0]), let id = RecordID(parts[1]) else {
      throw Problem(.unprocessable, code: "value", "cursor")
    }
    return (Instant(milliseconds: milliseconds), id)
  }

  /// The answer of a list.
  static func json(_ items: [JSON], next: String?) -> JSON {
    ["items": .array(items), "next": JSON(next)]
  }
}
