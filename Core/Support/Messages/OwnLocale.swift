import HearthModel

/// A language's manners by its own texts and rules; ICU sorts and searches, and is asked for what
/// they do not cover.
///
/// Loading ICU takes longer than all else that a command does.
struct OwnLocale: LocaleRules {
  // Of longer numbers ICU counts the last digits in a way of its own.
  private static let mostDigits = 15

  private let language: Language
  private let icu: any LocaleRules
  /// Of this module alone: what is said here must not depend on other catalogues.
  private let texts: MessageLookup

  init(_ language: Language) {
    self.init(language, beyond: ICULocale(language))
  }

  init(_ language: Language, beyond icu: any LocaleRules) {
    self.language = language
    self.icu = icu
    texts = MessageLookup(language, [.support])
  }

  func category(
    of number: MessageNumber,
    _ style: NumberStyle,
    ordinal: Bool
  ) -> PluralCategory {
    guard let shown = shownDigits(of: number, style), shown.whole.count <= Self.mostDigits else {
      return icu.category(of: number, style, ordinal: ordinal)
    }
    return ordinal ? language.plurals.ordinal(shown) : language.plurals.cardinal(shown)
  }

  func text(of number: MessageNumber, _ style: NumberStyle) -> String {
    guard let form = NumberForm(style), let digits = DecimalDigits(number) else {
      return icu.text(of: number, style)
    }
    return form.text(of: digits, language.signs)
  }

  func text(ofMoment milliseconds: Double, _ style: MomentStyle) -> String {
    let whole = Int64(exactly: milliseconds.rounded(.down))
    let moment = whole.map { LocalMoment(Instant(milliseconds: $0), offset: 0) }
    return moment.flatMap { text(of: $0, style) } ?? icu.text(ofMoment: milliseconds, style)
  }

  func compare(_ left: String, _ right: String) -> Int { icu.compare(left, right) }

  func contains(_ text: String, _ wanted: String) -> Bool { icu.contains(text, wanted) }

  private func shownDigits(of number: MessageNumber, _ style: NumberStyle) -> ShownDigits? {
    guard let form = NumberForm(style) else { return nil }
    return DecimalDigits(number).map(form.shown)
  }

  private func text(of moment: LocalMoment, _ style: MomentStyle) -> String? {
    let names = CalendarNames(texts: texts)
    return names.pattern(style).flatMap { DateWriter(moment: moment, names: names).text($0) }
  }
}
