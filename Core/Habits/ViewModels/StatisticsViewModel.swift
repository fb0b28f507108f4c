public import HearthSupport

/// The Statistics scene: the four figures and those of each tracker, with their definitions.
public struct StatisticsViewModel: Sendable {
  /// A figure of all trackers together.
  public struct FigureModel: Sendable, Equatable {
    /// What is measured.
    public let label: String
    /// The measure.
    public let value: String
    /// What exactly that means.
    public let definition: String
  }

  /// The figures of one tracker.
  public struct TrackerModel: Sendable, Equatable {
    /// Its emoji and name.
    public let name: String
    /// The streak that lasts: "3 weeks".
    public let streak: String
    /// The longest streak.
    public let bestStreak: String
    /// The strength in percent.
    public let score: String
    /// The completion rate in percent.
    public let rate: String
    /// How many days are done.
    public let completed: String
  }

  /// What the scene is called.
  public let title: String
  /// Best period, perfect days, completed, average.
  public let figures: [FigureModel]
  /// What the columns of the trackers are called: streak, best, strength, completion, completed.
  public let columns: [FigureModel]
  /// In the order in which they were added.
  public let trackers: [TrackerModel]
  /// What stands in the place of the figures where there is nothing to analyse.
  public let emptyText: String?

  /// The figures in the words of a language.
  public init(_ statistics: HabitsStatistics, in messages: Messages) {
    let isEmpty = statistics.completed == 0
    title = messages("statistics.title")
    emptyText = isEmpty ? messages("statistics.empty") : nil
    figures = isEmpty ? [] : Self.figures(statistics, messages)
    columns = Self.columns(messages)
    trackers = statistics.trackers.map { TrackerModel($0, in: messages) }
  }

  private static func figures(
    _ statistics: HabitsStatistics,
    _ messages: Messages
  ) -> [FigureModel] {
    let average = statistics.averagePerDay.map { messages.number($0, fractionDigits: 1) }
    return [
      FigureModel(
        label: messages("statistics.best-period"),
        value: messages.number(statistics.bestPeriod),
        definition: messages("statistics.best-period.definition")
      ),
      FigureModel(
        label: messages("statistics.perfect-days"),
        value: messages.number(statistics.perfectDays),
        definition: messages("statistics.perfect-days.definition")
      ),
      FigureModel(
        label: messages("statistics.completed"),
        value: messages.number(statistics.completed),
        definition: messages("statistics.completed.definition")
      ),
      FigureModel(
        label: messages("statistics.average"),
        value: average ?? messages("statistics.average.none"),
        definition: messages("statistics.average.definition")
      ),
    ]
  }

  private static func columns(_ messages: Messages) -> [FigureModel] {
    func column(_ label: MessageKey, _ definition: MessageKey) -> FigureModel {
      FigureModel(label: messages(label), value: "", definition: messages(definition))
    }
    return [
      column("statistics.streak", "statistics.streak.definition"),
      column("statistics.best-streak", "statistics.streak.definition"),
      column("statistics.score", "statistics.score.definition"),
      column("statistics.rate", "statistics.rate.definition"),
      column("statistics.completed", "statistics.completed.definition"),
    ]
  }
}

extension StatisticsViewModel.TrackerModel {
  init(_ figures: TrackerFigures, in messages: Messages) {
    let none = messages("statistics.none")
    let streak = figures.streak
    name = "\(figures.tracker.emoji) \(figures.tracker.name)"
    self.streak = messages("streak.\(streak.unit.rawValue)", streak.current)
    bestStreak = messages("streak.\(streak.unit.rawValue)", streak.best)
    score = figures.score.map { messages.percent($0) } ?? none
    rate = streak.completionRate.map { messages.percent($0) } ?? none
    completed = messages.number(figures.completed)
  }
}
