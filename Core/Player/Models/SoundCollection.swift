/// A shelf of tracks, as a person looks for them.
public struct SoundCollection: Sendable, Hashable {
  /// Its name, in addresses and for programs.
  public let name: String
  /// What stands on it, in order.
  public let tracks: [Track]

  /// A collection.
  public init(_ name: String, _ tracks: [Track]) {
    self.name = name
    self.tracks = tracks
  }
}

/// A sound that comes with the program.
public struct Track: Sendable, Hashable {
  /// The word that plays it: `rain`.
  public let name: String

  /// A track.
  public init(_ name: String) {
    self.name = name
  }

  /// Where its sound comes from.
  public var address: SoundAddress { SoundAddress(scheme: "synth", path: name) }
}

extension SoundCollection {
  /// All that comes with the program; a family's own files stand beside them.
  public static let all = [
    collection("environment", ["rain", "heavy-rain", "wind", "sea", "stream", "fire", "night"]),
    collection("household", ["fan", "hair-dryer", "vacuum", "washing-machine", "car"]),
    collection("womb", ["heartbeat", "womb", "shush"]),
    collection("noise", ["white", "pink", "brown", "noise"]),
    collection("music", ["music-box", "cradle-song", "little-star", "moonlight"]),
  ]

  private static func collection(_ name: String, _ tracks: [String]) -> SoundCollection {
    SoundCollection(name, tracks.map(Track.init))
  }
}

extension Track {
  /// The track of a name.
  public static func named(_ name: some StringProtocol) -> Track? {
    SoundCollection.all.lazy.flatMap(\.tracks).first { $0.name == name }
  }
}
