import HearthMiniPlayer
import HearthPorts
import HearthSupport
import PlayerCore
import Synchronization

/// A player that does at once what it is asked and makes no sound.
final class ScriptedPlayer: PlayerLink, PlayerRemote {
  private struct State {
    var status = RemoteStatus.stopped
    var isRunning = true
    var commands: [RemoteCommand] = []
  }

  private let state = Mutex(State())

  /// How it stands.
  var status: RemoteStatus {
    get { state.withLock { $0.status } }
    set { state.withLock { $0.status = newValue } }
  }
  /// Whether it can be met without being started.
  var isRunning: Bool {
    get { state.withLock { $0.isRunning } }
    set { state.withLock { $0.isRunning = newValue } }
  }
  /// What was asked, in its order.
  var commands: [RemoteCommand] { state.withLock { $0.commands } }

  func remote() async throws(PlayerRemoteError) -> any PlayerRemote {
    guard isRunning else { throw .notRunning }
    return self
  }

  func remote(
    starting arguments: [String]
  ) async throws(PlayerRemoteError) -> any PlayerRemote {
    isRunning = true
    return self
  }

  func open(for player: any PlayerRemote) async throws(PlayerLinkError) -> any PlayerDoor {
    throw .taken
  }

  func status(in language: String) async throws(PlayerRemoteError) -> RemoteStatus { status }

  func statuses(
    in language: String
  ) async throws(PlayerRemoteError) -> AsyncStream<RemoteStatus> {
    let status = status
    return AsyncStream { continuation in
      continuation.yield(status)
      continuation.finish()
    }
  }

  func perform(
    _ command: RemoteCommand,
    in language: String
  ) async throws(PlayerRemoteError) -> RemoteStatus {
    let isIdle = status.sounds.isEmpty
    if case .timer = command, isIdle {
      throw .refused(RemoteRefusal(.refused, "Nothing is playing."))
    }
    return state.withLock { state in
      state.commands.append(command)
      state.status.follow(command, in: Language.all.first { $0.code == language } ?? .english)
      return state.status
    }
  }
}

extension RemoteStatus {
  fileprivate mutating func follow(_ command: RemoteCommand, in language: Language) {
    switch command {
    case .play(let order): play(order, in: language)
    case .pause: state = .paused
    case .resume: if !sounds.isEmpty { state = .playing }
    case .toggle: state = state == .playing ? .paused : .playing
    case .stop, .quit: self = RemoteStatus(state: .stopped, volume: volume)
    case .timer(let text):
      let change = try? TimerChange(text)
      let left = try? change?.applied(to: timer.map { .seconds($0.remaining) })
      timer = (left ?? nil).map { length in
        let seconds = Int(length.components.seconds)
        return Timer(total: seconds, remaining: seconds, isFading: seconds <= 600)
      }
    case .volume(let number): volume = min(number, highestVolume)
    case .soundVolume(let place, let number):
      guard sounds.indices.contains(place) else { return }
      let sound = sounds[place]
      sounds[place] = RemoteSound(url: sound.url, title: sound.title, volume: number)
    case .step, .reload: break
    }
  }

  private mutating func play(_ order: RemoteOrder, in language: Language) {
    let messages = Messages(language, [.player])
    sounds = order.sounds.map { sound in
      let address = SoundAddress(sound.url) { _ in true }
      return RemoteSound(url: sound.url, title: address.title(messages), volume: sound.volume)
    }
    state = .playing
    volume = order.volume ?? volume
    output = order.output ?? output ?? "null:"
    if !order.keepsTimer { timer = nil }
    if let text = order.timer { follow(.timer(text), in: language) }
  }
}
