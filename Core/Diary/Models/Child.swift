public import HearthModel

/// A child whose diary is kept.
public struct Child: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// As the family says it; never empty.
  public var name: String
  /// The date of birth.
  public var born: Day
  /// The time of birth, where known.
  public var bornAt: WallTime?
  /// The date the birth was due, for the corrected age of a child born early.
  public var due: Day?
  /// For growth standards.
  public var sex: Sex?
  /// When the family's night begins.
  public var nightStart: WallTime
  /// When the family's night ends.
  public var nightEnd: WallTime
  /// A name of the palette.
  public var colour: String?
  /// Whether the child is hidden from everyday lists.
  public var isArchived: Bool

  // swift-format-ignore
  public static let schema = Schema(10, "child", Child.init,
    Field(1, "name", \.name),
    Field(2, "born", \.born),
    Field(3, "born_at", \.bornAt),
    Field(4, "due", \.due),
    Field(5, "sex", \.sex),
    Field(6, "night_start", \.nightStart),
    Field(7, "night_end", \.nightEnd),
    Field(8, "colour", \.colour),
    Field(9, "archived", \.isArchived),
  )

  /// The wall-clock times between which a sleep that begins is a night's.
  public var night: NightRange {
    get { NightRange(start: nightStart, end: nightEnd) }
    set { (nightStart, nightEnd) = (newValue.start, newValue.end) }
  }
}

/// A child's sex, as growth standards ask for it.
public struct Sex: Token {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: String

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A girl.
  public static let girl = Sex(rawValue: "girl")
  /// A boy.
  public static let boy = Sex(rawValue: "boy")
}
