public import HearthContainer
public import HearthPorts

extension PlayerControl {
  /// Plays a preset with its volume, and with its own timer unless another one is given.
  public func play(
    _ preset: Preset,
    timer: String? = nil
  ) async throws(PlayerRemoteError) -> RemoteStatus {
    let sounds = preset.mix.map { RemoteSound(url: $0.address.url, volume: $0.volume.number) }
    let timer = timer ?? preset.timerMinutes.map { "\($0)" }
    let order = RemoteOrder(sounds, volume: preset.volume, timer: timer)
    return try await performStarting(.play(order), isFresh: true)
  }

  /// Adds a sound to what plays, whose timer goes on; where nothing plays it is all that does.
  public func add(
    _ url: String,
    to status: RemoteStatus
  ) async throws(PlayerRemoteError) -> RemoteStatus {
    let order = RemoteOrder(status.sounds + [RemoteSound(url: url)], keepsTimer: true)
    return try await performStarting(.play(order), isFresh: true)
  }

  /// Takes the sound at a place out of what plays; the last one stops.
  public func remove(
    at place: Int,
    from status: RemoteStatus
  ) async throws(PlayerRemoteError) -> RemoteStatus {
    guard status.sounds.indices.contains(place) else { return status }
    var sounds = status.sounds
    sounds.remove(at: place)
    guard !sounds.isEmpty else { return try await perform(.stop()) }
    return try await perform(.play(RemoteOrder(sounds, keepsTimer: true)))
  }

  /// Keeps where sound goes from now on, and lets what plays go there at once.
  ///
  /// - Parameters:
  ///   - output: the address; nil for the first that can be had.
  ///   - dependencies: the store in which it is kept.
  /// - Throws: `PlayerRemoteError`, `StoreError`.
  public func send(to output: String?, _ dependencies: Dependencies) async throws {
    _ = try await PlayerMemory(dependencies).change { $0.output = output }
    guard let remote = try await running() else { return }
    await announce()
    let status = try await remote.status(in: language)
    guard status.state == .playing || status.state == .deviceLost, let output else { return }
    let order = RemoteOrder(status.sounds, output: output, keepsTimer: true)
    _ = try await perform(.play(order))
  }

  /// Sets the volume; where no player runs it is kept for the next one.
  ///
  /// - Returns: how the player stands then; nil where none runs.
  public func setVolume(
    _ number: Int,
    _ dependencies: Dependencies
  ) async throws -> RemoteStatus? {
    guard try await running() != nil else {
      _ = try await PlayerMemory(dependencies).change { $0.volume = number }
      return nil
    }
    return try await perform(.volume(number))
  }
}
