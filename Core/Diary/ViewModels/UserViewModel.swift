public import HearthModel
public import HearthSupport

/// The User scene: the children, each with its age in days.
public struct UserViewModel: Sendable {
  /// One child.
  public struct ChildModel: Sendable, Equatable {
    /// The child's identifier.
    public let id: RecordID
    /// The child's name.
    public let name: String
    /// "21 days", or that the child is not born yet.
    public let age: String
    /// The date of birth in words.
    public let born: String
    /// The night in words.
    public let night: String
  }

  /// Those who are not archived first, then by birth.
  public let children: [ChildModel]
  /// What stands in the place of the children where there are none.
  public let emptyText: String?

  /// The children in the words of a language, as of a day.
  public init(_ children: [Child], today: Day, in messages: Messages) {
    let sorted = children.filter { !$0.isArchived } + children.filter(\.isArchived)
    self.children = sorted.map { child in
      let days = child.born.days(to: today)
      return ChildModel(
        id: child.id,
        name: child.name,
        age: days < 0 ? messages("age.unborn") : messages("age.days", days),
        born: messages.dateText(child.born, .long),
        night: messages("child.night", child.night.description)
      )
    }
    emptyText = children.isEmpty ? messages("child.none") : nil
  }
}
