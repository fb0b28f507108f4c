/// One sound of a mix, with its own volume.
public struct MixEntry: Sendable, Hashable {
  /// Where it comes from.
  public let address: SoundAddress
  /// Its volume within the mix.
  public let volume: SoundVolume

  /// A sound of a mix.
  public init(_ address: SoundAddress, volume: SoundVolume = .full) {
    self.address = address
    self.volume = volume
  }

  /// The most sounds in a mix.
  public static let limit = 32

  /// A sound as a person gives it, with its volume behind a colon or without: `rain:70`.
  ///
  /// - Parameters:
  ///   - text: what was written.
  ///   - hasParameters: as for `SoundAddress`.
  /// - Throws: `PlayerError.notAVolume` where something else stands behind the name of a track.
  public init(_ text: String, hasParameters: (String) -> Bool?) throws(PlayerError) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let name = parts.dropLast().joined(separator: ":")
    let isScheme = parts.count == 2 && hasParameters(name) != nil
    guard let last = parts.last, parts.count > 1, !isScheme, !name.isEmpty else {
      self.init(SoundAddress(text, hasParameters: hasParameters))
      return
    }
    let address = SoundAddress(name, hasParameters: hasParameters)
    let isNumber = last.utf8.allSatisfy { (0x30...0x39).contains($0) }
    if isNumber, let volume = Int(last).flatMap(SoundVolume.init) {
      self.init(address, volume: volume)
    } else if address.track != nil {
      throw .notAVolume(String(last))
    } else {
      self.init(SoundAddress(text, hasParameters: hasParameters))
    }
  }
}
