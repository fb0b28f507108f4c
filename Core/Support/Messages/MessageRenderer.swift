/// Prints a message with its arguments.
///
/// An argument that is missing prints as it stands in the pattern, one of the wrong kind as itself:
/// a message is never lost over it.
struct MessageRenderer {
  let locale: any LocaleRules
  let arguments: [MessageValue]

  /// Prints a message.
  func text(of pattern: MessagePattern) -> String {
    if case .text(let text) = pattern.parts.first, pattern.parts.count == 1 { return text }
    var output = ""
    print(pattern.parts, nil, into: &output)
    return output
  }

  private func print(
    _ parts: [MessagePattern.Part],
    _ pluralNumber: String?,
    into output: inout String
  ) {
    for part in parts {
      switch part {
      case .text(let text):
        output += text
      case .argument(let index):
        output += text(index) { $0.text(in: locale, .decimal) }
      case .number(let index, let style):
        output += text(index) { $0.text(in: locale, style) }
      case .moment(let index, let style):
        output += text(index) { $0.text(in: locale, moment: style) }
      case .plural(let index, let plural):
        print(plural, index, into: &output)
      case .select(let index, let cases):
        let word = text(index) { $0.text(in: locale, .decimal) }
        print(cases[word] ?? cases["other"] ?? [], nil, into: &output)
      case .pluralNumber:
        output += pluralNumber ?? "#"
      }
    }
  }

  private func print(_ plural: MessagePattern.Plural, _ index: Int, into output: inout String) {
    guard index < arguments.count, case .number(let number) = arguments[index] else {
      let word = text(index) { $0.text(in: locale, .decimal) }
      return print(plural.categories[.other] ?? [], word, into: &output)
    }
    let counted = number.subtracting(plural.offset)
    let form = plural.exact[number.value] ?? plural.form(for: counted, in: locale)
    print(form, locale.briefText(of: counted, .decimal), into: &output)
  }

  private func text(_ index: Int, _ make: (MessageValue) -> String) -> String {
    index < arguments.count ? make(arguments[index]) : "{\(index)}"
  }
}

extension MessageValue {
  fileprivate func text(in locale: any LocaleRules, _ style: NumberStyle) -> String {
    switch self {
    case .text(let text): text
    case .number(let number): locale.briefText(of: number, style)
    case .moment(let milliseconds, let style): locale.text(ofMoment: milliseconds, style)
    }
  }

  fileprivate func text(in locale: any LocaleRules, moment style: MomentStyle) -> String {
    switch self {
    case .moment(let milliseconds, _): locale.text(ofMoment: milliseconds, style)
    case .text, .number: text(in: locale, .decimal)
    }
  }
}

extension MessageNumber {
  /// The number as a real one.
  var value: Double {
    switch self {
    case .integer(let value): Double(value)
    case .real(let value): value
    }
  }

  /// The number if it is a small whole one, written without a point: those look alike everywhere.
  func smallWhole(_ style: NumberStyle) -> Int64? {
    guard style == .decimal || style == .integer else { return nil }
    let whole: Int64? =
      switch self {
      case .integer(let value): value
      case .real(let value): Int64(exactly: value)
      }
    guard let whole, (0..<1000).contains(whole) else { return nil }
    return whole
  }

  fileprivate func subtracting(_ offset: Double) -> MessageNumber {
    offset == 0 ? self : .real(value - offset)
  }
}

extension MessagePattern.Plural {
  fileprivate func form(
    for number: MessageNumber,
    in locale: any LocaleRules
  ) -> [MessagePattern.Part] {
    let others = categories[.other] ?? []
    guard categories.count > 1 else { return others }
    return categories[locale.category(of: number, style, ordinal: ordinal)] ?? others
  }
}

extension LocaleRules {
  /// A number in writing; small whole ones without asking.
  func briefText(of number: MessageNumber, _ style: NumberStyle) -> String {
    number.smallWhole(style).map { String($0) } ?? text(of: number, style)
  }
}
