public import HearthModel
public import HearthSupport

/// The Category scene: the categories, one of them chosen.
public struct CategoriesViewModel: Sendable {
  /// One category.
  public struct CategoryModel: Sendable, Equatable {
    /// Its identifier.
    public let id: RecordID
    /// Its name.
    public let name: String
    /// "3 trackers".
    public let trackers: String
    /// Whether it is the one chosen.
    public let isChosen: Bool
  }

  /// What the scene is called.
  public let title: String
  /// By name.
  public let categories: [CategoryModel]
  /// What stands in the place of the categories where there are none.
  public let emptyText: String?
  /// What the button says that adds one.
  public let addButton: String
  /// What the scene is called that adds one.
  public let newTitle: String
  /// What the scene is called that gives one another name.
  public let editTitle: String
  /// What stands in the field for the name.
  public let namePrompt: String

  /// The categories in the words of a language.
  public init(
    _ categories: [Category],
    trackers: [Tracker],
    chosen: RecordID? = nil,
    in messages: Messages
  ) {
    title = messages("categories.title")
    self.categories = messages.collator.sorted(categories, by: \.name).map { category in
      let count = trackers.reduce(0) { $1.category == category.id ? $0 + 1 : $0 }
      return CategoryModel(
        id: category.id,
        name: category.name,
        trackers: messages("categories.trackers", count),
        isChosen: category.id == chosen
      )
    }
    emptyText = categories.isEmpty ? messages("categories.empty") : nil
    addButton = messages("categories.add")
    newTitle = messages("categories.new.title")
    editTitle = messages("categories.edit.title")
    namePrompt = messages("categories.name")
  }
}
