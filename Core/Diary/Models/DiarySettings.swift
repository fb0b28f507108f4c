public import HearthModel

/// What a household has decided about its diary; one record, that all its devices share.
public struct DiarySettings: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// The names of hidden figures and groups, with blanks between; none where nothing is hidden.
  public var hidden: String?
  /// From where the gap to the next feeding is counted; the start where nobody has decided.
  public var feedingGap: FeedingGap?

  // swift-format-ignore
  public static let schema = Schema(23, "diary_settings", DiarySettings.init,
    Field(1, "hidden", \.hidden),
    Field(2, "feeding_gap", \.feedingGap),
  )
}

extension DiarySettings {
  /// What holds where nobody has decided anything; all devices name the record alike.
  public static let standard = DiarySettings(
    id: RecordID(high: 1, low: UInt64(schema.table.kind)),
    hidden: nil,
    feedingGap: nil
  )

  /// The names of hidden figures and groups, sorted.
  public var hiddenNames: [String] {
    get { hidden?.split(separator: " ").map(String.init) ?? [] }
    set { hidden = newValue.isEmpty ? nil : Set(newValue).sorted().joined(separator: " ") }
  }

  /// Whether a figure is not to be shown in a group.
  func hides(_ name: String, in group: FigureGroup) -> Bool {
    let names = hiddenNames
    return names.contains(name) || names.contains(group.rawValue)
  }
}

/// From where the gap between two feedings is counted.
public struct FeedingGap: Token {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: String

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the start of the one before.
  public static let start = FeedingGap(rawValue: "start")
  /// From the end of the one before.
  public static let end = FeedingGap(rawValue: "end")
  /// The words that are understood.
  public static let known = [start, end]
}
