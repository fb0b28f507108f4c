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
    /// Whether its file was there once and is not now.
    public let isMissing: Bool

    /// A track for programs.
    var json: JSON {
      [
        "name": .string(name), "title": .string(title), "url": .string(url),
        "missing": .bool(isMissing),
      ]
    }
  }

  /// What the collection is called.
  public let title: String
  /// Its tracks in order.
  public let rows: [Row]
  /// What is said where it is empty.
  public let emptyText: String

  /// The tracks for programs.
  public var json: JSON { .array(rows.map(\.json)) }

  /// A collection in a language.
  public init(_ collection: SoundCollection, in messages: Messages) {
    title = messages(MessageKey("collection.\(collection.name)"))
    emptyText = ""
    rows = collection.tracks.map { track in
      Row(
        name: track.name,
        title: track.address.title(messages),
        url: track.address.url,
        isMissing: false
      )
    }
  }

  /// The family's own sounds.
  public init(own sounds: [OwnSound], in messages: Messages) {
    title = messages("collection.own")
    emptyText = messages("collection.own.empty")
    rows = sounds.map { sound in
      let title = sound.address.title(messages)
      return Row(
        name: sound.name,
        title: sound.isMissing ? messages("sound.gone", title) : title,
        url: sound.address.url,
        isMissing: sound.isMissing
      )
    }
  }
}
