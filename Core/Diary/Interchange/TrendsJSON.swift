import HearthHousehold
import HearthModel
public import HearthSupport

extension Trends {
  /// The series, one object a figure, with as many values as there are buckets.
  public var members: [JSON.Member] {
    [
      .init("by", .string(step.rawValue)),
      .init("movingAverageOver", .integer(Int64(step.span))),
      .init("buckets", .array(buckets.map(\.json))),
      .init("series", .array(series.map(\.json))),
    ]
  }
}

extension TrendBucket {
  fileprivate var json: JSON {
    [
      "from": .string(from.description),
      "to": .string(to.description),
      "days": .integer(Int64(counted.count)),
      "daysWithData": .integer(Int64(counted.count(where: \.figures.hasData))),
    ]
  }
}

extension TrendSeries {
  fileprivate var json: JSON {
    [
      "figure": .string(figure.name),
      "unit": .string(figure.unit.rawValue),
      "values": .array(values.map(JSON.real)),
      "movingAverages": .array(movingAverages.map(JSON.real)),
      "totals": .array(totals.map(JSON.real)),
    ]
  }
}

extension DayPattern {
  /// The column as scripts and APIs read it.
  public var json: JSON {
    [
      "day": .string(day.description),
      "seconds": .integer(seconds),
      "pieces": .array(
        pieces.map { piece in
          [
            "kind": .string(piece.kind.rawValue),
            "fromSecond": .integer(piece.range.lowerBound),
            "toSecond": .integer(piece.range.upperBound),
          ]
        }
      ),
      "feedingSeconds": .array(feedings.map { .integer($0) }),
    ]
  }
}

extension FeedingIntervals {
  /// The gaps as scripts and APIs read them.
  public var json: JSON {
    [
      "countedFrom": .string(countedFrom.rawValue),
      "days": .array(
        days.map { day in
          [
            "day": .string(day.day.description),
            "seconds": .array(day.seconds.map { .integer($0) }),
            "medianSeconds": .real(day.median),
            "longestSeconds": JSON(day.longest),
          ]
        }
      ),
    ]
  }
}

extension DiaryRange {
  /// Series, patterns, gaps and measurements of the range, as scripts and APIs read them.
  public func trendsJSON(
    by step: TrendStep,
    _ settings: DiarySettings,
    _ growth: [GrowthReading]
  ) -> JSON {
    .object(
      rangeMembers + Trends(self, by: step).members + [
        .init("pattern", .array(patterns.map(\.json))),
        .init(
          "feedingIntervals",
          FeedingIntervals(self, from: settings.feedingGap ?? .start).json
        ),
        .init("growth", .array(growth.map(\.json))),
      ]
    )
  }

  /// The columns of the range's days, as scripts and APIs read them.
  public var patternJSON: JSON {
    .object(rangeMembers + [.init("days", .array(patterns.map(\.json)))])
  }

  private var rangeMembers: [JSON.Member] {
    [
      .init("from", JSON(days.first?.day.description)),
      .init("to", JSON(days.last?.day.description)),
    ]
  }
}
