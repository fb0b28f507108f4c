/// Which plural form goes with a number, by the rules of CLDR.
enum PluralRules: Sendable, Hashable {
  case english
  case russian

  /// The form for a count: "2 days".
  func cardinal(_ number: ShownDigits) -> PluralCategory {
    guard number.fraction.isEmpty else { return .other }
    switch self {
    case .english: return number.whole == [1] ? .one : .other
    case .russian: return Self.russian(number)
    }
  }

  /// The form for a place in an order: "2nd".
  func ordinal(_ number: ShownDigits) -> PluralCategory {
    guard self == .english, number.isWhole, !number.isTeen else { return .other }
    return switch number.lastDigit {
    case 1: .one
    case 2: .two
    case 3: .few
    default: .other
    }
  }

  private static func russian(_ number: ShownDigits) -> PluralCategory {
    guard !number.isTeen else { return .many }
    return switch number.lastDigit {
    case 1: .one
    case 2...4: .few
    default: .many
    }
  }
}

extension ShownDigits {
  /// Whether nothing but zeros stands behind the point.
  fileprivate var isWhole: Bool { fraction.allSatisfy { $0 == 0 } }

  fileprivate var lastDigit: UInt8 { whole.last ?? 0 }

  /// Whether it ends in 10 to 19.
  fileprivate var isTeen: Bool { whole.count > 1 && whole[whole.count - 2] == 1 }
}
