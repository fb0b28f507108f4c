import HTTPKit
import HTTPMicroHTTPD
import HearthModel
import HearthPlugins
import HearthPorts
import HubServer
import SyncCrypto
import SyncHTTP
import SyncHTTPClient
import SyncHub
import TestSupport
import Testing

@testable import SyncTests

/// A hub behind a socket of this machine, asked as devices ask it.
@Suite("A hub over the network", .timeLimit(.minutes(20)))
struct HubServerTests {
  private let clock = TestClock(Instant(seconds: 1_780_000_000))
  private let cipher: SodiumCipher
  private let space = RecordID(high: 1, low: 1)
  private let device = RecordID(high: 2, low: 2)
  private let token: [UInt8] = Array(1...32)

  init() throws {
    cipher = try SodiumCipher()
  }

  @Test(
    "Devices come to the same over sockets as over anything else",
    arguments: TestBackend.allCases
  )
  func converges(_ backend: TestBackend) async throws {
    let tests = ConvergenceTests()
    try await tests.arrives(backend, .socket)
    try await tests.joins(backend, .socket)
    try await tests.merges(backend, .socket)
    try await tests.lastAction(backend, .socket)
    try await tests.idle(backend, .socket)
    let safety = SafetyTests()
    try await safety.revoked(.socket)
    try await safety.recovers(afterRevocation: true, .socket)
  }

  /// Runs a body against a hub; the hub's pauses last until they are cancelled.
  private func serving(
    _ registration: HubRegistration = .open,
    limits: HubLimits = HubLimits(),
    _ body: (Hub, MicroHTTPServer) async throws -> Void
  ) async throws {
    let (clock, cipher, random) = (clock, cipher, TestRandom())
    let hub = Hub(
      store: MemoryHubStore(),
      limits: limits,
      now: { clock.now },
      random: { random.next() },
      hash: { cipher.hash($0, key: [], count: 32) }
    )
    let site = HubSite(
      hub,
      registration: registration,
      now: { clock.now },
      pause: { _ in try await Task.sleep(for: .seconds(3600)) },
      log: { _ in }
    )
    let settings = ServerSettings(.address("127.0.0.1", port: 0))
    let server = try MicroHTTPServer(HubService(site), settings)
    do {
      try await body(hub, server)
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  private func transport(
    _ server: MicroHTTPServer,
    _ other: RecordID? = nil,
    token: [UInt8]? = nil,
    path: String = ""
  ) async throws -> any SyncTransport {
    try await TransportPlugin.http(CurlClient(), waiting: CurlClient()).make(
      TransportSetup(
        address: "//127.0.0.1:\(server.port)\(path)",
        space: space,
        device: other ?? device,
        token: token ?? self.token,
        now: { [clock] in clock.now },
        random: { 4 }
      )
    )
  }

  private func registration(code: String? = nil) -> SpaceRegistration {
    SpaceRegistration(
      device: device,
      tokenHash: cipher.hash(token, key: [], count: 32),
      code: code
    )
  }

  private func push(_ number: UInt64, epoch: UInt64, bytes: Int = 100) -> PushRequest {
    PushRequest(
      epoch: epoch,
      keyEpoch: 0,
      cursor: [],
      records: [
        PushedRecord(
          record: RecordID(high: 9, low: number),
          base: 0,
          envelope: [UInt8](repeating: 9, count: bytes)
        )
      ]
    )
  }

  @Test("Who waits hears at once of what another device brings")
  func longPoll() async throws {
    try await serving { hub, server in
      let first = try await transport(server)
      try await first.create(registration())
      let epoch = try await first.pull(PullRequest(cursor: [], epoch: 0, limit: 10)).epoch
      let waiting = Task {
        try await first.pull(PullRequest(cursor: [], epoch: epoch, limit: 10, wait: 50))
      }
      // Once somebody waits, and not before.
      while hub.waitingSpaces.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
      // What else it asks does not wait behind that.
      #expect(try await first.devices().map(\.device) == [device])
      let second = try await transport(server)
      _ = try await second.push(push(1, epoch: epoch))
      let page = try await waiting.value
      #expect(page.heads.map(\.record) == [RecordID(high: 9, low: 1)])
    }
  }

  @Test("Who waits costs others nothing, and a stop ends the waiting at once")
  func drains() async throws {
    try await serving { hub, server in
      let first = try await transport(server)
      try await first.create(registration())
      let epoch = try await first.pull(PullRequest(cursor: [], epoch: 0, limit: 10)).epoch
      let waiting = Task {
        try await first.pull(PullRequest(cursor: [], epoch: epoch, limit: 10, wait: 50))
      }
      while hub.waitingSpaces.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
      #expect(try await transport(server).devices().count == 1)
      await server.stop()
      #expect(try await waiting.value.heads == [])
    }
  }

  @Test("The fifth that waits for one device ends the waiting of the first")
  func crowd() async throws {
    try await serving { hub, server in
      try await transport(server).create(registration())
      let first = try await transport(server)
      let epoch = try await first.pull(PullRequest(cursor: [], epoch: 0, limit: 10)).epoch
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<5 {
          let transport = try await transport(server)
          group.addTask {
            _ = try await transport.pull(
              PullRequest(cursor: [], epoch: epoch, limit: 10, wait: 50)
            )
          }
        }
        try await group.next()
        #expect(hub.waitingSpaces == [space])
        _ = try await first.push(push(1, epoch: epoch))
        try await group.waitForAll()
      }
    }
  }

  @Test("A token that is none, a space that is none, a hub that is none")
  func strangers() async throws {
    try await serving { _, server in
      let first = try await transport(server)
      await #expect(throws: TransportError.noSpace) { try await first.devices() }
      try await first.create(registration())
      let other = try await transport(server, token: [1, 2, 3])
      await #expect(throws: TransportError.notAdmitted) { try await other.devices() }
      let nobody = try await transport(server, RecordID(high: 5, low: 5))
      await #expect(throws: TransportError.notAdmitted) { try await nobody.devices() }
      let elsewhere = try await transport(server, path: "/elsewhere")
      let address = "http://127.0.0.1:\(server.port)/elsewhere"
      await #expect(throws: TransportError.stranger(address: address)) {
        try await elsewhere.devices()
      }
    }
  }

  @Test("Who guesses again and again has to wait, and after a minute no more")
  func guesses() async throws {
    try await serving { _, server in
      try await transport(server).create(registration())
      let other = try await transport(server, token: [1, 2, 3])
      for _ in 0..<60 {
        await #expect(throws: TransportError.notAdmitted) { try await other.devices() }
      }
      await #expect(throws: TransportError.busy) { try await other.devices() }
      clock.now = clock.now + .seconds(61)
      #expect(try await transport(server).devices().count == 1)
    }
  }

  @Test("A household begins by a code where the hub wants one, and by each code once")
  func codes() async throws {
    try await serving(.code) { hub, server in
      let first = try await transport(server)
      await #expect(throws: TransportError.needsCode) { try await first.create(registration()) }
      await #expect(throws: TransportError.needsCode) {
        try await first.create(registration(code: "abc"))
      }
      let code = try await hub.newCode(until: clock.now + .seconds(60))
      try await first.create(registration(code: code))
      // The answer was lost: the same is asked again.
      try await first.create(registration(code: code))
      #expect(try await first.devices().count == 1)
    }
    try await serving(.closed) { _, server in
      await #expect(throws: TransportError.closed) {
        try await transport(server).create(registration())
      }
    }
  }

  @Test("A full household is told so record by record, and a record that is too large as well")
  func quota() async throws {
    let limits = HubLimits(envelopeBytes: 600, spaceBytes: 1000)
    try await serving(limits: limits) { _, server in
      let first = try await transport(server)
      try await first.create(registration())
      let epoch = try await first.pull(PullRequest(cursor: [], epoch: 0, limit: 10)).epoch
      func result(_ number: UInt64, _ bytes: Int) async throws -> PushResult? {
        try await first.push(push(number, epoch: epoch, bytes: bytes)).results.first
      }
      #expect(try await result(1, 601) == .tooLarge)
      #expect(try await result(2, 600) == .ok(sequence: 1))
      #expect(try await result(3, 600) == .quota)
      #expect(try await result(4, 400) == .ok(sequence: 2))
    }
  }

  @Test("Requests that make no sense are refused, and none of them stops the hub")
  func nonsense() async throws {
    try await serving { _, server in
      try await transport(server).create(registration())
      let client = LoopbackClient(port: server.port)
      let credentials = ("Authorization", "Hearth \(device):\(hexadecimal(token))")
      let space = "/v1/spaces/\(space)"
      for (method, path, body) in [
        ("POST", "\(space)/pull", [UInt8](repeating: 0xFF, count: 40)),
        ("POST", "\(space)/push", [0xFF, 0xFF]), ("POST", "\(space)/keys", [1]),
        ("PUT", "\(space)/devices/\(device)", [3, 1, 2, 3]), ("POST", space, []),
        ("PUT", "\(space)/mailboxes/\(device)", [0xFF]),
      ] {
        let answer = await client.send(method, path, headers: [credentials], body: body)
        #expect(answer.status == 400, "\(method) \(path)")
        #expect(answer["hearth-trouble"] == "malformed")
      }
      for header in ["", "Hearth", "Hearth x:y", "Bearer a", "Hearth \(device):zz"] {
        let answer = await client.send(
          "GET",
          "\(space)/devices",
          headers: [("Authorization", header)]
        )
        #expect(answer.status == 401, "\(header)")
      }
      #expect(await client.send("GET", "/v1/spaces/nobody/devices").status != 200)
      #expect(await client.send("GET", "/healthz").status == 200)
      let metrics = await client.send("GET", "/metrics")
      #expect(metrics.text.contains(#"hearth_http_requests_total{route="push",status="400"} 1"#))
      let forwarded = [("X-Forwarded-For", "203.0.113.9")]
      #expect(await client.send("GET", "/metrics", headers: forwarded).status == 404)
    }
  }

  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test(
    "An address that is none is refused before anything is asked",
    arguments: [
      "", "//", "hub", "//hub.example", "//127.0.0.1.example", "//user@127.0.0.1", "//127.0.0.1?a",
      "//[::1", "//1270.0.0.1",
    ]
  )
  func addresses(_ address: String) async throws {
    await #expect(throws: TransportError.badAddress("http:\(address)")) {
      _ = try await TransportPlugin.http(CurlClient()).make(
        TransportSetup(
          address: address,
          space: space,
          device: device,
          now: { Instant(seconds: 0) },
          random: { 4 }
        )
      )
    }
  }
}
