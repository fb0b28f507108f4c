import HearthModel
public import HearthSupport

extension HeatMapViewModel {
  /// The calendar as scripts and APIs read it: a member a day, the oldest first.
  public var json: JSON {
    [
      "title": .string(title),
      "days": .array(
        days.map { item in
          [
            "day": .string(item.day.description),
            "state": .string(item.cell.rawValue),
            "amount": .thousandths(item.amount),
          ]
        }
      ),
    ]
  }
}

extension SparklineViewModel {
  /// The line as scripts and APIs read it: done days a week, the oldest first.
  public var json: JSON {
    ["title": .string(title), "weeks": .array(weeks.map { .integer(Int64($0)) })]
  }
}
