public import HearthSupport

/// A figure and what exactly it measures, in words.
public struct FigureViewModel: Sendable {
  /// Its name, as it is asked for.
  public let name: String
  /// Its name for people.
  public let label: String
  /// "Day" or "Night".
  public let group: String
  /// In what it is measured.
  public let unit: String
  /// What exactly is measured.
  public let definition: String
  /// How averages are taken, where it has one.
  public let average: String?
  private let entry: FigureEntry

  /// A figure in the words of a language.
  public init(_ figure: FigureEntry, in messages: Messages) {
    entry = figure
    name = figure.name
    label = messages(figure.label)
    group = figure.isOfNight ? messages("stats.group.night") : messages("stats.group.day")
    unit = messages("stats.unit.\(figure.unit.rawValue)")
    definition = messages(figure.definition)
    let isAveraged = figure.unit.isNumeric && !figure.isOfNight
    average = isAveraged ? messages("explain.average") : nil
  }

  /// The figure as lines.
  public var lines: [String] {
    ["\(label) (\(group), \(name))", definition] + [average].compactMap(\.self)
  }

  /// The figure as scripts and APIs read it.
  public var json: JSON {
    [
      "figure": .string(name),
      "of": entry.isOfNight ? "night" : "day",
      "unit": .string(entry.unit.rawValue),
      "label": .string(label),
      "definition": .string(definition),
      "average": JSON(average),
    ]
  }
}
