/// What a language needs beyond its texts.
///
/// Answers never fail: a locale that cannot answer in its own way answers plainly.
protocol LocaleRules: Sendable {
  /// The plural form that goes with a number written in a style.
  ///
  /// The digits shown count: one day is "1 day", but "1.0 days".
  func category(of number: MessageNumber, _ style: NumberStyle, ordinal: Bool) -> PluralCategory
  /// A number in writing.
  func text(of number: MessageNumber, _ style: NumberStyle) -> String
  /// A time on the reader's clock in writing.
  func text(ofMoment milliseconds: Double, _ style: MomentStyle) -> String
  /// Negative, zero or positive, as `left` comes before, with or after `right`.
  func compare(_ left: String, _ right: String) -> Int
  /// Whether a text contains another, case and diacritics aside.
  func contains(_ text: String, _ wanted: String) -> Bool
}

/// The plural forms of CLDR.
enum PluralCategory: String, Sendable, CaseIterable {
  case zero
  case one
  case two
  case few
  case many
  case other
}

/// How a number is written.
enum NumberStyle: Sendable, Hashable {
  /// Up to three decimals, grouped.
  case decimal
  /// Rounded to a whole one.
  case integer
  /// Times a hundred, with a percent sign.
  case percent
  /// By a pattern: `#,##0.0`.
  case pattern(String)
}

/// How a time is written.
public enum MomentStyle: Sendable, Hashable {
  /// The language's usual lengths.
  public enum Length: String, Sendable, Hashable {
    case full
    case long
    case medium
    case short
  }

  /// The day alone.
  case date(Length)
  /// The time of day alone.
  case time(Length)
  /// Day and time of day, shortly.
  case dateAndTime
  /// By a pattern of date fields: `EEEE, d MMMM y`.
  case pattern(String)
}
