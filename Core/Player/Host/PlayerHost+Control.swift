import HearthContainer
import HearthPlugins
import HearthPorts
import HearthSupport

extension PlayerHost {
  /// Lets media keys, headsets and desktops control it, as far as there is a way.
  func beControlled() async {
    let (commands, continuation) = AsyncStream.makeStream(of: MediaCommand.self)
    let request = RemoteControlRequest(
      environment: surroundings.environment,
      position: { [spotlight] in spotlight.position },
      follow: { continuation.yield($0) },
      lost: { _ in Task { await self.lostControl() } }
    )
    for plugin in surroundings.controls.plugins {
      do {
        controls.append(try await plugin.make(request))
      } catch {
        await lostControl()
      }
    }
    guard !controls.isEmpty else { return }
    show()
    let language = surroundings.language
    Task {
      for await command in commands {
        guard let command = command.remote else { continue }
        // Nobody who presses a key can be told why nothing came of it.
        _ = try? await self.perform(command, in: language)
      }
    }
  }

  /// To be said once, with whatever is said next.
  private func lostControl() async {
    controls = []
    notYetSaid.append(.noControl)
  }

  /// Shows outside how it stands.
  func show() {
    guard !controls.isEmpty else { return }
    let messages = messages(for: surroundings.language)
    let status = status(messages)
    let tracks = stage?.performance.mix.sounds.map(\.entry) ?? lastMix
    let state = MediaState(
      playback: status.state == .paused ? .paused : stage == nil ? .stopped : .playing,
      track: UInt64(clamping: mixNumber),
      title: messages.list(tracks.map { $0.address.title(messages) }),
      album: tracks.count == 1 ? tracks[0].address.shelf(messages) : "",
      volume: Double(status.volume) / 100,
      canPlay: !tracks.isEmpty,
      canSkip: true
    )
    for control in controls { control.show(state) }
  }
}

extension MediaCommand {
  /// What it asks of the player.
  fileprivate var remote: RemoteCommand? {
    switch self {
    case .play: .resume
    case .pause: .pause
    case .playPause: .toggle
    case .stop: .stop()
    case .next: .step(by: 1)
    case .previous: .step(by: -1)
    case .setVolume(let share): .volume(SoundVolume(clamping: share).number)
    case .open(let address): .play(RemoteOrder([RemoteSound(url: address)]))
    case .quit: .quit
    }
  }
}

extension SoundAddress {
  /// The name of the collection it stands in.
  fileprivate func shelf(_ messages: Messages) -> String {
    guard scheme != "file" else { return messages("collection.own") }
    let collection = SoundCollection.all.first { collection in
      collection.tracks.contains { $0.name == track?.name }
    }
    return collection.map { messages(MessageKey("collection.\($0.name)")) } ?? ""
  }
}
