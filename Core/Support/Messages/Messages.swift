/// All that a person reads, in one language.
///
/// Made once for a language and passed on; copies share what has been read and opened. ICU is
/// loaded at the first question that needs it: sorting and searching, and patterns of unusual parts.
public struct Messages: Sendable {
  /// The language of the texts.
  public let language: Language
  /// In which units measures are told.
  public var units = MeasureUnits.metric
  /// How the clock counts hours.
  public var hourCycle = HourCycle.hours24
  let locale: any LocaleRules
  private let lookup: MessageLookup

  /// The texts of some modules; those of this module are always there.
  public init(_ language: Language, _ catalogues: [MessageCatalogue] = []) {
    self.init(language, catalogues, locale: OwnLocale(language))
  }

  init(_ language: Language, _ catalogues: [MessageCatalogue], locale: any LocaleRules) {
    self.language = language
    self.locale = locale
    lookup = MessageLookup(language, catalogues + [.support])
  }

  /// The text of a key, with the values it speaks of.
  ///
  /// - Returns: the key itself where no catalogue has it.
  public func callAsFunction(_ key: MessageKey, _ arguments: any MessageArgument...) -> String {
    text(key, arguments.map(\.messageValue))
  }

  /// The text of a key, with the values it speaks of.
  ///
  /// - Returns: the key itself where no catalogue has it.
  public func text(_ key: MessageKey, _ arguments: [MessageValue]) -> String {
    guard let pattern = lookup.pattern(key) else { return key.name }
    return MessageRenderer(locale: locale, arguments: arguments).text(of: pattern)
  }

  /// Whether a catalogue has a text for the key.
  public func contains(_ key: MessageKey) -> Bool {
    lookup.pattern(key) != nil
  }
}
