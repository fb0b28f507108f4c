import AudioMPRIS
import HearthPlugins
import HearthPorts
import Synchronization

/// A player without sound: it does what it is asked and shows how it then stands.
final class StagePlayer: Sendable {
  private let contents = Mutex(Contents())

  private struct Contents {
    var state = MediaState(
      playback: .playing,
      track: 7,
      title: "Rain & wind",
      album: "Environment",
      volume: 0.4,
      canSkip: true
    )
    var commands: [MediaCommand] = []
    var losses: [RemoteControlError] = []
    var control: (any RemoteControl)?
  }

  /// Appears on a bus.
  func appear(_ environment: [String: String]) async throws {
    let control = try await RemoteControlPlugin.mpris.make(
      RemoteControlRequest(
        environment: { environment[$0] },
        position: { 90 * 48_000 },
        follow: { [weak self] command in self?.follow(command) },
        lost: { [weak self] error in self?.contents.withLock { $0.losses.append(error) } }
      )
    )
    contents.withLock { $0.control = control }
    control.show(state)
  }

  /// What was asked so far.
  var commands: [MediaCommand] { contents.withLock { $0.commands } }

  /// How often, and why, nobody could ask any more.
  var losses: [RemoteControlError] { contents.withLock { $0.losses } }

  /// How it stands.
  var state: MediaState { contents.withLock { $0.state } }

  /// Changes, and shows it.
  func change(_ change: @Sendable (inout MediaState) -> Void) {
    let (control, state) = contents.withLock { contents in
      change(&contents.state)
      return (contents.control, contents.state)
    }
    control?.show(state)
  }

  /// Goes from the bus.
  func leave() {
    contents.withLock { contents in
      defer { contents.control = nil }
      return contents.control
    }?.close()
  }

  private func follow(_ command: MediaCommand) {
    contents.withLock { $0.commands.append(command) }
    change { state in
      switch command {
      case .play: state.playback = .playing
      case .pause: state.playback = .paused
      case .playPause: state.playback = state.playback == .playing ? .paused : .playing
      case .stop, .quit: state.playback = .stopped
      case .next: state.track += 1
      case .previous: state.track -= 1
      // A cap, as that of a safe volume.
      case .setVolume(let volume): state.volume = min(volume, 0.8)
      case .open(let address): state.title = address
      }
    }
  }
}
