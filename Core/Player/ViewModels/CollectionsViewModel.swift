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
    /// What is said where nothing does.
    public let emptyText: String
  }

  /// The name of the scene.
  public let title: String
  /// The collections in order.
  public let shelves: [Shelf]

  /// The scene in a language: what comes with the program, then what is the family's own.
  public init(
    _ collections: [SoundCollection] = SoundCollection.all,
    own: [OwnSound] = [],
    in messages: Messages
  ) {
    title = messages("collections.title")
    let scenes = collections.map { ($0.name, TracksViewModel($0, in: messages)) }
    shelves = (scenes + [("own", TracksViewModel(own: own, in: messages))]).map { name, scene in
      Shelf(name: name, title: scene.title, tracks: scene.rows, emptyText: scene.emptyText)
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
