public import HearthSupport

/// The Tracks scene: one collection.
public struct TracksViewModel: Sendable {
  /// A track as a person sees it.
  public struct Row: Sendable, Hashable {
    /// The word that plays it.
    public let name: String
    /// What it is called.
    public let title: String
    /// Where its sound comes from.
    public let url: String

    /// A track for programs.
    var json: JSON {
      ["name": .string(name), "title": .string(title), "url": .string(url)]
    }
  }

  /// What the collection is called.
  public let title: String
  /// Its tracks in order.
  public let rows: [Row]

  /// A collection in a language.
  public init(_ collection: SoundCollection, in messages: Messages) {
    title = messages(MessageKey("collection.\(collection.name)"))
    rows = collection.tracks.map { track in
      Row(name: track.name, title: track.address.title(messages), url: track.address.url)
    }
  }
}
