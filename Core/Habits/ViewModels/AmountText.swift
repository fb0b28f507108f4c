/// Amounts as a person types them into a field.
public enum AmountText {
  /// Thousandths as a number with as many places as it needs.
  public static func text(_ thousandths: Int) -> String { Thousandths.text(thousandths) }

  /// The thousandths of `12`, `4.5` or `4,5`; nil for what is no amount.
  public static func amount(_ text: String) -> Int? {
    let number = String(text.trimmed.map { $0 == "," ? "." : $0 })
    return try? Thousandths.read(number, "").amount
  }
}
