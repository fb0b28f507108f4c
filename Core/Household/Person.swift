public import HearthModel

/// Someone of the household who writes entries.
public struct Person: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// As the family says it; never empty.
  public var name: String
  /// What the person may do and is to the children.
  public var role: PersonRole

  // swift-format-ignore
  public static let schema = Schema(4, "person", Person.init,
    Field(1, "name", \.name),
    Field(2, "role", \.role),
  )

  /// A person as a service makes one.
  package init(id: RecordID, name: String, role: PersonRole) {
    self.id = id
    self.name = name
    self.role = role
  }
}

/// What a person is in the household.
public struct PersonRole: Token {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: String

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Decides everything.
  public static let owner = PersonRole(rawValue: "owner")
  /// Writes entries.
  public static let caregiver = PersonRole(rawValue: "caregiver")
  /// Only looks.
  public static let reader = PersonRole(rawValue: "reader")
}
