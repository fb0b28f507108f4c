public import HearthHousehold
public import HearthSupport

extension DiarySettings {
  /// What has been decided, as scripts and APIs read it.
  public func json(_ household: HouseholdSettings = .standard) -> JSON {
    [
      "hidden": .array(hiddenNames.map { .string($0) }),
      "feedingGap": .string((feedingGap ?? .start).rawValue),
      "units": .string(household.measureUnits.rawValue),
      "language": JSON(household.language),
      "firstWeekday": .string(household.firstWeekday.rawValue),
      "clock": .string(household.hourCycle == .hours12 ? "12" : "24"),
    ]
  }
}
