public import HearthContainer
public import HearthPorts

extension PlayerControl {
  /// How the player stands; without one, how the next would begin.
  ///
  /// - Throws: `PlayerRemoteError`, `StoreError`.
  public func status(_ dependencies: Dependencies) async throws -> RemoteStatus {
    if let remote = try await running() { return try await remote.status(in: language) }
    var status = RemoteStatus.stopped
    let settings = try await dependencies.store.read { try PlayerMemory.settings(in: $0) }
    status.highestVolume = settings.highestVolume.number
    status.volume = min(settings.volume, status.highestVolume)
    return status
  }
}
