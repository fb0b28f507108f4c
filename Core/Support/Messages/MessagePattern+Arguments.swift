extension MessagePattern {
  /// What a pattern asks of an argument.
  enum ArgumentKind: Sendable, Equatable {
    /// Anything, or one of the words that a select tells apart.
    case text(selectors: Set<String>)
    case real
    case integer
    case moment
  }

  /// The arguments that the pattern speaks of, by number; the last mention decides the kind.
  var arguments: [Int: ArgumentKind] {
    var found: [Int: ArgumentKind] = [:]
    Self.collect(parts, into: &found)
    return found
  }

  private static func collect(_ parts: [Part], into found: inout [Int: ArgumentKind]) {
    for part in parts {
      switch part {
      case .text, .pluralNumber: break
      case .argument(let index): addText(index, [], to: &found)
      case .number(let index, let style): found[index] = style == .integer ? .integer : .real
      case .moment(let index, _): found[index] = .moment
      case .plural(let index, let plural):
        found[index] = .real
        for form in plural.exact.values { collect(form, into: &found) }
        for form in plural.categories.values { collect(form, into: &found) }
      case .select(let index, let cases):
        addText(index, Set(cases.keys), to: &found)
        for form in cases.values { collect(form, into: &found) }
      }
    }
  }

  private static func addText(
    _ index: Int,
    _ selectors: Set<String>,
    to found: inout [Int: ArgumentKind]
  ) {
    guard case .text(let known) = found[index] else {
      return found[index] = .text(selectors: selectors)
    }
    found[index] = .text(selectors: known.union(selectors))
  }
}

extension MessagePattern {
  /// Every plural in the pattern, those inside other forms included.
  var plurals: [Plural] { Self.plurals(in: parts) }

  private static func plurals(in parts: [Part]) -> [Plural] {
    parts.flatMap { part -> [Plural] in
      switch part {
      case .plural(_, let plural):
        let forms = Array(plural.exact.values) + Array(plural.categories.values)
        return [plural] + forms.flatMap { plurals(in: $0) }
      case .select(_, let cases):
        return cases.values.flatMap { plurals(in: $0) }
      case .text, .argument, .number, .moment, .pluralNumber:
        return []
      }
    }
  }
}
