import HearthModel

/// The order in which a language's readers look for names, and how they search.
public struct Collator: Sendable {
  private let locale: any LocaleRules

  fileprivate init(locale: any LocaleRules) {
    self.locale = locale
  }

  /// Negative, zero or positive, as `left` comes before, with or after `right`.
  ///
  /// Runs of digits compare as numbers; names the language holds equal compare by their UTF-8
  /// bytes, so that an order is the same every time.
  public func compare(_ left: String, _ right: String) -> Int {
    let order = locale.compare(left, right)
    if order != 0 { return order }
    if left.hasSameBytes(as: right) { return 0 }
    return left.utf8.lexicographicallyPrecedes(right.utf8) ? -1 : 1
  }

  /// Values in the order of their names; values of one name keep their places.
  public func sorted<Value>(_ values: [Value], by name: (Value) -> String) -> [Value] {
    let named = values.map { (name: name($0), value: $0) }
    return named.sorted { compare($0.name, $1.name) < 0 }.map(\.value)
  }

  /// Whether a text contains another, whatever their case and diacritics.
  ///
  /// One that is empty, or nothing but diacritics, is in every text that is not empty.
  /// Letters that are their own in the language stay apart: «е» finds «ё», but «и» does not find «й».
  public func contains(_ text: String, _ wanted: String) -> Bool {
    locale.contains(text, wanted)
  }
}

extension Messages {
  /// The order and search of names in this language.
  public var collator: Collator { Collator(locale: locale) }
}
