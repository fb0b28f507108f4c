/// The devices that an output can play to, for a person to choose from.
public protocol AudioDevices: Sendable {
  /// Those that there are now, the one that is taken where none is named first.
  ///
  /// - Throws: `AudioOutputError.unavailable` where whoever knows them cannot be asked.
  func list() async throws(AudioOutputError) -> [AudioDevice]
}

/// A device, as an output of the same scheme names it.
public struct AudioDevice: Sendable, Hashable {
  /// What follows the scheme in an address; empty for the one that is taken where none is named.
  public let address: String
  /// What people call it, in the words of whoever knows it.
  public let title: String

  /// A device.
  public init(address: String, title: String) {
    self.address = address
    self.title = title
  }
}
