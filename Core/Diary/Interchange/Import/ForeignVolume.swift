/// A volume as a source gives it.
public struct ForeignVolume: Sendable, Equatable {
  /// The number.
  public let number: DecimalNumber
  /// The unit; nil where the source does not say it.
  public let unit: Unit?

  /// A unit of volume.
  public enum Unit: Sendable, Equatable {
    case millilitres
    /// 29.5735295625 ml, the 128th part of a gallon of 231 cubic inches.
    case fluidOunces
  }

  /// A number of a unit, or of the one that the whole set of files uses.
  public init(_ number: DecimalNumber, _ unit: Unit? = nil) {
    self.number = number
    self.unit = unit
  }

  /// Tenths of a millilitre, half a tenth rounded away from zero.
  ///
  /// - Parameter system: The system of a number without a unit.
  /// - Returns: nil where it is beyond what can be counted.
  func tenths(in system: UnitSystem) -> Int? {
    switch unit ?? system.volume {
    case .millilitres: number.rounded(multipliedBy: 10)
    case .fluidOunces: number.rounded(multipliedBy: 295_735_295_625, over: 1_000_000_000)
    }
  }
}

/// A system of units.
public enum UnitSystem: String, Sendable, CaseIterable {
  /// Millilitres, kilograms, centimetres, °C.
  case metric
  /// Fluid ounces, pounds, inches, °F.
  case us

  /// In which volumes are counted.
  var volume: ForeignVolume.Unit { self == .metric ? .millilitres : .fluidOunces }
}
