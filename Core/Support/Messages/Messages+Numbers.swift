extension Messages {
  /// A number with a fixed count of digits after the decimal sign; halves round away from zero.
  ///
  /// - Parameters:
  ///   - number: what is written.
  ///   - fractionDigits: how many digits, 0 to 15.
  /// - Returns: the number the way the language writes it ("1,234.5", «1 234,5»).
  public func number(_ number: Double, fractionDigits: Int) -> String {
    let digits = String(repeating: "0", count: min(max(fractionDigits, 0), 15))
    let pattern = digits.isEmpty ? "#,##0" : "#,##0.\(digits)"
    return locale.text(of: .real(number), .pattern(pattern))
  }

  /// A whole number, grouped the way the language does it.
  public func number(_ number: Int) -> String {
    locale.briefText(of: .integer(Int64(number)), .decimal)
  }

  /// A share in whole percent: 0.25 is "25%".
  public func percent(_ share: Double) -> String {
    locale.text(of: .real(share), .percent)
  }
}
