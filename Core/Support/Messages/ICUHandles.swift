import CICU

/// Plural rules opened in ICU.
final class ICUPlurals {
  private let handle: OpaquePointer

  init?(_ locale: String, ordinal: Bool) {
    guard let handle = cicu_plurals_open(locale, ordinal) else { return nil }
    self.handle = handle
  }

  deinit { cicu_plurals_close(handle) }

  func category(of number: Double, _ numbers: ICUNumbers?) -> PluralCategory {
    PluralCategory.allCases[Int(cicu_plurals_select(handle, number, numbers?.handle))]
  }
}

/// A number format opened in ICU.
final class ICUNumbers {
  fileprivate let handle: OpaquePointer

  init?(_ locale: String, _ style: NumberStyle) {
    let (code, pattern) = style.codeAndPattern
    let units = Array(pattern.utf16)
    guard let handle = cicu_numbers_open(locale, Int32(code.rawValue), units, Int32(units.count))
    else { return nil }
    self.handle = handle
  }

  deinit { cicu_numbers_close(handle) }

  func text(of number: MessageNumber) -> String? {
    switch number {
    case .integer(let value): icuText { cicu_numbers_format_integer(handle, value, $0, $1) }
    case .real(let value): icuText { cicu_numbers_format_real(handle, value, $0, $1) }
    }
  }
}

/// A date format opened in ICU.
final class ICUDates {
  private let handle: OpaquePointer

  init?(_ locale: String, _ style: MomentStyle) {
    let handle: OpaquePointer?
    switch style {
    case .date(let length):
      handle = cicu_dates_open(locale, length.code, cicu_date_none.rawValue, nil, 0)
    case .time(let length):
      handle = cicu_dates_open(locale, cicu_date_none.rawValue, length.code, nil, 0)
    case .dateAndTime:
      let date = MomentStyle.Length.medium.code
      handle = cicu_dates_open(locale, date, MomentStyle.Length.short.code, nil, 0)
    case .pattern(let pattern):
      let units = Array(pattern.utf16)
      handle = cicu_dates_open(locale, 0, 0, units, Int32(units.count))
    }
    guard let handle else { return nil }
    self.handle = handle
  }

  deinit { cicu_dates_close(handle) }

  func text(of milliseconds: Double) -> String? {
    icuText { cicu_dates_format(handle, milliseconds, $0, $1) }
  }
}

/// A collator opened in ICU.
final class ICUCollator {
  private let handle: OpaquePointer

  init?(_ locale: String, baseLettersOnly: Bool) {
    guard let handle = cicu_collator_open(locale, baseLettersOnly) else { return nil }
    self.handle = handle
  }

  deinit { cicu_collator_close(handle) }

  func compare(_ left: String, _ right: String) -> Int {
    var (left, right) = (left, right)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        left.withMemoryRebound(to: CChar.self) { left in
          right.withMemoryRebound(to: CChar.self) { right in
            Int(
              cicu_collator_compare(
                handle,
                left.baseAddress,
                Int32(left.count),
                right.baseAddress,
                Int32(right.count)
              )
            )
          }
        }
      }
    }
  }

  func contains(_ text: String, _ wanted: String) -> Bool? {
    let (text, wanted) = (Array(text.utf16), Array(wanted.utf16))
    let answer = cicu_collator_contains(
      handle,
      text,
      Int32(text.count),
      wanted,
      Int32(wanted.count)
    )
    return answer < 0 ? nil : answer > 0
  }
}

extension NumberStyle {
  fileprivate var codeAndPattern: (cicu_number_style, String) {
    switch self {
    case .decimal: (cicu_number_decimal, "")
    case .integer: (cicu_number_integer, "")
    case .percent: (cicu_number_percent, "")
    case .pattern(let pattern): (cicu_number_pattern, pattern)
    }
  }
}

extension MomentStyle.Length {
  fileprivate var code: Int32 {
    switch self {
    case .full: cicu_date_full.rawValue
    case .long: cicu_date_long.rawValue
    case .medium: cicu_date_medium.rawValue
    case .short: cicu_date_short.rawValue
    }
  }
}
