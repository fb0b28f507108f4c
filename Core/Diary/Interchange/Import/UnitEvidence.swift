public import HearthModel

/// What a set of files shows about the units of its numbers, where the format names none.
///
/// A temperature above 45 is of °F, one below it of °C: no living child has either in the other
/// scale. Without temperatures the volumes must speak: ten or more feeds from a bottle or pumpings
/// over more than a week, none above 16, are fluid ounces, since no child lives on 16 ml a feed for
/// so long. All else is taken for metric.
public struct UnitEvidence: Sendable {
  private var temperature: (number: DecimalNumber, place: ImportPlace)?
  private var volumes = 0
  private var largestVolume: DecimalNumber = 0
  private var days: ClosedRange<Day>?
  /// Where the first number without a unit stands that will be kept.
  private var firstNumber: ImportPlace?

  private static let fahrenheit: DecimalNumber = 45
  private static let enoughVolumes = 10
  private static let largestOunces: DecimalNumber = 16
  private static let enoughDays = 7

  /// No evidence.
  public init() {}

  /// Takes note of a temperature.
  public mutating func add(temperature number: DecimalNumber, at place: ImportPlace) {
    guard number > (temperature?.number ?? 0) else { return }
    temperature = (number, place)
  }

  /// Takes note of what a child drank or a mother pumped on a day.
  public mutating func add(volume number: DecimalNumber, on day: Day) {
    guard number > 0 else { return }
    volumes += 1
    largestVolume = max(largestVolume, number)
    days = min(days?.lowerBound ?? day, day)...max(days?.upperBound ?? day, day)
  }

  /// Takes note of a number that will be kept and whose unit is asked for.
  public mutating func addNumber(at place: ImportPlace) {
    firstNumber = firstNumber ?? place
  }

  /// The system of the whole set.
  ///
  /// - Returns: nil where no number needs it.
  func guess() -> UnitGuess? {
    guard let firstNumber else { return nil }
    if let temperature {
      let system: UnitSystem = temperature.number > Self.fahrenheit ? .us : .metric
      return UnitGuess(system: system, basis: .temperature, place: temperature.place)
    }
    let isOunces =
      volumes >= Self.enoughVolumes && largestVolume <= Self.largestOunces
      && days.map { $0.lowerBound.days(to: $0.upperBound) > Self.enoughDays } ?? false
    return UnitGuess(
      system: isOunces ? .us : .metric,
      basis: isOunces ? .volumes : .nothing,
      place: ImportPlace(file: firstNumber.file)
    )
  }
}

/// The system of units that a set of files was taken to use.
struct UnitGuess {
  let system: UnitSystem
  let basis: ImportReason.UnitBasis
  /// Where it was seen.
  let place: ImportPlace
}
