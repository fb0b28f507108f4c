import AudioRemote
import Glibc
import HearthPorts
import Testing

@Suite("A player that is met over a socket", .timeLimit(.minutes(20)))
struct ServerTests {
  private static let everyCommand: [RemoteCommand] = [
    .play(
      RemoteOrder(
        [
          RemoteSound(url: "synth:rain?seed=1", volume: 70),
          RemoteSound(url: "file:/a \"b\"\n\u{1}é.flac"),
        ],
        volume: 40,
        timer: "60",
        output: "wav:/tmp/x y.wav?format=s16"
      )
    ),
    .play(RemoteOrder([], keepsTimer: true)), .play(RemoteOrder([])), .pause, .resume, .toggle,
    .stop(), .stop(fade: 10_000), .timer("+15"),
    .volume(55), .soundVolume(at: 3, 20), .step(by: -1), .reload, .quit,
  ]

  @Test("Every command arrives as it was sent")
  func commands() async throws {
    let meeting = try await Meeting()
    let remote = try await meeting.link.remote()
    for command in Self.everyCommand { _ = try await remote.perform(command, in: "en") }
    #expect(meeting.player.commands == Self.everyCommand)
    await meeting.close()
  }

  @Test("A status comes back whole")
  func status() async throws {
    let meeting = try await Meeting()
    let remote = try await meeting.link.remote()
    let status = try await remote.perform(.volume(7), in: "en")
    #expect(status.volume == 7 && status.sounds == [RemoteSound(url: "synth:rain")])
    #expect(try await remote.status(in: "en") == status)
    await meeting.close()
  }

  @Test("A refusal comes with its words")
  func refusal() async throws {
    let meeting = try await Meeting()
    let remote = try await meeting.link.remote()
    let refusal = RemoteRefusal(.usage, "no timer in ru\nin two lines")
    await #expect(throws: PlayerRemoteError.refused(refusal)) {
      _ = try await remote.perform(.timer("abc"), in: "ru")
    }
    await meeting.close()
  }

  @Test("More than a hundred in this process follow, command and hear the end")
  func many() async throws {
    let meeting = try await Meeting()
    let streams = try await withThrowingTaskGroup(of: AsyncStream<RemoteStatus>.self) { group in
      for _ in 0..<64 {
        group.addTask { try await meeting.link.remote().statuses(in: "en") }
      }
      var streams: [AsyncStream<RemoteStatus>] = []
      for try await stream in group { streams.append(stream) }
      return streams
    }
    #expect(meeting.player.followers == 64)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<64 {
        group.addTask {
          _ = try await meeting.link.remote().perform(.volume(number % 100), in: "en")
        }
      }
      try await group.waitForAll()
    }
    #expect(meeting.player.commands.count == 64)
    let last = try await meeting.link.remote().perform(.volume(100), in: "en")
    async let ends = withTaskGroup(of: RemoteStatus?.self) { group in
      for stream in streams {
        group.addTask {
          var heard: RemoteStatus?
          for await status in stream { heard = status }
          return heard
        }
      }
      return await group.reduce(into: [RemoteStatus?]()) { $0.append($1) }
    }
    meeting.player.end()
    #expect(await ends == Array(repeating: last, count: 64))
    await meeting.close()
    await #expect(throws: PlayerRemoteError.notRunning) { _ = try await meeting.link.remote() }
  }

  @Test("Whoever follows and goes is forgotten")
  func leaving() async throws {
    let meeting = try await Meeting()
    for _ in 0..<20 {
      let client = try RawClient(meeting.socket)
      client.send("{\"do\":\"follow\"}\n")
      #expect(client.readLine().contains("playing"))
    }
    // The last ones are forgotten when their ends have been seen, of which nobody is told.
    while meeting.player.followers > 0, !Task.isCancelled { await Task.yield() }
    #expect(meeting.player.followers == 0)
    await meeting.close()
  }

  @Test("A client that says no more is answered before it is left")
  func halfClosed() async throws {
    let meeting = try await Meeting()
    for ending in ["\n", ""] {
      let client = try RawClient(meeting.socket)
      client.send("{\"do\":\"volume\",\"volume\":3}\n{\"do\":\"status\"}\(ending)")
      client.halfClose()
      let lines = client.readAll().split(separator: "\n")
      #expect(lines.count == 2 && lines.allSatisfy { $0.contains("\"volume\":3") })
    }
    await meeting.close()
  }

  @Test("What a client asked is done even where it does not wait for the answer")
  func impatient() async throws {
    let meeting = try await Meeting()
    for _ in 0..<50 {
      let client = try RawClient(meeting.socket)
      client.send("{\"do\":\"pause\"}\n")
    }
    while meeting.player.commands.count < 50, !Task.isCancelled { await Task.yield() }
    #expect(meeting.player.commands.count == 50)
    await meeting.close()
  }

  /// What is no question, and what is answered.
  private static let questions: [String] = [
    "", "nonsense", "{", "[]", "null", "{\"do\":\"fly\"}", "{\"do\":\"volume\"}",
    "{\"do\":\"volume\",\"volume\":\"5\"}", "{\"do\":\"play\",\"sounds\":[3]}", "\u{0}\u{1}",
    String(repeating: "[", count: 100_000), "{\"do\":\"volume\",\"volume\":1e99}",
  ]

  @Test("Nonsense is answered, and what follows is heard", arguments: questions.indices)
  func nonsense(_ index: Int) async throws {
    let meeting = try await Meeting()
    let client = try RawClient(meeting.socket)
    client.send(Self.questions[index] + "\n{\"do\":\"status\"}\n")
    #expect(client.readLine().hasPrefix("{\"error\":{\"kind\":\"not-understood\""))
    #expect(client.readLine().hasPrefix("{\"status\":"))
    #expect(meeting.player.commands.isEmpty)
    await meeting.close()
  }

  @Test("A line of a megabyte is refused, and so is one that never ends")
  func long() async throws {
    let meeting = try await Meeting()
    for ending in ["\n", ""] {
      let client = try RawClient(meeting.socket)
      client.send(String(repeating: "x", count: 1 << 20) + ending)
      #expect(client.readLine().contains("too long"))
    }
    #expect(try await meeting.link.remote().status(in: "en").state == .playing)
    await meeting.close()
  }

  @Test("Slow, silent and greedy clients keep nobody waiting")
  func slow() async throws {
    let meeting = try await Meeting()
    let silent = try (0..<32).map { _ in try RawClient(meeting.socket) }
    for (index, client) in silent.enumerated() where index % 2 == 0 { client.send("{\"do\":") }
    let greedy = try (0..<8).map { _ in try RawClient(meeting.socket) }
    for client in greedy { client.send("{\"do\":\"follow\"}\n") }
    let remote = try await meeting.link.remote()
    // Nobody reads the news of the greedy ones: more than any socket holds.
    for number in 0..<3000 { _ = try await remote.perform(.volume(number % 101), in: "en") }
    silent[0].send("\"status\"}\n")
    #expect(silent[0].readLine().contains("\"position\":3000"))
    meeting.player.end()
    for client in greedy {
      let news = client.readAll().split(separator: "\n")
      #expect(news.last?.contains("\"position\":3000") == true)
    }
    await meeting.close()
  }

  @Test("Too many clients are told so, and there is room again when some have gone")
  func tooMany() async throws {
    let meeting = try await Meeting()
    var clients = try (0..<256).map { _ in try RawClient(meeting.socket) }
    let last = try RawClient(meeting.socket)
    #expect(last.readAll().contains("too many"))
    clients.removeLast(100)
    var isAnswered = false
    while !isAnswered, !Task.isCancelled {
      let client = try RawClient(meeting.socket)
      client.send("{\"do\":\"status\"}\n")
      isAnswered = client.readLine().contains("playing")
    }
    #expect(isAnswered)
    await meeting.close()
  }

  @Test("Only one player can be met, and the next takes its place")
  func taken() async throws {
    let meeting = try await Meeting()
    await #expect(throws: PlayerLinkError.taken) {
      _ = try await meeting.link.open(for: TestPlayer())
    }
    await meeting.close()
    await meeting.close()
  }

  @Test("A path longer than a socket's address is no hindrance")
  func longPath() async throws {
    let meeting = try await Meeting(in: String(repeating: "x", count: 200))
    #expect(try await meeting.link.remote().status(in: "en").state == .playing)
    await meeting.close()
  }

  @Test("A child process that was started meanwhile keeps no connection open")
  func children() async throws {
    let meeting = try await Meeting()
    let client = try RawClient(meeting.socket)
    client.send("{\"do\":\"status\"}\n")
    #expect(client.readLine().contains("playing"))
    var process = pid_t()
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("60"), nil]
    defer { arguments.forEach { free($0) } }
    try #require(posix_spawnp(&process, "sleep", nil, nil, &arguments, nil) == 0)
    defer {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    client.halfClose()
    #expect(client.readAll() == "")
    await meeting.close()
  }
}
