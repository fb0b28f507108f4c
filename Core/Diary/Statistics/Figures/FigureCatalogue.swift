public import HearthSupport

/// A group of figures at the end of a day.
public enum FigureGroup: String, Sendable, CaseIterable {
  /// The night that ended on the day.
  case pastNight
  /// The day itself.
  case day
  /// The night that begins on the day.
  case nextNight
}

/// A figure or a group by its name, whatever it is a figure of.
public struct FigureEntry: Sendable, Equatable {
  /// What it is called: `naps`, `night.wakings`.
  public let name: String
  /// Whether it is measured of nights.
  public let isOfNight: Bool
  /// In what it is measured.
  public let unit: FigureUnit
  /// Its name for people.
  public let label: MessageKey
  /// What exactly is measured.
  public let definition: MessageKey
}

/// All figures that the diary knows.
public enum FigureCatalogue {
  private static let nightPrefix = "night."

  /// Those of a day, then those of a night.
  public static var all: [FigureEntry] {
    DaySummary.figures.map { FigureEntry($0, named: $0.key, isOfNight: false) }
      + NightFigures.figures.map { FigureEntry($0, named: name(ofNight: $0.key), isOfNight: true) }
  }

  /// The figure that a person means; a night's may be named without `night.` where no day's is so
  /// called.
  ///
  /// - Returns: nil for a word that names none.
  public static func figure(named name: String) -> FigureEntry? {
    let all = all
    return all.first { $0.name == name } ?? all.first { $0.name == nightPrefix + name }
  }

  /// What can be hidden: the groups, then the figures.
  public static var names: [String] {
    FigureGroup.allCases.map(\.rawValue) + all.map(\.name)
  }

  /// The name of a night's figure.
  static func name(ofNight key: String) -> String { nightPrefix + key }
}

extension FigureEntry {
  fileprivate init<Source>(
    _ figure: FigureDefinition<Source>,
    named name: String,
    isOfNight: Bool
  ) {
    self.name = name
    self.isOfNight = isOfNight
    unit = figure.unit
    label = figure.label
    definition = figure.definition
  }
}
