/// The units in which a person reads measures; records know only one.
public enum MeasureUnits: String, Sendable, Hashable, CaseIterable {
  /// Millilitres, grams, centimetres, degrees Celsius.
  case metric
  /// Fluid ounces, pounds, inches, degrees Fahrenheit.
  case us
}
