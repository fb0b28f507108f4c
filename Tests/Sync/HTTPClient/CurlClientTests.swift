import HearthPorts
import HearthSupport
import SyncHTTPClient
import TestSupport
import Testing

@Suite("The HTTP client over libcurl", .timeLimit(.minutes(20)))
struct CurlClientTests {
  private let server: WebServer
  private let client = CurlClient()

  init() throws {
    server = try WebServer("answers.py")
  }

  private func address(_ path: String) -> String { "http://127.0.0.1:\(server.port)/\(path)" }

  private func echo(_ request: ClientRequest) async throws -> JSON {
    let answer = try await client.send(request)
    #expect(answer.status == 200)
    return try JSON(parsing: answer.body)
  }

  @Test(
    "A request arrives with its method, its headers and every byte",
    arguments: ["PUT", "POST", "PATCH", "DELETE"]
  )
  func sent(method: String) async throws {
    let body = (0..<70_000).map { UInt8(truncatingIfNeeded: $0) }
    let headers = [HTTPField("X-Word", "Ёжик"), HTTPField("X-Nothing", "")]
    let told = try await echo(
      ClientRequest(method, address("echo"), headers: headers, body: body)
    )
    #expect(told["method"] == .string(method))
    #expect(told["body"] == .array(body.map { .integer(Int64($0)) }))
    #expect(told["headers"]?.text.contains(#"["X-Nothing",""]"#) == true)
  }

  @Test("An empty body is sent as one; a request that reads sends none")
  func emptyBody() async throws {
    let empty = try await echo(ClientRequest("PUT", address("echo"), body: []))
    #expect(empty["headers"]?.text.contains(#"["Content-Length","0"]"#) == true)
    let none = try await echo(ClientRequest("GET", address("echo")))
    #expect(none["headers"]?.text.contains("Content-Length") == false)
  }

  @Test("Headers of an answer are read whole, names in any letters")
  func headers() async throws {
    let answer = try await client.send(ClientRequest("GET", address("echo")))
    #expect(answer.header("x-ODD") == "a: b ")
    #expect(answer.header("content-type") == "application/json")
    #expect(answer.header("absent") == nil)
  }

  @Test(
    "An answer of any status is an answer",
    arguments: [204, 302, 400, 401, 403, 404, 409, 429, 500, 503]
  )
  func statuses(status: Int) async throws {
    let answer = try await client.send(ClientRequest("GET", address("status/\(status)")))
    #expect(answer.status == status)
  }

  @Test("A redirection is not followed: what a request carries goes nowhere else")
  func redirection() async throws {
    let answer = try await client.send(ClientRequest("GET", address("redirect")))
    #expect(answer.status == 302)
    #expect(answer.header("location") == "/echo")
  }

  @Test("A connection serves one request after the other")
  func keepsConnections() async throws {
    let first = try await echo(ClientRequest("GET", address("echo")))
    let second = try await echo(ClientRequest("GET", address("echo")))
    #expect(first["port"] == second["port"])
  }

  @Test("HEAD has headers and no body")
  func head() async throws {
    let answer = try await client.send(ClientRequest("HEAD", address("bytes/500")))
    #expect(answer.status == 200)
    #expect(answer.header("content-length") == "500")
    #expect(answer.body.isEmpty)
  }

  @Test("An answer is taken up to its limit and not a byte more")
  func limits() async throws {
    let whole = try await client.send(ClientRequest("GET", address("bytes/100000"), limit: 100_000))
    #expect(whole.body == (0..<100_000).map { UInt8($0 % 251) })
    await #expect(throws: HTTPClientError.tooLarge(limit: 99_999)) {
      try await client.send(ClientRequest("GET", address("bytes/100000"), limit: 99_999))
    }
    await #expect(throws: HTTPClientError.tooLarge(limit: 1_000_000)) {
      try await client.send(ClientRequest("GET", address("endless"), limit: 1_000_000))
    }
  }

  private static let broken: [(path: String, error: HTTPClientError)] = [
    ("half", .broken), ("noise", .broken),
  ]

  @Test("A broken answer is none", arguments: broken)
  func brokenAnswers(path: String, error: HTTPClientError) async throws {
    await #expect(throws: error) { try await client.send(ClientRequest("GET", address(path))) }
    let after = try await client.send(ClientRequest("GET", address("status/200")))
    #expect(after.status == 200)
  }

  private static let nowhere: [(address: String, error: HTTPClientError)] = [
    ("http://127.0.0.1:1/", .unreachable), ("http://no-such-machine.invalid/", .unknownHost),
    ("file:///etc/hostname", .badRequest), ("nonsense://127.0.0.1/", .badRequest),
    ("http://", .badRequest), ("http://127.0.0.1/\r\nX-Odd: 1", .badRequest),
  ]

  @Test("An address that leads nowhere says why", arguments: nowhere)
  func leadsNowhere(address: String, error: HTTPClientError) async {
    await #expect(throws: error) { try await client.send(ClientRequest("GET", address)) }
  }

  @Test("A header cannot begin another one")
  func injectedHeader() async {
    let headers = [HTTPField("X-Word", "a\r\nX-Other: b")]
    await #expect(throws: HTTPClientError.badRequest) {
      try await client.send(ClientRequest("GET", address("echo"), headers: headers))
    }
  }

  @Test("Waiting ends when the time is over, and another request goes well")
  func timeLimit() async throws {
    let request = ClientRequest("GET", address("never"), timeLimit: .milliseconds(200))
    await #expect(throws: HTTPClientError.timedOut) { try await client.send(request) }
    #expect(try await client.send(ClientRequest("GET", address("status/200"))).status == 200)
  }

  @Test("Cancelling ends the waiting, whether it has begun or not", arguments: [0, 1, 50])
  func cancelling(yields: Int) async throws {
    let request = ClientRequest("GET", address("never"), timeLimit: .seconds(600))
    let client = client
    let task = Task { try await client.send(request) }
    for _ in 0..<yields { await Task.yield() }
    task.cancel()
    await #expect(throws: HTTPClientError.cancelled) { try await task.value }
    #expect(try await client.send(ClientRequest("GET", address("status/200"))).status == 200)
  }
}

@Suite("The HTTP client and certificates", .timeLimit(.minutes(20)))
struct CurlCertificateTests {
  private let server: WebServer

  init() throws {
    server = try WebServer("answers.py", [WebServer.folder + "own.pem"])
  }

  @Test("A server that proves nothing is not spoken to")
  func untrusted() async {
    let request = ClientRequest("GET", "https://127.0.0.1:\(server.port)/echo")
    await #expect(throws: HTTPClientError.untrusted) { try await CurlClient().send(request) }
  }

  @Test("A certificate that the household gave is trusted, for its own name only")
  func ownAuthority() async throws {
    let client = CurlClient(authorities: WebServer.folder + "own.crt")
    let address = "https://127.0.0.1:\(server.port)/status/200"
    #expect(try await client.send(ClientRequest("GET", address)).status == 200)
    let other = "https://127.0.0.2:\(server.port)/status/200"
    await #expect(throws: HTTPClientError.self) {
      try await client.send(ClientRequest("GET", other))
    }
  }
}
