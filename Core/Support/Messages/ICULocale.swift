import Synchronization

/// A language's manners as ICU knows them; plain ones where ICU is missing.
///
/// ICU is loaded at the first question. What it opens is kept, and closed with this object.
final class ICULocale: LocaleRules {
  private let locale: String
  private let plain = PlainLocale()
  private let opened = Mutex(Opened())

  init(_ language: Language) {
    locale = language.locale
  }

  func category(
    of number: MessageNumber,
    _ style: NumberStyle,
    ordinal: Bool
  ) -> PluralCategory {
    let category = opened.withLock { opened in
      // A small whole number needs no format to be counted, nor to be printed.
      let numbers = number.smallWhole(style) == nil ? opened.numbers(locale, style) : nil
      return opened.plurals(locale, ordinal)?.category(of: number.value, numbers)
    }
    return category ?? plain.category(of: number, style, ordinal: ordinal)
  }

  func text(of number: MessageNumber, _ style: NumberStyle) -> String {
    let text = opened.withLock { $0.numbers(locale, style)?.text(of: number) }
    return text ?? plain.text(of: number, style)
  }

  func text(ofMoment milliseconds: Double, _ style: MomentStyle) -> String {
    let text = opened.withLock { $0.dates(locale, style)?.text(of: milliseconds) }
    return text ?? plain.text(ofMoment: milliseconds, style)
  }

  func compare(_ left: String, _ right: String) -> Int {
    let order = opened.withLock { opened in
      opened.collator(locale, baseLettersOnly: false)?.compare(left, right)
    }
    return order ?? plain.compare(left, right)
  }

  func contains(_ text: String, _ wanted: String) -> Bool {
    // ICU refuses to look for nothing or in nothing.
    guard !text.isEmpty, !wanted.isEmpty else { return wanted.isEmpty }
    let answer = opened.withLock { opened in
      opened.collator(locale, baseLettersOnly: true)?.contains(text, wanted)
    }
    return answer ?? plain.contains(text, wanted)
  }
}

/// What has been opened so far.
private struct Opened {
  private var plurals: [Bool: ICUPlurals] = [:]
  private var numbers: [NumberStyle: ICUNumbers] = [:]
  private var dates: [MomentStyle: ICUDates] = [:]
  private var collators: [Bool: ICUCollator] = [:]

  mutating func plurals(_ locale: String, _ ordinal: Bool) -> ICUPlurals? {
    kept(&plurals, ordinal) { ICUPlurals(locale, ordinal: ordinal) }
  }

  mutating func numbers(_ locale: String, _ style: NumberStyle) -> ICUNumbers? {
    kept(&numbers, style) { ICUNumbers(locale, style) }
  }

  mutating func dates(_ locale: String, _ style: MomentStyle) -> ICUDates? {
    kept(&dates, style) { ICUDates(locale, style) }
  }

  mutating func collator(_ locale: String, baseLettersOnly: Bool) -> ICUCollator? {
    kept(&collators, baseLettersOnly) { ICUCollator(locale, baseLettersOnly: baseLettersOnly) }
  }

  private func kept<Key: Hashable, Handle>(
    _ handles: inout [Key: Handle],
    _ key: Key,
    _ open: () -> Handle?
  ) -> Handle? {
    if let handle = handles[key] { return handle }
    let handle = open()
    handles[key] = handle
    return handle
  }
}
