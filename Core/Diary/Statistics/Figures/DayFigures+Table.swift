import HearthModel
import HearthSupport

extension DaySummary {
  /// The figures of a day in the order in which they are told.
  public static let figures: [FigureDefinition<DaySummary>] = sleep + feeding + care

  private static let sleep: [FigureDefinition<DaySummary>] = [
    .init("naps", .count, "figure.naps", "explain.naps") { day in
      day.figures.sleep.map { .count($0.naps) }
    },
    .init("napSeconds", .seconds, "figure.nap-time", "explain.nap-time") { day in
      day.figures.sleep.map { .seconds($0.napSeconds) }
    },
    .init("longestNapSeconds", .seconds, "figure.longest-nap", "explain.longest-nap") { day in
      day.figures.sleep.map { .seconds($0.longestNapSeconds) }
    },
    .init("asleepSeconds", .seconds, "figure.asleep", "explain.asleep") { day in
      day.figures.sleep.map { .seconds($0.asleepSeconds) }
    },
    .init("awakeSeconds", .seconds, "figure.awake", "explain.awake") { day in
      day.figures.sleep.map { .seconds($0.awakeSeconds) }
    },
    .init("longestAwakeSeconds", .seconds, "figure.longest-awake", "explain.longest-awake") {
      day in day.figures.sleep.map { .seconds($0.longestAwakeSeconds) }
    },
    .init("bedtimeAwakeSeconds", .seconds, "figure.bedtime-awake", "explain.bedtime-awake") {
      day in day.nextNight?.awakeBeforeSeconds.map { .seconds($0) }
    },
  ]

  private static let feeding: [FigureDefinition<DaySummary>] = [
    .init("feedings", .count, "figure.feedings", "explain.feedings") { day in
      day.figures.feeding.map { .count($0.count) }
    },
    .init("feedingMethods", .tally, "figure.methods", "explain.methods", isQuiet: true) { day in
      day.figures.feeding.map { .tally($0.methods) }
    },
    .init("feedingContents", .tally, "figure.contents", "explain.contents", isQuiet: true) {
      day in day.figures.feeding.map { .tally($0.contents) }
    },
    .init("bottleMillilitres", .millilitres, "figure.bottle", "explain.bottle", isQuiet: true) {
      day in day.figures.feeding.map { .tenths($0.bottleAmount) }
    },
    .init("leftSeconds", .seconds, "figure.left", "explain.left", isQuiet: true) { day in
      day.figures.feeding.map { .seconds($0.leftSeconds) }
    },
    .init("rightSeconds", .seconds, "figure.right", "explain.right", isQuiet: true) { day in
      day.figures.feeding.map { .seconds($0.rightSeconds) }
    },
    .init("nextSide", .side, "figure.next-side", "explain.next-side") { day in
      day.figures.hasData ? day.nextSide.map { .side($0) } : nil
    },
  ]

  private static let care: [FigureDefinition<DaySummary>] = [
    .init("pumpings", .count, "figure.pumpings", "explain.pumpings", isQuiet: true) { day in
      day.figures.care.map { .count($0.pumpings) }
    },
    .init("pumpedMillilitres", .millilitres, "figure.pumped", "explain.pumped", isQuiet: true) {
      day in day.figures.care.map { .tenths($0.pumpedAmount) }
    },
    .init("wet", .count, "figure.wet", "explain.wet", isQuiet: true) { day in
      day.figures.care.map { .count($0.wet) }
    },
    .init("dirty", .count, "figure.dirty", "explain.dirty", isQuiet: true) { day in
      day.figures.care.map { .count($0.dirty) }
    },
  ]
}
