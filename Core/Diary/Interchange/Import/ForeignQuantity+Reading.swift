extension ForeignQuantity {
  /// A whole number of the units that records count in.
  ///
  /// - Parameters:
  ///   - column: where it stands, for a refusal.
  ///   - dimension: what is measured.
  ///   - system: the system of a number without a unit.
  /// - Returns: the number.
  /// - Throws: `ImportReason.unreadable` where it measures something else or cannot be counted.
  func read(
    _ column: String,
    as dimension: Dimension,
    in system: UnitSystem
  ) throws(ImportReason) -> Int {
    guard let value = counted(as: dimension, in: system) else {
      throw .unreadable(column: column, text: number.text)
    }
    return value
  }
}

extension DecimalNumber {
  /// A multiple as a whole number, a half rounded away from zero.
  ///
  /// - Throws: `ImportReason.unreadable` beyond what can be counted.
  func counted(_ column: String, times factor: Int64) throws(ImportReason) -> Int {
    guard let value = rounded(multipliedBy: factor) else {
      throw .unreadable(column: column, text: text)
    }
    return value
  }
}
