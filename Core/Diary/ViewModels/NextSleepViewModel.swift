import HearthHousehold
public import HearthModel
public import HearthSupport

/// The child's next sleep, in words.
public struct NextSleepViewModel: Sendable {
  /// The range with what it is from, or why there is none.
  public let lines: [String]

  /// What can be said, in the words of a language.
  public init(_ next: NextSleep, of child: Child, _ clock: DayClock, in messages: Messages) {
    switch next {
    case .forecast(let forecast):
      let (from, to) = (clock.zones.local(forecast.from), clock.zones.local(forecast.to))
      let basis = forecast.basis(in: messages)
      lines = [
        messages(
          "next.range",
          child.name,
          messages.timeText(from.time),
          messages.timeText(to.time),
          basis
        )
      ]
    case .unknown(let reason):
      lines = [messages("next.none", reason.text(in: messages))]
    }
  }
}

extension SleepForecast {
  /// "from 23 days"; the text needs no plural, so that JSON can be written without ICU.
  func basis(in messages: Messages) -> String { messages("next.basis", String(days)) }
}

extension NextSleep.Reason {
  /// Why there is no range.
  func text(in messages: Messages) -> String {
    switch self {
    case .asleep: messages("next.reason.asleep")
    case .noRecentSleep: messages("next.reason.no-recent-sleep")
    case .tooFew(let days, let needed): messages("next.reason.too-few", days, needed)
    case .irregular(let shortest, let longest):
      messages(
        "next.reason.irregular",
        messages.durationText(.seconds(shortest), .words),
        messages.durationText(.seconds(longest), .words)
      )
    case .awakeForLong: messages("next.reason.awake-for-long")
    }
  }
}

/// How good the forecast would have been, in words.
public struct ForecastTrialViewModel: Sendable {
  /// The child and the range.
  public let title: String
  /// A line for each way of telling: its name, the sleeps it told of, the median error, the share inside
  /// its range, the median width of that.
  public let rows: [[String]]
  /// The titles of these.
  public let columns: [String]
  /// Which was nearer.
  public let verdict: String

  /// A trial in the words of a language.
  public init(
    _ trial: ForecastTrial,
    over days: ClosedRange<Day>,
    of child: Child,
    in messages: Messages
  ) {
    title = messages(
      "stats.title",
      child.name,
      messages.dateText(days.lowerBound, .medium),
      messages.dateText(days.upperBound, .medium)
    )
    columns = [
      messages("prediction.column.way"), messages("prediction.column.sleeps"),
      messages("prediction.column.error"), messages("prediction.column.inside"),
      messages("prediction.column.width"),
    ]
    rows = [
      (messages("prediction.own"), trial.forecast), (messages("prediction.table"), trial.table),
      (messages("prediction.table-on-all"), trial.tableOnAll),
    ].map { name, result in [name] + Self.cells(result, of: trial.sleeps, in: messages) }
    let isSilent = trial.forecast.count == 0
    verdict =
      isSilent
      ? messages("prediction.silent")
      : trial.isBetter ? messages("prediction.better") : messages("prediction.worse")
  }

  private static func cells(
    _ result: ForecastTrial.Result,
    of sleeps: Int,
    in messages: Messages
  ) -> [String] {
    let length = { (seconds: Double?) in
      seconds.map { messages.durationText(.seconds(Int64($0) + 30), .clock) } ?? ""
    }
    return [
      messages("prediction.of", result.count, sleeps), length(result.medianError),
      result.shareInside.map(messages.percent) ?? "", length(result.medianWidth),
    ]
  }
}
