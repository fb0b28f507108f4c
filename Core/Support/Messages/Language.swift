/// A language that Hearth speaks.
///
/// It is passed in wherever text is made, never kept in a global. All of them write numbers with
/// Western digits.
public struct Language: Sendable, Hashable {
  /// The two letters of ISO 639-1.
  public let code: String
  /// The locale that ICU is asked for.
  let locale: String
  /// Which form of a word goes with a number.
  let plurals: PluralRules
  /// What numbers are written with.
  let signs: NumberSigns

  /// International English: days before months, a clock of 24 hours.
  public static let english = Language(
    code: "en",
    locale: "en_GB",
    plurals: .english,
    signs: NumberSigns(group: ",", decimal: ".", percent: "%")
  )
  /// Russian.
  public static let russian = Language(
    code: "ru",
    locale: "ru",
    plurals: .russian,
    signs: NumberSigns(group: "\u{A0}", decimal: ",", percent: "\u{A0}%")
  )

  /// Every language; the first one stands in where nothing better is known.
  public static let all: [Language] = [.english, .russian]

  private init(code: String, locale: String, plurals: PluralRules, signs: NumberSigns) {
    self.code = code
    self.locale = locale
    self.plurals = plurals
    self.signs = signs
  }

  /// The language that a wish names: `ru`, `ru_RU.UTF-8`, or `de, ru-RU;q=0.9` of a browser.
  ///
  /// - Returns: nil where none of the languages wished for is spoken.
  public init?(matching wish: String) {
    let wishes = wish.split(separator: ",").compactMap(Wish.init)
    // The sort is stable, so of equal weights the one named first wins.
    let best = wishes.sorted { $0.weight > $1.weight }.lazy.compactMap(\.language).first
    guard let best else { return nil }
    self = best
  }

  /// The language that a POSIX environment asks for, given the values of its variables.
  ///
  /// The first of the three that is set and not empty decides, as POSIX has it; what it names but
  /// nobody speaks here ("C", "fr_FR") gives English.
  public static func negotiated(
    lcAll: String?,
    lcMessages: String?,
    lang: String?
  ) -> Language {
    let deciding = [lcAll, lcMessages, lang].lazy.compactMap { $0 }.first { !$0.isEmpty }
    return deciding.flatMap(Language.init(matching:)) ?? .english
  }
}

/// One entry of a list of wished-for languages.
private struct Wish {
  let language: Language?
  let weight: Double

  /// Reads `ru-RU;q=0.9`; nil where the weight says "not this one" or is no weight.
  init?(_ text: Substring) {
    let parts = text.split(separator: ";").map(\.trimmed)
    guard let tag = parts.first else { return nil }
    let quality = parts.dropFirst().first { $0.lowercased().hasPrefix("q=") }?.dropFirst(2)
    guard let weight = quality.map({ Double($0) }) ?? 1, weight > 0, weight <= 1 else { return nil }
    let subtag = tag.prefix { !"-_.@".contains($0) }.lowercased()
    self.language = subtag == "*" ? .english : Language.all.first { $0.code == subtag }
    self.weight = weight
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var rest = drop { $0 == " " || $0 == "\t" }
    while rest.last == " " || rest.last == "\t" { rest.removeLast() }
    return rest
  }
}
