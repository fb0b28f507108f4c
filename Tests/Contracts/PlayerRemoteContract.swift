#if Contracts
public import HearthPorts
import Testing

/// A player as the contract meets it: one that plays nothing yet, reached in some way.
public struct PlayerRemoteSubject: Sendable {
  let player: any PlayerRemote
  let end: @Sendable () async -> Void

  /// A player to be held to the contract; it knows the sounds `synth:rain` and `synth:wind`.
  ///
  /// - Parameters:
  ///   - player: the player as others reach it.
  ///   - end: ends it, whatever has become of it.
  public init(_ player: any PlayerRemote, end: @escaping @Sendable () async -> Void) {
    self.player = player
    self.end = end
  }

  func perform(_ command: RemoteCommand) async throws -> RemoteStatus {
    try await player.perform(command, in: "en")
  }

  func play(_ urls: String..., timer: String? = nil) async throws -> RemoteStatus {
    try await perform(.play(RemoteOrder(urls.map { RemoteSound(url: $0) }, timer: timer)))
  }

  /// Why a command is refused; nil where it is not.
  func refusal(
    of command: RemoteCommand,
    in language: String = "en"
  ) async -> RemoteRefusal? {
    do {
      _ = try await player.perform(command, in: language)
    } catch {
      if case .refused(let refusal) = error { return refusal }
    }
    return nil
  }
}

/// What every player does alike, however it is reached.
public enum PlayerRemoteContract {
  /// The behaviours, each with the sentence that a test run shows.
  public static let behaviours: [PlayerRemoteBehaviour] = commands + watching

  private static let commands: [PlayerRemoteBehaviour] = [
    PlayerRemoteBehaviour("it begins with nothing, and refuses what needs something") { subject in
      let status = try await subject.player.status(in: "en")
      #expect(status.state == .stopped && status.sounds == [] && status.timer == nil)
      #expect(await subject.refusal(of: .pause)?.kind == .refused)
      #expect(await subject.refusal(of: .timer("60"))?.kind == .refused)
      #expect(try await subject.perform(.stop()).state == .stopped)
    },
    PlayerRemoteBehaviour("what it is asked for can be seen in its answer") { subject in
      let start = try await subject.play("synth:rain", "synth:wind", timer: "60")
      #expect(start.state == .playing && start.sounds.map(\.url) == ["synth:rain", "synth:wind"])
      #expect(start.timer?.total == 3600 && start.timer?.isFading == false)
      #expect(try await subject.perform(.volume(40)).volume == 40)
      #expect(try await subject.perform(.soundVolume(at: 1, 30)).sounds[1].volume == 30)
      #expect(try await subject.perform(.timer("+15")).timer?.total == 4500)
      #expect(try await subject.perform(.timer("10")).timer?.isFading == true)
      #expect(try await subject.perform(.timer("off")).timer == nil)
      #expect(try await subject.perform(.pause).state == .paused)
      #expect(try await subject.perform(.toggle).state == .playing)
      #expect(try await subject.perform(.toggle).state == .paused)
      #expect(try await subject.perform(.resume).state == .playing)
      #expect(try await subject.play("synth:wind").sounds.map(\.url) == ["synth:wind"])
    },
    PlayerRemoteBehaviour("what it refuses changes nothing") { subject in
      let start = try await subject.play("synth:rain", timer: "230")
      let refused: [(RemoteCommand, RemoteRefusal.Kind)] = [
        (.play(RemoteOrder([RemoteSound(url: "file:/nowhere/x.flac")])), .refused),
        (.play(RemoteOrder([RemoteSound(url: "nix:x")])), .usage),
        (.play(RemoteOrder([RemoteSound(url: "synth:rain")], timer: "9")), .refused),
        (.timer("+15"), .refused), (.timer("abc"), .usage), (.volume(101), .usage),
        (.volume(-1), .usage), (.soundVolume(at: 1, 5), .refused),
      ]
      for (command, kind) in refused {
        let refusal = try #require(await subject.refusal(of: command), "\(command)")
        #expect(refusal.kind == kind && !refusal.sentence.isEmpty, "\(command)")
      }
      let end = try await subject.player.status(in: "en")
      #expect(end.sounds == start.sounds && end.state == .playing)
      #expect(end.timer?.total == start.timer?.total && end.volume == start.volume)
    },
    PlayerRemoteBehaviour("each call is answered in its own language") { subject in
      _ = try await subject.play("synth:rain")
      let titles = try await ["en", "ru", "xx"].asyncMap { language in
        try await subject.player.status(in: language).sounds.first?.title
      }
      #expect(titles == ["Rain", "Дождь", "Rain"])
      let sentences = await ["en", "ru"].asyncMap { language in
        await subject.refusal(of: .timer("9"), in: language)?.sentence
      }
      #expect(sentences[0] != sentences[1])
      #expect(sentences.allSatisfy { $0?.contains("240") == true })
    },
  ]
}

/// One thing that every player does, checked on one of its own.
public struct PlayerRemoteBehaviour: Sendable, CustomStringConvertible {
  /// The behaviour as a sentence about a player.
  public let description: String
  private let body: @Sendable (PlayerRemoteSubject) async throws -> Void

  init(_ sentence: String, _ body: @escaping @Sendable (PlayerRemoteSubject) async throws -> Void) {
    description = sentence
    self.body = body
  }

  /// Holds a player to the behaviour, and ends it.
  ///
  /// - Throws: what the player throws where it must not.
  public func run(on subject: PlayerRemoteSubject) async throws {
    do {
      try await body(subject)
    } catch {
      await subject.end()
      throw error
    }
    await subject.end()
  }
}

extension Array where Element: Sendable {
  /// The outcomes of something for each element, one after the other.
  func asyncMap<T>(_ body: (Element) async throws -> T) async rethrows -> [T] {
    var outcomes: [T] = []
    for element in self { outcomes.append(try await body(element)) }
    return outcomes
  }
}
#endif
