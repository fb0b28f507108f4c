import HearthModel
import HearthSupport

extension NightFigures {
  /// The figures of a night in the order in which they are told.
  public static let figures: [FigureDefinition<NightFigures>] = [
    .init("fellAsleep", .instant, "figure.fell-asleep", "explain.fell-asleep") {
      .instant($0.fellAsleep)
    },
    .init("wokeUp", .instant, "figure.woke", "explain.woke") { .instant($0.wokeUp) },
    .init("spanSeconds", .seconds, "figure.span", "explain.span") { .seconds($0.spanSeconds) },
    .init("asleepSeconds", .seconds, "figure.asleep", "explain.night-asleep") {
      .seconds($0.asleepSeconds)
    },
    .init("awakeSeconds", .seconds, "figure.awake", "explain.night-awake") {
      .seconds($0.awakeSeconds)
    },
    .init("wakings", .count, "figure.wakings", "explain.wakings") { .count($0.wakings) },
    .init("longestStretchSeconds", .seconds, "figure.longest-sleep", "explain.longest-sleep") {
      .seconds($0.longestStretchSeconds)
    },
    .init("feedings", .count, "figure.feedings", "explain.night-feedings") {
      .count($0.feedings)
    },
    .init("pumpings", .count, "figure.pumpings", "explain.night-pumpings", isQuiet: true) {
      .count($0.pumpings)
    },
    .init("complete", .flag, "figure.complete", "explain.complete") { .flag($0.isComplete) },
  ]
}
