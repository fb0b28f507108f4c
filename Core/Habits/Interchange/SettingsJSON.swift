public import HearthHousehold
import HearthModel
public import HearthSupport

extension TrackerSettings {
  /// What the family has decided, as scripts and APIs read it.
  public func json(_ household: HouseholdSettings) -> JSON {
    [
      "firstWeekday": .string(household.firstWeekday.rawValue),
      "dayStart": .string(household.dayStart.description),
      "language": JSON(household.language),
      "clock": .string(household.hourCycle == .hours12 ? "12" : "24"),
      "silenceOfAvoided": .string(silenceOfAvoided.rawValue),
      "silenceOfAtMost": .string(silenceOfAtMost.rawValue),
    ]
  }
}
