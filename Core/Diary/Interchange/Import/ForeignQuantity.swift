/// A measured quantity as a source gives it.
public struct ForeignQuantity: Sendable, Equatable {
  /// The number.
  public let number: DecimalNumber
  /// The unit; nil where the source does not say it.
  public let unit: Unit?

  /// A unit that sources use.
  public enum Unit: Sendable, Equatable, CaseIterable {
    case millilitres
    /// 29.5735295625 ml, the 128th part of a gallon of 231 cubic inches.
    case fluidOunces
    case grams
    case kilograms
    /// 453.59237 g, by the agreement of 1959.
    case pounds
    /// The 16th part of a pound.
    case ounces
    case millimetres
    case centimetres
    /// 25.4 mm, by the agreement of 1959.
    case inches
    case celsius
    case fahrenheit
  }

  /// A number of a unit, or of the one that the whole set of files uses.
  public init(_ number: DecimalNumber, _ unit: Unit? = nil) {
    self.number = number
    self.unit = unit
  }

  /// A whole number of the units that records count in, a half rounded away from zero.
  ///
  /// - Parameters:
  ///   - dimension: what is measured.
  ///   - system: the system of a number without a unit.
  /// - Returns: nil where the unit measures something else, or beyond what can be counted.
  func counted(as dimension: Dimension, in system: UnitSystem) -> Int? {
    let unit = unit ?? dimension.unit(in: system)
    guard unit.dimension == dimension else { return nil }
    switch unit {
    case .millilitres: return number.rounded(multipliedBy: 10)
    case .fluidOunces: return number.rounded(multipliedBy: 295_735_295_625, over: 1_000_000_000)
    case .grams, .millimetres: return number.rounded(multipliedBy: 1)
    case .kilograms: return number.rounded(multipliedBy: 1000)
    case .pounds: return number.rounded(multipliedBy: 45_359_237, over: 100_000)
    case .ounces: return number.rounded(multipliedBy: 45_359_237, over: 1_600_000)
    case .centimetres: return number.rounded(multipliedBy: 10)
    case .inches: return number.rounded(multipliedBy: 254, over: 10)
    case .celsius: return number.rounded(multipliedBy: 100)
    case .fahrenheit: return number.adding(-32)?.rounded(multipliedBy: 500, over: 9)
    }
  }
}

/// What a quantity measures, and what records count it in.
public enum Dimension: Sendable {
  /// Tenths of a millilitre.
  case volume
  /// Grams.
  case mass
  /// Millimetres.
  case length
  /// Hundredths of a degree Celsius.
  case temperature

  /// In what sources of a system count it.
  func unit(in system: UnitSystem) -> ForeignQuantity.Unit {
    switch (self, system) {
    case (.volume, .metric): .millilitres
    case (.volume, .us): .fluidOunces
    case (.mass, .metric): .kilograms
    case (.mass, .us): .pounds
    case (.length, .metric): .centimetres
    case (.length, .us): .inches
    case (.temperature, .metric): .celsius
    case (.temperature, .us): .fahrenheit
    }
  }
}

extension ForeignQuantity.Unit {
  /// What it measures.
  var dimension: Dimension {
    switch self {
    case .millilitres, .fluidOunces: .volume
    case .grams, .kilograms, .pounds, .ounces: .mass
    case .millimetres, .centimetres, .inches: .length
    case .celsius, .fahrenheit: .temperature
    }
  }
}

/// A system of units.
public enum UnitSystem: String, Sendable, CaseIterable {
  /// Millilitres, kilograms, centimetres, °C.
  case metric
  /// Fluid ounces, pounds, inches, °F.
  case us
}
