public import HearthSupport

extension DiarySettings {
  /// What has been decided, as scripts and APIs read it.
  public var json: JSON {
    [
      "hidden": .array(hiddenNames.map { .string($0) }),
      "feedingGap": .string((feedingGap ?? .start).rawValue),
    ]
  }
}
