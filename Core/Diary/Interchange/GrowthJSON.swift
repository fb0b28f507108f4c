import HearthModel
public import HearthSupport

extension GrowthReading {
  /// The measurement with its standing and its changes, as scripts and APIs read them.
  public var json: JSON {
    [
      "id": .string(growth.id.description),
      "day": .string(growth.day.description),
      "ageDays": .integer(Int64(age)),
      "corrected": .bool(isCorrected),
      "grams": JSON(growth.weight),
      "millimetres": JSON(growth.length),
      "posture": JSON(growth.posture?.rawValue),
      "headMillimetres": JSON(growth.head),
      "bodyMassIndex": .real(bodyMassIndex),
      "z": scores { .real($0.z) },
      "percentiles": scores { .real($0.percentile) },
      "changes": [
        "grams": json(of: weightChange),
        "millimetres": json(of: lengthChange),
        "headMillimetres": json(of: headChange),
      ],
    ]
  }

  private func scores(_ value: (GrowthScore) -> JSON) -> JSON {
    .object(
      GrowthIndicator.allCases.map { indicator in
        .init(indicator.rawValue, scores[indicator].map(value) ?? .null)
      }
    )
  }

  private func json(of change: GrowthChange?) -> JSON {
    .optional(change) { change in
      [
        "days": .integer(Int64(change.days)),
        "amount": .integer(Int64(change.amount)),
        "perWeek": .real(change.perWeek),
      ]
    }
  }
}
