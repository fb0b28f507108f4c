import HTTPKit
import HearthModel
import HearthSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct RouterTests {
  private static let word = Parameter("word", in: .path, .text(1...20), "A word.")
  private static let count = Parameter("count", in: .query, .integer(1...9), "How many.")
  private static let day = Parameter("day", in: .body, .day, "A date.", isRequired: true)
  private static let weight = Parameter(
    "weight",
    in: .body,
    .decimal(places: 1, in: 0...9999),
    "In kilograms."
  )
  private static let isWet = Parameter("wet", in: .body, .flag, "Whether it was wet.")

  private static func route(
    _ name: String,
    _ method: HTTPMethod,
    _ path: PathPattern,
    _ parameters: [any RouteParameter] = [],
    _ handle: @escaping Route<String>.Handler
  ) -> Route<String> {
    Route(
      name,
      method,
      path,
      "",
      access: .everybody,
      parameters: parameters,
      answer: .page,
      bodyLimit: 1000,
      handle: handle
    )
  }

  private static let routes = [
    route("root", .get, "/") { _, context in .text("root \(context)", type: "text/plain") },
    route("fixed", .get, "/words/all") { _, _ in .text("all", type: "text/plain") },
    route("word", .get, "/words/{word}", [word, count]) { input, _ in
      .text("\(try input.required(word)) \(try input(count) ?? 0)", type: "text/plain")
    },
    route("put", .post, "/words", [day, weight, isWet]) { input, _ in
      let parts = [
        try input.required(day).description, try input(weight)?.description ?? "-",
        try input(isWet)?.description ?? "-",
      ]
      return .text(parts.joined(separator: " "), type: "text/plain")
    },
    route("fault", .get, "/fault") { _, _ in throw Fault() },
  ]

  private struct Fault: Error {}

  private let server = MemoryServer(
    RouterService(Self.routes, context: "here") { _ in Problem(.internalError) }
  )

  struct Case: Sendable {
    let target: String
    let status: Int
    let text: String?

    init(_ target: String, _ status: Int, _ text: String? = nil) {
      self.target = target
      self.status = status
      self.text = text
    }
  }

  static let targetCases: [Case] = [
    Case("/", 200, "root here"), Case("/words/all", 200, "all"),
    Case("/words/a%20b", 200, "a b 0"), Case("/words/%D1%8F?count=3", 200, "я 3"),
    Case("/words/x?count=10", 422), Case("/words/x?count=", 200, "x 0"),
    Case("/words/x?count=1&count=2", 200, "x 2"), Case("/words/", 404), Case("/words/x/y", 404),
    Case("/nowhere", 404), Case("/words/../etc", 400), Case("/words/%2e%2e", 400),
    Case("/words/a%2Fb", 400), Case("/words/a%5cb", 400), Case("/words/%00", 400),
    Case("/words/%ff", 400), Case("/words/%4", 400), Case("words", 400), Case("", 400),
    Case("http://elsewhere/", 400), Case("/fault", 500), Case("//", 404),
    Case("/words/aaaaaaaaaaaaaaaaaaaaa", 422),
  ]

  @Test("A target finds its route, or none", arguments: targetCases)
  func targets(_ item: Case) async {
    let answer = await server.send(.get, item.target)
    #expect(answer.status.code == item.status)
    if let text = item.text { #expect(answer.bytes == Array(text.utf8)) }
  }

  @Test("A path without the method names those that it has")
  func methods() async {
    let answer = await server.send(.delete, "/words/all")
    #expect(answer.status == .methodNotAllowed)
    #expect(answer.headers["allow"] == "GET, HEAD")
    #expect(await server.send(.head, "/words/all").status == .ok)
  }

  struct BodyCase: Sendable {
    let type: String
    let body: String
    let status: Int
    var text = ""
  }

  static let bodyCases: [BodyCase] = [
    BodyCase(
      type: "application/x-www-form-urlencoded; charset=utf-8",
      body: "day=2026-01-09&weight=3,65&wet=on",
      status: 200,
      text: "2026-01-09 37 true"
    ),
    BodyCase(
      type: "application/json",
      body: #"{"day":"2026-01-09","weight":3.64,"wet":false}"#,
      status: 200,
      text: "2026-01-09 36 false"
    ),
    BodyCase(
      type: "application/json",
      body: #"{"day":"2026-01-09","weight":null}"#,
      status: 200,
      text: "2026-01-09 - -"
    ),
    BodyCase(type: "application/json", body: #"{"day":"2026-02-30"}"#, status: 422),
    BodyCase(type: "application/json", body: #"{"day":20260109}"#, status: 422),
    BodyCase(type: "application/json", body: #"{"weight":"3"}"#, status: 422),
    BodyCase(type: "application/json", body: #"{}"#, status: 422),
    BodyCase(type: "application/json", body: #"["#, status: 400),
    BodyCase(type: "application/json", body: #"[]"#, status: 400),
    BodyCase(type: "text/plain", body: "day=2026-01-09", status: 415),
    BodyCase(type: "application/x-www-form-urlencoded", body: "day=%zz", status: 400),
    BodyCase(
      type: "multipart/form-data; boundary=b",
      body: "--b\r\nContent-Disposition: form-data; name=\"day\"\r\n\r\n2026-01-09\r\n--b--\r\n",
      status: 200,
      text: "2026-01-09 - -"
    ),
    BodyCase(type: "multipart/form-data; boundary=b", body: "--b\r\n", status: 400),
    BodyCase(type: "multipart/form-data", body: "--b--", status: 400),
    BodyCase(
      type: "application/json",
      body: String(repeating: " ", count: 1001),
      status: 413
    ),
  ]

  @Test("A form and a JSON object give the same values", arguments: bodyCases)
  func bodies(_ item: BodyCase) async {
    let answer = await server.send(
      .post,
      "/words",
      headers: ["Content-Type": item.type],
      body: Array(item.body.utf8)
    )
    #expect(answer.status.code == item.status)
    if answer.status == .ok { #expect(answer.bytes == Array(item.text.utf8)) }
  }

  @Test("A problem is told as RFC 9457 has it")
  func problems() async throws {
    let answer = await server.send(.get, "/words/x?count=0")
    #expect(answer.headers["Content-Type"] == "application/problem+json")
    let json = try JSON(parsing: answer.bytes)
    #expect(json["status"] == 422)
    #expect(json["field"] == "count")
    #expect(json["title"] == "Unprocessable Content")
  }

  @Test("No value begins a header field of its own")
  func headers() {
    var headers: HTTPHeaders = ["Location": "/a\r\nSet-Cookie: x=y"]
    headers.add("X", "a\u{0}b")
    #expect(headers.fields.map(\.value) == ["/a Set-Cookie: x=y", "a b"])
  }
}
