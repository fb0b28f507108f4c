import HearthHousehold
import HearthModel
public import HearthSupport

extension NextSleep {
  /// A range and what it is from, or why there is none, as scripts and APIs read it.
  public func json(_ writer: RecordJSON, in messages: Messages) -> JSON {
    switch self {
    case .forecast(let forecast):
      [
        "from": writer.instant(forecast.from),
        "to": writer.instant(forecast.to),
        "basis": .string(forecast.basis(in: messages)),
        "expected": writer.instant(forecast.expected),
        "days": .integer(Int64(forecast.days)),
        "wakefulnesses": .integer(Int64(forecast.windows)),
      ]
    case .unknown(let reason):
      ["reason": .string(reason.text(in: messages)), "code": .string(reason.code)]
    }
  }
}

extension ForecastTrial {
  /// How far off the forecast and the age table were, as scripts and APIs read it.
  public var json: JSON {
    [
      "sleeps": .integer(Int64(sleeps)),
      "forecast": forecast.json,
      "table": table.json,
      "tableOnAll": tableOnAll.json,
      "better": .bool(isBetter),
    ]
  }
}

extension ForecastTrial.Result {
  fileprivate var json: JSON {
    [
      "sleeps": .integer(Int64(count)),
      "medianErrorSeconds": .real(medianError),
      "shareInside": .real(shareInside),
      "medianWidthSeconds": .real(medianWidth),
    ]
  }
}
