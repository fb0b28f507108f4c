import Dispatch
import HTTPKit
import HTTPMicroHTTPD
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct ServerTests {
  /// Answers by path; `/wait` when it is cancelled, `/stream` with what never ends.
  private struct Service: HTTPService {
    /// Told when the stream of `/flood` is let go.
    var letGo: DispatchSemaphore?

    func bodyLimit(for head: HTTPRequestHead) -> BodyLimit {
      switch head.target.segments.first {
      case "big": BodyLimit(3_000_000)
      case "nowhere": BodyLimit(1000, beyond: Problem(.notFound))
      default: BodyLimit(1000)
      }
    }

    func respond(to request: HTTPRequest) async -> HTTPResponse {
      switch request.head.target.segments.first {
      case "echo", "big":
        return .text(
          "\(request.head.method.rawValue) \(request.head.target.text) \(request.body.count) "
            + "\(request.head.peer) \(request.head.headers["X-Name"] ?? "")",
          type: "text/plain"
        )
      case "later":
        for _ in 0..<100 { await Task.yield() }
        return .text("late", type: "text/plain")
      case "wait":
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        for await _ in stream {}
        continuation.finish()
        return Problem(.unavailable).response
      case "stream":
        let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self)
        continuation.yield(Array("first\n".utf8))
        return HTTPResponse(.ok, body: .stream(keeping(continuation, stream)))
      case "flood":
        let token = LetGo(letGo)
        let piece = [UInt8](repeating: 0, count: 16_384)
        let stream = AsyncStream<[UInt8]> { withExtendedLifetime(token) { piece } }
        var response = HTTPResponse(.ok, body: .stream(stream))
        response.patience = 256 * 1024
        return response
      case "count":
        let stream = AsyncStream<[UInt8]> { continuation in
          for number in 0..<1000 { continuation.yield(Array("\(number)\n".utf8)) }
          continuation.finish()
        }
        return HTTPResponse(.ok, body: .stream(stream))
      default: return HTTPResponse(.noContent)
      }
    }

    /// The stream, whose source lives as long as somebody listens.
    private func keeping(
      _ source: AsyncStream<[UInt8]>.Continuation,
      _ stream: AsyncStream<[UInt8]>
    ) -> AsyncStream<[UInt8]> {
      AsyncStream { continuation in
        let work = Task {
          for await chunk in stream { continuation.yield(chunk) }
          continuation.finish()
          source.finish()
        }
        continuation.onTermination = { _ in work.cancel() }
      }
    }
  }

  private static func serving(
    _ settings: ServerSettings = ServerSettings(.address("127.0.0.1", port: 0)),
    _ body: (LoopbackClient, MicroHTTPServer) async throws -> Void
  ) async throws {
    let server = try MicroHTTPServer(Service(), settings)
    try await body(LoopbackClient(port: server.port), server)
    await server.stop()
  }

  @Test("A request arrives as it was sent, and so does its answer")
  func echo() async throws {
    try await Self.serving { client, _ in
      let answer = await client.send(
        "POST",
        "/echo/%2F?a=b%20c",
        headers: [("X-Name", "Ёжик")],
        body: Array("hello".utf8)
      )
      #expect(answer.status == 400)
      let good = await client.send(
        "POST",
        "/echo/a?a=b%20c",
        headers: [("X-Name", "Ёжик")],
        body: Array("hello".utf8)
      )
      #expect(good.status == 200)
      #expect(good.text == "POST /echo/a?a=b%20c 5 127.0.0.1 Ёжик")
      #expect(await client.send("GET", "/later").text == "late")
      #expect(await client.send("HEAD", "/echo").body.isEmpty)
      #expect(await client.send("GET", "/none").status == 204)
    }
  }

  @Test("A body up to the limit is taken, a longer one answered 413, chunked or not")
  func limits() async throws {
    try await Self.serving { client, _ in
      let full = [UInt8](repeating: 65, count: 1000)
      #expect(await client.send("POST", "/echo", body: full).status == 200)
      #expect(await client.send("POST", "/echo", body: full + [65]).status == 413)
      let big = [UInt8](repeating: 65, count: 3_000_000)
      #expect(await client.send("POST", "/big", body: big).text.contains("3000000"))
      #expect(await client.send("POST", "/big", body: big + [65]).status == 413)
      #expect(await client.send("POST", "/nowhere", body: full + [65]).status == 404)
      let chunks = "800\r\n" + String(repeating: "a", count: 2048) + "\r\n0\r\n\r\n"
      for (path, status) in [("/echo", 413), ("/nowhere", 404)] {
        let head = "POST \(path) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n"
        let sent = head + "Transfer-Encoding: chunked\r\n\r\n" + chunks
        #expect(await client.exchange(Array(sent.utf8)).status == status)
      }
    }
  }

  @Test("A head of 10 MB is refused")
  func longHead() async throws {
    try await Self.serving { client, _ in
      let long = String(repeating: "a", count: 10_000_000)
      let answer = await client.send("GET", "/echo", headers: [("X-Name", long)])
      #expect([0, 400, 431].contains(answer.status))
      #expect(await client.send("GET", "/echo").status == 200)
    }
  }

  @Test("A stream brings all its pieces")
  func stream() async throws {
    try await Self.serving { client, _ in
      let answer = await client.send("GET", "/count")
      #expect(answer.text == (0..<1000).map { "\($0)\n" }.joined())
    }
  }

  @Test("Stopping ends streams, answers those who wait, and takes no more")
  func stop() async throws {
    let server = try MicroHTTPServer(Service(), ServerSettings(.address("127.0.0.1", port: 0)))
    let client = LoopbackClient(port: server.port)
    let answers = await withTaskGroup(of: LoopbackAnswer.self) { group in
      for index in 0..<20 {
        group.addTask { await client.send("GET", index.isMultiple(of: 2) ? "/wait" : "/stream") }
      }
      // All have arrived once another one that came later has been answered on each thread.
      for _ in 0..<20 { _ = await client.send("GET", "/echo") }
      await server.stop()
      var answers: [LoopbackAnswer] = []
      for await answer in group { answers.append(answer) }
      return answers
    }
    #expect(answers.allSatisfy { [0, 200, 503].contains($0.status) })
    #expect(await client.send("GET", "/echo").status == 0)
    await server.stop()
  }

  @Test("Hundreds who wait keep nobody else waiting")
  func waiting() async throws {
    let server = try MicroHTTPServer(Service(), ServerSettings(.address("127.0.0.1", port: 0)))
    let client = LoopbackClient(port: server.port)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { _ = await client.send("GET", "/wait") } }
      for _ in 0..<50 { #expect(await client.send("GET", "/later").status == 200) }
      await server.stop()
    }
  }

  @Test("A place that cannot be listened at is refused")
  func places() async throws {
    #expect(throws: ServerError.badAddress("nowhere")) {
      try MicroHTTPServer(Service(), ServerSettings(.address("nowhere", port: 0)))
    }
    try await Self.serving { _, server in
      #expect(throws: ServerError.inUse("127.0.0.1", port: server.port)) {
        try MicroHTTPServer(Service(), ServerSettings(.address("127.0.0.1", port: server.port)))
      }
    }
    let identity = ServerIdentity(certificate: "none", key: "none")
    #expect(throws: ServerError.badIdentity) {
      try MicroHTTPServer(
        Service(),
        ServerSettings(.address("127.0.0.1", port: 0), identity: identity)
      )
    }
  }

  @Test("A body that takes longer than it may ends the connection")
  func slowBody() async throws {
    var settings = ServerSettings(.address("127.0.0.1", port: 0))
    // Whatever comes is too late.
    settings.bodySeconds = -1
    try await Self.serving(settings) { client, _ in
      let answer = await client.send("POST", "/echo", body: Array("late".utf8))
      #expect(answer.status == 0)
      #expect(await client.send("GET", "/echo").status == 200)
    }
  }

  @Test("Who reads nothing of a stream is let go, and what waits for it is bounded")
  func slowListener() async throws {
    let letGo = DispatchSemaphore(value: 0)
    let server = try MicroHTTPServer(
      Service(letGo: letGo),
      ServerSettings(.address("127.0.0.1", port: 0))
    )
    let request = Array("GET /flood HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8)
    let answer = await LoopbackClient(port: server.port).exchange(request) { received in
      // Nothing is read before the server has given up; then what the system holds, to its end.
      if received.isEmpty { letGo.wait() }
      return false
    }
    #expect(answer.status == 200)
    await server.stop()
  }
}

/// Tells when nobody holds it any more.
private final class LetGo: Sendable {
  private let told: DispatchSemaphore?

  init(_ told: DispatchSemaphore?) {
    self.told = told
  }

  deinit { told?.signal() }
}
