public import HearthPorts

extension PresetBook {
  /// Keeps what plays under a name, with its volume and the length of its timer.
  ///
  /// - Returns: the preset as stored.
  /// - Throws: `PlayerError.nothingPlays`, `emptyName`; `StoreError`.
  public func save(
    _ status: RemoteStatus,
    as name: String,
    _ shop: SoundShop
  ) async throws -> Preset {
    guard !status.sounds.isEmpty else { throw PlayerError.nothingPlays }
    return try await save(
      status.sounds.map { $0.entry(shop) },
      as: name,
      volume: SoundVolume(status.volume) ?? .full,
      timerMinutes: status.timer.map { $0.total / 60 }
    )
  }
}
