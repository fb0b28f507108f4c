import HearthHousehold
import HearthModel
public import HearthSupport

extension DiaryRange {
  /// The days with their figures and averages, as scripts and APIs read them.
  public var json: JSON {
    let writer = RecordJSON(zones: clock.zones, now: now)
    return [
      "from": JSON(days.first?.day.description),
      "to": JSON(days.last?.day.description),
      "days": .array(
        days.map { .object([.init("day", .string($0.day.description))] + $0.members(writer)) }
      ),
      "averages": DayAverages(self).json,
    ]
  }
}

extension DayAverages {
  /// Each figure that can be averaged, unrounded, with how many days are behind it.
  public var json: JSON {
    let averages = DaySummary.figures.filter(\.unit.isNumeric).map { figure in
      JSON.Member("\(figure.key)PerDay", .real(value(of: figure)))
    }
    let without = daysWithoutData.map { JSON.string($0.description) }
    return .object(
      averages + [
        .init("daysWithData", .integer(Int64(daysWithData))),
        .init("daysWithoutData", .array(without)),
      ]
    )
  }
}
