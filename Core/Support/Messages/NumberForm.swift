/// How many digits of a number are written, and how.
struct NumberForm {
  private var fewestDecimals = 0
  private var mostDecimals = 0
  private var isGrouped = true
  private var isPercent = false

  /// The form of a style; nil for a pattern of other parts than digits, groups and decimals.
  init?(_ style: NumberStyle) {
    switch style {
    case .decimal: mostDecimals = 3
    case .integer: break
    case .percent: isPercent = true
    case .pattern(let pattern):
      let parts = pattern.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count <= 2, parts[0] == "0" || parts[0] == "#,##0" else { return nil }
      isGrouped = parts[0] != "0"
      guard parts.count == 2 else { return }
      let zeros = parts[1].prefix { $0 == "0" }
      guard !parts[1].isEmpty, parts[1].dropFirst(zeros.count).allSatisfy({ $0 == "#" }) else {
        return nil
      }
      (fewestDecimals, mostDecimals) = (zeros.count, parts[1].count)
    }
  }

  /// The digits that are written.
  func shown(_ digits: DecimalDigits) -> ShownDigits {
    let rounded = digits.shifted(by: isPercent ? 2 : 0).rounded(to: mostDecimals)
    var fraction = rounded.fraction
    while fraction.count > fewestDecimals, fraction.last == 0 { fraction.removeLast() }
    fraction += Array(repeating: 0, count: max(0, fewestDecimals - fraction.count))
    return ShownDigits(whole: rounded.whole, fraction: fraction)
  }

  /// The number in writing.
  func text(of digits: DecimalDigits, _ signs: NumberSigns) -> String {
    let shown = shown(digits)
    var text = digits.isNegative ? "-" : ""
    for (index, digit) in shown.whole.enumerated() {
      let left = shown.whole.count - index
      if isGrouped, index > 0, left.isMultiple(of: 3) { text += signs.group }
      text += String(digit)
    }
    if !shown.fraction.isEmpty { text += signs.decimal }
    for digit in shown.fraction { text += String(digit) }
    return isPercent ? text + signs.percent : text
  }
}

/// The digits of a number as a reader sees them, which its plural form goes with.
struct ShownDigits {
  /// At least one.
  let whole: [UInt8]
  let fraction: [UInt8]
}

/// The signs in the numbers of a language.
struct NumberSigns: Sendable, Hashable {
  /// Between groups of three digits.
  let group: String
  /// Before the decimals.
  let decimal: String
  /// Behind a share in percent, with the space before it.
  let percent: String
}
