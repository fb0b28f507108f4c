public import HearthModel
public import HearthSupport

/// What a figure says of one day or night.
public enum FigureValue: Sendable, Equatable {
  /// How many.
  case count(Int)
  /// How long, in seconds.
  case seconds(Int64)
  /// Tenths of a millilitre.
  case tenths(Int)
  /// When; nil where it is yet to come.
  case instant(Instant?)
  /// Which breast.
  case side(Side)
  /// How many of which.
  case tally(Tally)
  /// Whether.
  case flag(Bool)

  /// What can be summed and averaged, millilitres as such; nil for what cannot.
  public var number: Double? {
    switch self {
    case .count(let count): Double(count)
    case .seconds(let seconds): Double(seconds)
    case .tenths(let tenths): Double(tenths) / 10
    case .instant, .side, .tally, .flag: nil
    }
  }

  /// Whether it says that there is none of it.
  var isNothing: Bool {
    if case .tally(let tally) = self { tally.counts.isEmpty } else { number == 0 }
  }
}

/// In what a figure is measured.
public enum FigureUnit: String, Sendable {
  /// How many.
  case count
  /// Lengths of time.
  case seconds
  /// Amounts of milk.
  case millilitres
  /// Moments.
  case instant
  /// Breasts.
  case side
  /// Counts by words.
  case tally
  /// Yes or no.
  case flag

  /// Whether it can be summed and averaged.
  public var isNumeric: Bool {
    switch self {
    case .count, .seconds, .millilitres: true
    case .instant, .side, .tally, .flag: false
    }
  }
}

/// A figure of days or nights: from its table come JSON, texts, explanations, averages, trends and
/// what can be hidden.
public struct FigureDefinition<Source>: Sendable {
  /// Its name in JSON.
  public let key: String
  /// In what it is measured.
  public let unit: FigureUnit
  /// Its name for people.
  public let label: MessageKey
  /// What exactly is measured.
  public let definition: MessageKey
  /// Whether texts leave it out where there is none of it.
  let isQuiet: Bool
  /// What it says; nil where the day or night says nothing of it.
  public let value: @Sendable (Source) -> FigureValue?

  init(
    _ key: String,
    _ unit: FigureUnit,
    _ label: MessageKey,
    _ definition: MessageKey,
    isQuiet: Bool = false,
    _ value: @escaping @Sendable (Source) -> FigureValue?
  ) {
    self.key = key
    self.unit = unit
    self.label = label
    self.definition = definition
    self.isQuiet = isQuiet
    self.value = value
  }
}
