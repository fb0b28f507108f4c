import Glibc

/// The few functions of real numbers that statistics need; the cores see no C library.
public enum RealFunctions {
  /// The natural logarithm.
  public static func logarithm(_ value: Double) -> Double { log(value) }

  /// The base raised to an exponent.
  public static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

  /// The number e raised to an exponent.
  public static func exponential(_ exponent: Double) -> Double { exp(exponent) }

  /// The share of a normal distribution that lies below `score` standard deviations, 0 to 1.
  public static func normalShare(below score: Double) -> Double {
    erfc(-score / 2.0.squareRoot()) / 2
  }
}
