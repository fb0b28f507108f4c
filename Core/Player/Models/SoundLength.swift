/// Reads lengths of time as people write them: `30s`, `5m`, `1h30m`, `250ms`.
public enum SoundLength {
  private static let units: [(name: String, milliseconds: Int64)] = [
    ("ms", 1), ("s", 1000), ("sec", 1000), ("m", 60_000), ("min", 60_000), ("h", 3_600_000),
    ("d", 86_400_000),
  ]
  /// More than anybody means: a hundred days.
  private static let limit: Int64 = 100 * 86_400_000

  /// The length that a text stands for; every number needs its unit.
  ///
  /// - Returns: nil where it stands for none.
  public static func read(_ text: some StringProtocol) -> Duration? {
    var rest = text[...]
    var total: Int64 = 0
    guard !rest.isEmpty else { return nil }
    while !rest.isEmpty {
      let number = rest.prefix { "0123456789.,".contains($0) }
      rest = rest.dropFirst(number.count)
      let name = rest.prefix { $0.isLetter }
      rest = rest.dropFirst(name.count)
      guard let unit = units.first(where: { $0.name == name }),
        let part = milliseconds(number, unit.milliseconds), part <= limit
      else { return nil }
      total += part
    }
    return total <= limit ? .milliseconds(total) : nil
  }

  /// A number with up to three decimals in units of so many milliseconds.
  private static func milliseconds(_ number: some StringProtocol, _ unit: Int64) -> Int64? {
    let parts = number.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard (1...2).contains(parts.count), parts[0].utf8.count <= 9, let whole = Int64(parts[0])
    else { return nil }
    guard parts.count == 2 else { return whole * unit }
    guard (1...3).contains(parts[1].utf8.count), let decimals = Int64(parts[1]) else { return nil }
    var scale: Int64 = 1
    for _ in parts[1].utf8 { scale *= 10 }
    return whole * unit + decimals * unit / scale
  }
}
