import CICU
import HearthModel

/// ICU's own MessageFormat, against which ours is held.
struct ICUReference {
  private let language: Language
  private let locale: any LocaleRules

  init(_ language: Language) {
    self.language = language
    locale = OwnLocale(language)
  }

  /// Where ICU refuses the pattern, or prints it otherwise than we do for some arguments.
  ///
  /// ICU refuses, among others, an argument that is text in one place and a number in another.
  func problems(of pattern: MessagePattern, _ source: String) -> [String] {
    guard cicu_available() else { return ["ICU is missing"] }
    let arguments = pattern.arguments
    let kinds = (0..<(arguments.keys.max() ?? -1) + 1).map { arguments[$0] }
    let samples = kinds.map(samples)
    for round in 0..<(samples.map(\.count).max() ?? 1) {
      let values = samples.map { $0[round % $0.count] }
      guard let expected = text(source, zip(kinds, values).map(variadic)) else {
        return ["ICU refuses it"]
      }
      let own = MessageRenderer(locale: locale, arguments: values).text(of: pattern)
      if own != expected { return ["reads \"\(own)\", by ICU \"\(expected)\", for \(values)"] }
    }
    return []
  }

  /// The plural forms that the language tells apart and the pattern forgets, sorted.
  func forgottenForms(in pattern: MessagePattern) -> [String] {
    let forgotten = pattern.plurals.flatMap { plural in
      forms(ordinal: plural.ordinal).subtracting(plural.categories.keys)
    }
    return Set(forgotten).map(\.rawValue).sorted()
  }

  private func forms(ordinal: Bool) -> Set<PluralCategory> {
    Set((0...200).map { locale.category(of: .integer($0), .decimal, ordinal: ordinal) })
  }

  private func samples(of kind: MessagePattern.ArgumentKind?) -> [MessageValue] {
    let whole: [Int64] = [0, 1, 2, 3, 4, 5, 11, 21, 22, 101, 1234, 1_234_567, -1]
    switch kind {
    case .text(let selectors):
      return (selectors.sorted() + ["O'Hara {0} # \u{1F600} \u{5D0}"]).map(MessageValue.text)
    case .integer: return whole.map { .number(.integer($0)) }
    case .real: return whole.map { .number(.integer($0)) } + [.number(.real(1.5))]
    case .moment:
      return [0, 1_795_876_200_000, 946_684_740_000].map {
        .moment(milliseconds: $0, .dateAndTime)
      }
    case nil: return [.text("")]
    }
  }

  /// The argument as `umsg_vformat` expects it; the type follows from the pattern, not from the value.
  private func variadic(
    _ kind: MessagePattern.ArgumentKind?,
    _ value: MessageValue
  ) -> VariadicArgument {
    switch value {
    case .text(let text): .text(Array(text.utf16) + [0])
    case .number(.integer(let number)):
      kind == .integer ? .integer(Int32(truncatingIfNeeded: number)) : .real(Double(number))
    case .number(.real(let number)): .real(number)
    case .moment(let milliseconds, _): .real(milliseconds)
    }
  }

  private func text(_ source: String, _ arguments: [VariadicArgument]) -> String? {
    let pattern = Array(source.utf16)
    return withPointers(to: arguments[...], []) { pointers in
      icuText { text, capacity in
        withVaList(pointers) { list in
          cicu_message_format(
            language.locale,
            pattern,
            Int32(pattern.count),
            text,
            capacity,
            list
          )
        }
      }
    }
  }

  private func withPointers(
    to arguments: ArraySlice<VariadicArgument>,
    _ pointers: [any CVarArg],
    _ body: ([any CVarArg]) -> String?
  ) -> String? {
    guard let first = arguments.first else { return body(pointers) }
    let rest = arguments.dropFirst()
    switch first {
    case .integer(let number): return withPointers(to: rest, pointers + [number], body)
    case .real(let number): return withPointers(to: rest, pointers + [number], body)
    case .text(let units):
      return units.withUnsafeBufferPointer { buffer in
        guard let address = buffer.baseAddress else { return nil }
        return withPointers(to: rest, pointers + [address], body)
      }
    }
  }
}

/// An argument of a C function with a variable list of them.
private enum VariadicArgument {
  case integer(Int32)
  case real(Double)
  case text([UInt16])
}
