import HearthMiniPlayer
public import HearthPlugins
public import HearthPorts
import HearthSupport
import Synchronization

/// Joins a player to what a desktop controls players with: media keys, headsets, panels.
public final class MediaLink: Sendable {
  private let host: PlayerHost
  private let language: String
  private let messages: Messages
  /// What plays, and its number.
  private let track = Mutex<(sounds: [RemoteSound], number: UInt64)>(([], 0))
  private let position = Atomic<Int64>(0)

  /// A link that is not joined yet.
  ///
  /// - Parameters:
  ///   - host: the player.
  ///   - language: of the titles, by its letters.
  public init(_ host: PlayerHost, in language: String) {
    self.host = host
    self.language = language
    let known = Language.all.first { $0.code == language } ?? .english
    messages = Messages(known, [.miniPlayer, .player])
  }

  /// Passes on what is asked and shows how the player stands, until the task is cancelled.
  ///
  /// - Parameters:
  ///   - plugin: the control.
  ///   - environment: the variables of the program.
  ///   - lost: is told, at most once, why nothing can be asked for.
  public func run(
    over plugin: RemoteControlPlugin,
    environment: @escaping @Sendable (String) -> String?,
    lost: @escaping @Sendable (RemoteControlError) -> Void
  ) async {
    let (commands, line) = AsyncStream.makeStream(of: MediaCommand.self)
    let request = RemoteControlRequest(
      environment: environment,
      position: { [position] in position.load(ordering: .relaxed) },
      follow: { line.yield($0) },
      lost: lost
    )
    guard let control = try? await plugin.make(request) else {
      return lost(.unavailable(detail: plugin.name))
    }
    await host.setDisplay(HostDisplay(messages: messages) { self.show($0, on: control) })
    for await command in commands {
      // What is refused leaves the player as it is, and that is what is shown.
      let status = try? await host.perform(remote(command), in: language)
      if let status { show(status, on: control) } else { await host.showAgain() }
    }
    control.close()
  }

  private func show(_ status: RemoteStatus, on control: any RemoteControl) {
    position.store(status.position, ordering: .relaxed)
    let number = track.withLock { track in
      if track.sounds != status.sounds { track = (status.sounds, track.number + 1) }
      return track.number
    }
    control.show(media(status, track: number))
  }

  private func media(_ status: RemoteStatus, track: UInt64) -> MediaState {
    let model = MiniPlayerViewModel(status, in: messages)
    let playback: MediaState.Playback =
      switch status.state {
      case .playing, .deviceLost: .playing
      case .paused: .paused
      case .stopped: .stopped
      }
    return MediaState(
      playback: playback,
      track: track,
      title: status.sounds.isEmpty ? "" : model.title,
      volume: Double(status.volume) / 100,
      canSkip: true
    )
  }

  private func remote(_ command: MediaCommand) -> RemoteCommand {
    switch command {
    case .play: .resume
    case .pause: .pause
    case .playPause: .toggle
    case .stop: .stop()
    case .next: .step(by: 1)
    case .previous: .step(by: -1)
    case .setVolume(let volume): .volume(Int((volume * 100).rounded()))
    case .open(let address): .play(RemoteOrder([RemoteSound(url: address, volume: 100)]))
    case .quit: .quit
    }
  }
}

/// Where a player shows itself besides those who watch it.
struct HostDisplay: Sendable {
  let messages: Messages
  let show: @Sendable (RemoteStatus) -> Void
}
