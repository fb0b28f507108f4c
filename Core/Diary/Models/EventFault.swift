/// Why an event cannot be; nothing has been written.
public enum EventFault: Error, Sendable, Equatable {
  /// A measure that no child has.
  case implausible(Measure)
  /// What it cannot do without is missing: a name, a title, a text, a measure.
  case empty(EventKind)
  /// Both sides together are more than the total.
  case sidesExceedTotal
  /// The times at the breasts do not lie between start and end.
  case segmentsOutside
  /// The kind has no such time: a moment has no end, a day no time.
  case timeDoesNotFit(EventKind)
}

/// A measure whose values are believed only between two bounds, in the units of the records.
public enum Measure: String, Sendable, Hashable, CaseIterable {
  case volume
  case temperature
  case weight
  case length
  case head
  case bodyMassIndex
  case dose
  case gap

  /// What is believed: tenths of a millilitre, hundredths of a degree, grams, millimetres,
  /// hundredths of kg/m², thousandths of a unit, seconds.
  public var believed: ClosedRange<Int> {
    switch self {
    case .volume: 0...FeedingJournal.largestAmount
    case .temperature: 2500...4500
    case .weight: 200...100_000
    case .length: 150...2000
    case .head: 100...700
    case .bodyMassIndex: 300...8000
    case .dose: 0...10_000_000
    case .gap: 0...30 * 86_400
    }
  }

  /// How many of the records' units make the unit in which people read it: ml, °C, g, mm, kg/m², the
  /// dose's own, days.
  public var scale: Int {
    switch self {
    case .volume: 10
    case .temperature, .bodyMassIndex: 100
    case .weight, .length, .head: 1
    case .dose: 1000
    case .gap: 86_400
    }
  }

  /// Refuses a value that is not believed; nil is no value.
  func check(_ value: Int?) throws(EventFault) {
    guard value.map(believed.contains) ?? true else { throw .implausible(self) }
  }
}
