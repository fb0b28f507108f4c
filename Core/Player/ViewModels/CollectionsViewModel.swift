public import HearthSupport

/// The Collections scene: what there is to hear.
public struct CollectionsViewModel: Sendable {
  /// A collection with its tracks, in the person's language.
  public struct Shelf: Sendable, Hashable {
    /// Its name for programs.
    public let name: String
    /// Its name for people.
    public let title: String
    /// What stands on it.
    public let tracks: [TracksViewModel.Row]
  }

  /// The name of the scene.
  public let title: String
  /// The collections in order.
  public let shelves: [Shelf]

  /// The scene in a language.
  public init(_ collections: [SoundCollection] = SoundCollection.all, in messages: Messages) {
    title = messages("collections.title")
    shelves = collections.map { collection in
      let tracks = TracksViewModel(collection, in: messages)
      return Shelf(name: collection.name, title: tracks.title, tracks: tracks.rows)
    }
  }

  /// The scene for programs.
  public var json: JSON {
    .array(
      shelves.map { shelf in
        [
          "collection": .string(shelf.name),
          "title": .string(shelf.title),
          "tracks": .array(shelf.tracks.map(\.json)),
        ]
      }
    )
  }
}
