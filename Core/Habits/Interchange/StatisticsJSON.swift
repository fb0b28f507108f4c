import HearthModel
public import HearthSupport

extension HabitsStatistics {
  /// The figures as scripts and APIs read them, unrounded.
  public var json: JSON {
    [
      "bestPeriod": .integer(Int64(bestPeriod)),
      "perfectDays": .integer(Int64(perfectDays)),
      "completed": .integer(Int64(completed)),
      "averagePerDay": .real(averagePerDay),
      "trackers": .array(trackers.map(\.json)),
    ]
  }
}

extension TrackerFigures {
  fileprivate var json: JSON {
    [
      "id": .string(tracker.id.description),
      "name": .string(tracker.name),
      "kind": .string(tracker.kind.rawValue),
      "archived": JSON(tracker.archived?.description),
      "currentStreak": .integer(Int64(streak.current)),
      "bestStreak": .integer(Int64(streak.best)),
      "streakUnit": .string(streak.unit.rawValue),
      "score": .real(score),
      "completionRate": .real(streak.completionRate),
      "completed": .integer(Int64(completed)),
    ]
  }
}
