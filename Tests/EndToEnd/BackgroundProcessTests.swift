import Glibc
import HearthSupport
import TestSupport
import Testing

/// The built programs that go on, and what other devices of the household do meanwhile.
@Suite("Programs that sync while they are open", .timeLimit(.minutes(20)))
struct BackgroundProcessTests {
  private let home: SyncHome

  init() throws { home = try SyncHome() }

  @Test("A screen shows what another device writes, and sends what is written beside it")
  func terminal() throws {
    let terminal = try PseudoTerminal(
      [home.path("diary-tui")] + home.arguments(1, []),
      environment: home.environment
    )
    terminal.expect("Synced just now")
    terminal.expect("Start sleep")
    try home.run("diary", on: 0, ["nappy", "dirty", "--yes", "--at", "2026-01-30 11:00"])
    try home.run("diary", on: 0, ["sync", "now"])
    terminal.expect("dirty nappy")
    try home.run("diary", on: 1, ["note", "Smiled", "--at", "2026-01-30 11:30", "--child", "Ada"])
    try arrive("Smiled")
    terminal.type("\u{3}")
    #expect(terminal.ending() == 0)
    #expect(terminal.isWhole)
  }

  @Test(
    "Every screen tells of a folder that has gone, and ends as soon as it is told",
    arguments: [
      "diary-tui", "habits-tui", "player-tui",
    ]
  )
  func gone(_ program: String) throws {
    try home.run("diary", on: 1, ["nappy", "wet", "--yes", "--at", "2026-01-30 11:00"])
    try #require(
      rename("\(home.scratch.path)/shared", "\(home.scratch.path)/elsewhere") == 0
    )
    let terminal = try PseudoTerminal(
      [home.path(program)] + home.arguments(1, []),
      environment: home.environment,
      columns: program == "diary-tui" ? 80 : 100
    )
    terminal.expect("1 change waiting, the shared folder is not there")
    terminal.type("\u{3}")
    #expect(terminal.ending() == 0)
  }

  @Test("A page shows what another device writes, and how the exchange stands")
  func page() async throws {
    let server = try RunningProgram(
      home.path("diary-http"),
      home.arguments(1, ["--listen", "127.0.0.1:0"]),
      in: home.scratch,
      output: "web.out"
    )
    let visitor = try await Visitor(home.scratch, server)
    #expect(await visitor.page("/children").contains("Ada"))
    try home.run("diary", on: 0, ["child", "add", "Boris", "--born", "2026-01-06"])
    try home.run("diary", on: 0, ["sync", "now"])
    try await until("Boris is there") { await visitor.page("/children").contains("Boris") }
    try await until("all is sent") {
      await visitor.page("/children").contains(">Synced just now</p>")
    }
    try home.run("diary", on: 1, ["note", "Smiled", "--child", "Ada"])
    try arrive("Smiled")
    server.terminate()
    server.wait()
    #expect(server.status == 0)
  }

  /// Waits until the first store has been sent a note.
  private func arrive(_ note: String) throws {
    let deadline = ContinuousClock.now + .seconds(60)
    repeat {
      try #require(ContinuousClock.now < deadline, "\(note) does not come")
      try home.run("diary", on: 0, ["sync", "now"])
    } while try !home.run("diary", on: 0, ["day", "--child", "Ada"]).contains(note)
  }

  private func until(_ what: Comment, _ isSo: () async -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while await !isSo() {
      try #require(ContinuousClock.now < deadline, what)
      usleep(100_000)
    }
  }
}

/// Somebody at a browser, who has come by the link of the first start.
private struct Visitor {
  private let client: LoopbackClient
  private let cookie: String

  init(_ scratch: Scratch, _ server: RunningProgram) async throws {
    var said = ""
    while !said.contains("welcome?key="), !server.hasEnded {
      usleep(2000)
      said = try scratch.text(of: "web.out")
    }
    let words = said.split { $0.isWhitespace }
    let link = try #require(words.first { $0.contains("welcome?key=") }).split(separator: "/")
    let place = try #require(link.dropFirst().first).split(separator: ":")
    let port = try #require(place.last.flatMap { Int($0) })
    let key = try #require(link.last?.split(separator: "=").last)
    client = LoopbackClient(port: port)
    let answer = await client.send(
      "POST",
      "/welcome",
      headers: [
        ("Origin", "http://localhost:\(port)"),
        ("Content-Type", "application/x-www-form-urlencoded"),
      ],
      body: Array("key=\(key)&name=anna&password=anna's+long+password".utf8)
    )
    let field = try #require(answer["set-cookie"], "\(answer.status) \(answer.text)")
    cookie = String(field.prefix { $0 != ";" })
  }

  func page(_ path: String) async -> String {
    await client.send("GET", path, headers: [("Cookie", cookie), ("Accept-Language", "en")]).text
  }
}
