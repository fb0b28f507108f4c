import HearthSupport

/// What the growth standards of the WHO judge.
public enum GrowthIndicator: String, Sendable, CaseIterable {
  /// Kilograms for age.
  case weight
  /// Centimetres for age, lying before day 731 and standing from then on.
  case length
  /// kg/m² for age.
  case bodyMassIndex
  /// Centimetres around the head for age.
  case head
  /// Kilograms for the length lying.
  case weightForLength

  /// The ages in days, or the lengths in tenths of a centimetre, that the tables hold.
  public var places: ClosedRange<Int> {
    self == .weightForLength ? 450...1207 : 0...1856
  }

  /// Whether scores beyond three deviations are measured by the width of the last one.
  ///
  /// The distribution of weights is skewed, and out there the formula knows no children; lengths and
  /// heads are distributed evenly.
  var isRestated: Bool {
    switch self {
    case .weight, .bodyMassIndex, .weightForLength: true
    case .length, .head: false
    }
  }
}

/// How a child stands among the healthy children that the WHO measured.
public struct GrowthScore: Sendable, Equatable {
  /// Standard deviations above the median.
  public let z: Double

  /// A score of so many deviations.
  public init(z: Double) {
    self.z = z
  }

  /// The share of healthy children below, 0 to 100.
  public var percentile: Double { RealFunctions.normalShare(below: z) * 100 }
}

/// One of the child growth standards of the WHO, for one sex.
public struct GrowthStandard: Sendable {
  /// What it judges.
  public let indicator: GrowthIndicator
  private let rows: [Row]

  /// Skewness, median and variation at one age.
  fileprivate struct Row {
    let l: Double
    let m: Double
    let s: Double
  }

  /// The standard for a sex.
  ///
  /// - Returns: nil for a sex that the WHO has none for.
  public init?(_ indicator: GrowthIndicator, for sex: Sex) {
    let columns: GrowthTables.Columns
    switch sex {
    case .girl: columns = GrowthTables.girls(indicator)
    case .boy: columns = GrowthTables.boys(indicator)
    default: return nil
    }
    let count = indicator.places.count
    let l = GrowthTables.values(columns.l, count: count)
    let m = GrowthTables.values(columns.m, count: count)
    let s = GrowthTables.values(columns.s, count: count)
    self.indicator = indicator
    rows = (0..<count).map {
      Row(l: Double(l[$0]) / 10_000, m: Double(m[$0]) / 10_000, s: Double(s[$0]) / 100_000)
    }
  }

  /// The score of a measure.
  ///
  /// - Parameters:
  ///   - measure: in the unit of the indicator, above zero.
  ///   - place: the age in days, or the length in tenths of a centimetre.
  /// - Returns: nil outside the tables.
  public func score(of measure: Double, at place: Int) -> GrowthScore? {
    guard measure > 0, let row = row(at: place) else { return nil }
    let z = row.score(of: measure)
    guard indicator.isRestated, abs(z) > 3 else { return GrowthScore(z: z) }
    let side: Double = z < 0 ? -1 : 1
    let last = row.measure(at: 3 * side)
    let width = abs(last - row.measure(at: 2 * side))
    return GrowthScore(z: 3 * side + (measure - last) / width)
  }

  /// The measure that has a score, within three deviations.
  ///
  /// - Returns: nil outside the tables.
  public func measure(at z: Double, place: Int) -> Double? {
    row(at: place)?.measure(at: z)
  }

  private func row(at place: Int) -> Row? {
    indicator.places.contains(place) ? rows[place - indicator.places.lowerBound] : nil
  }
}

extension GrowthStandard.Row {
  fileprivate func score(of measure: Double) -> Double {
    l == 0
      ? RealFunctions.logarithm(measure / m) / s
      : (RealFunctions.power(measure / m, l) - 1) / (l * s)
  }

  fileprivate func measure(at z: Double) -> Double {
    l == 0
      ? m * RealFunctions.exponential(s * z) : m * RealFunctions.power(1 + l * s * z, 1 / l)
  }
}
