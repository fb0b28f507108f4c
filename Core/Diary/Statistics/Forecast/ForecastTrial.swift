public import HearthModel

/// How good the forecast would have been: each past sleep foretold from what was known when the child
/// woke before it, beside what the age table says.
///
/// Wakefulnesses inside a night are left out, since the table does not speak of them.
public struct ForecastTrial: Sendable, Equatable {
  /// How far off one way of telling was.
  public struct Result: Sendable, Equatable {
    /// Sleeps that it told of.
    public let count: Int
    /// Seconds between the middle of the range and the sleep, the median; nil without any.
    public let medianError: Double?
    /// The share of sleeps that began inside the range, 0 to 1; nil without any.
    public let shareInside: Double?
    /// Seconds from end to end of the range, the median; nil without any.
    public let medianWidth: Double?
  }

  /// Sleeps that could have been foretold.
  public let sleeps: Int
  /// The forecast, where it gave a range.
  public let forecast: Result
  /// The age table on the same sleeps.
  public let table: Result
  /// The age table on all sleeps.
  public let tableOnAll: Result

  /// Whether the forecast told of something and was nearer than the table.
  public var isBetter: Bool {
    guard let own = forecast.medianError, let other = table.medianError else { return false }
    return own < other
  }

  /// The trial over the windows that began in a range of time.
  ///
  /// - Parameters:
  ///   - windows: in their order, those before the range too.
  ///   - range: when the wakefulnesses began that are foretold.
  public init(_ windows: [WakeWindow], in range: Range<Instant>) {
    let forecaster = SleepForecaster()
    var own: [Shot] = []
    var tableBeside: [Shot] = []
    var tableOnAll: [Shot] = []
    for (index, window) in windows.enumerated()
    where range.contains(window.waking.instant) && !window.isInNight {
      let byTable = Shot(window, from: WakeTable.range(age: window.waking.age))
      tableOnAll.append(byTable)
      let told = forecaster.nextSleep(after: window.waking, awake: 0, from: windows[..<index])
      guard case .forecast(let forecast) = told else { continue }
      own.append(Shot(window, forecast))
      tableBeside.append(byTable)
    }
    sleeps = tableOnAll.count
    forecast = Result(own)
    table = Result(tableBeside)
    self.tableOnAll = Result(tableOnAll)
  }
}

/// One sleep beside the range that was told.
private struct Shot {
  let error: Double
  let width: Double
  let isInside: Bool

  init(_ window: WakeWindow, from range: ClosedRange<Double>, middle: Double? = nil) {
    let middle = middle ?? (range.lowerBound + range.upperBound) / 2
    error = abs(window.seconds - middle)
    width = range.upperBound - range.lowerBound
    isInside = range.contains(window.seconds)
  }

  init(_ window: WakeWindow, _ forecast: SleepForecast) {
    let woke = window.waking.instant
    self.init(
      window,
      from: Double((woke..<forecast.from).seconds)...Double((woke..<forecast.to).seconds),
      middle: Double((woke..<forecast.expected).seconds)
    )
  }
}

extension ForecastTrial.Result {
  fileprivate init(_ shots: [Shot]) {
    count = shots.count
    medianError = Self.median(shots.map(\.error))
    medianWidth = Self.median(shots.map(\.width))
    let inside = Double(shots.count(where: \.isInside))
    shareInside = shots.isEmpty ? nil : inside / Double(shots.count)
  }

  private static func median(_ values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
