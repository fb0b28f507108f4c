public import HearthPorts

extension SafeVolumeChange {
  /// What a phone at the cot shows while the player plays something, whose level can be computed.
  ///
  /// - Parameters:
  ///   - text: what it shows, in dB(A), as a person writes it; `off` forgets what was measured.
  ///   - status: what plays.
  ///   - shop: makes the sounds once more.
  /// - Returns: what is to be changed.
  /// - Throws: `PlayerError.nothingPlays`, `notALevel`; what a sound cannot be had for.
  public static func calibration(
    _ text: String,
    playing status: RemoteStatus,
    _ shop: SoundShop
  ) async throws -> SafeVolumeChange {
    guard text != "off" else { return .uncalibrated }
    guard status.state == .playing else { throw PlayerError.nothingPlays }
    let levels = SafeVolumeDesk.levels
    guard let shown = Double(text) else {
      throw PlayerError.notALevel(lowest: levels.lowerBound, highest: levels.upperBound)
    }
    let mix = try await shop.fetch(status.sounds.map { $0.entry(shop) }, seed: 1)
    let volume = SoundVolume(status.volume) ?? .full
    guard let level = try SafeVolumeDesk.level(of: mix, volume: volume) else {
      throw PlayerError.nothingPlays
    }
    return .calibration(shown, level: level)
  }
}

extension RemoteSound {
  /// The sound as a part of a mix.
  public func entry(_ shop: SoundShop) -> MixEntry {
    let address = SoundAddress(url, hasParameters: shop.hasParameters)
    return MixEntry(address, volume: SoundVolume(volume) ?? .full)
  }
}
