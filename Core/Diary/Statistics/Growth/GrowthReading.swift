public import HearthModel

/// One measurement of a child against the growth standards and against the one before it.
public struct GrowthReading: Sendable {
  /// As stored.
  public let growth: Growth
  /// The age that counts: the corrected one while it applies.
  public let age: Int
  /// Whether the age is counted from the date the birth was due.
  public let isCorrected: Bool
  /// Millimetres as the standard of this age measures them: lying or standing.
  public let length: Int?
  /// kg/m²: as given, else of weight and length.
  public let bodyMassIndex: Double?
  /// The standings; none outside the standards or without a known sex.
  public let scores: [GrowthIndicator: GrowthScore]
  /// Since the weighing before.
  public let weightChange: GrowthChange?
  /// Since the length before, both as the later standard measures them.
  public let lengthChange: GrowthChange?
  /// Since the head before.
  public let headChange: GrowthChange?
}

/// How much a measure changed from one measurement to the next.
public struct GrowthChange: Sendable, Equatable {
  /// Over fewer days a weekly rate would say more of the scales than of the child.
  public static let shortestRate = 7

  /// Days between the two.
  public let days: Int
  /// Grams or millimetres.
  public let amount: Int

  /// A change over some days.
  public init(days: Int, amount: Int) {
    self.days = days
    self.amount = amount
  }

  /// Grams or millimetres a week; nil below seven days.
  public var perWeek: Double? {
    days < Self.shortestRate ? nil : Double(amount) * 7 / Double(days)
  }
}

/// Judges measurements by the standards of one child.
public struct GrowthJudge: Sendable {
  /// From this day of age on children are measured standing.
  static let firstStandingDay = 731
  /// Millimetres by which a child is longer lying than standing.
  static let lyingSurplus = 7

  private let child: Child
  private let standards: [GrowthIndicator: GrowthStandard]

  /// The standards for a child; none where its sex is not known.
  public init(_ child: Child) {
    self.child = child
    let standards = GrowthIndicator.allCases.compactMap { indicator in
      child.sex.flatMap { GrowthStandard(indicator, for: $0) }.map { (indicator, $0) }
    }
    self.standards = Dictionary(uniqueKeysWithValues: standards)
  }

  /// The age in days by which standards judge a day, and whether it is the corrected one.
  public func age(on day: Day) -> (days: Int, isCorrected: Bool) {
    let age = Age(of: child, on: day)
    return (age.comparableDays, age.corrected != nil)
  }

  /// The measure that has a score on a day, in the unit of the indicator.
  ///
  /// - Returns: nil outside the standards.
  public func measure(_ indicator: GrowthIndicator, at z: Double, on day: Day) -> Double? {
    standards[indicator]?.measure(at: z, place: age(on: day).days)
  }

  /// The measurements in the order of their days, each beside what was measured before it.
  public func readings(of measurements: [Growth]) -> [GrowthReading] {
    let sorted = measurements.sorted { ($0.day, $0.id) < ($1.day, $1.id) }
    return sorted.indices.map { reading(of: sorted[$0], after: sorted[..<$0]) }
  }

  private func reading(of growth: Growth, after earlier: ArraySlice<Growth>) -> GrowthReading {
    let age = age(on: growth.day)
    let length = length(of: growth, asOf: age.days)
    let index = growth.bodyMassIndex.map { Double($0) / 100 } ?? index(growth.weight, length)
    return GrowthReading(
      growth: growth,
      age: age.days,
      isCorrected: age.isCorrected,
      length: length,
      bodyMassIndex: index,
      scores: scores(of: growth, length: length, index: index, age: age.days),
      weightChange: change(to: growth, after: earlier, \.weight),
      lengthChange: change(to: growth, after: earlier) { self.length(of: $0, asOf: age.days) },
      headChange: change(to: growth, after: earlier, \.head)
    )
  }

  /// The length as children of an age are measured.
  private func length(of growth: Growth, asOf age: Int) -> Int? {
    guard let length = growth.length else { return nil }
    let usual = self.age(on: growth.day).days < Self.firstStandingDay ? Posture.lying : .standing
    let wanted = age < Self.firstStandingDay ? Posture.lying : .standing
    switch (growth.posture ?? usual, wanted) {
    case (.standing, .lying): return length + Self.lyingSurplus
    case (.lying, .standing): return length - Self.lyingSurplus
    default: return length
    }
  }

  private func index(_ weight: Int?, _ length: Int?) -> Double? {
    guard let weight, let length, length > 0 else { return nil }
    return Double(weight) * 1000 / (Double(length) * Double(length))
  }

  private func scores(
    of growth: Growth,
    length: Int?,
    index: Double?,
    age: Int
  ) -> [GrowthIndicator: GrowthScore] {
    let kilograms = growth.weight.map { Double($0) / 1000 }
    let lying = length.map { age < Self.firstStandingDay ? $0 : $0 + Self.lyingSurplus }
    let measures: [(GrowthIndicator, Double?, Int)] = [
      (.weight, kilograms, age), (.length, length.map { Double($0) / 10 }, age),
      (.bodyMassIndex, index, age), (.head, growth.head.map { Double($0) / 10 }, age),
      (.weightForLength, kilograms, lying ?? 0),
    ]
    return measures.reduce(into: [:]) { scores, entry in
      let (indicator, measure, place) = entry
      scores[indicator] = measure.flatMap { standards[indicator]?.score(of: $0, at: place) }
    }
  }

  private func change(
    to growth: Growth,
    after earlier: ArraySlice<Growth>,
    _ measure: (Growth) -> Int?
  ) -> GrowthChange? {
    guard let now = measure(growth), let last = earlier.last(where: { measure($0) != nil }),
      let before = measure(last)
    else { return nil }
    return GrowthChange(days: last.day.days(to: growth.day), amount: now - before)
  }
}
