import HearthHousehold
import HearthModel
import HearthSupport

extension DayWriter {
  /// The figures of a night; none without one.
  func night(_ night: NightFigures?, in group: FigureGroup) -> [DayViewModel.Figure] {
    guard let night else { return [] }
    return NightFigures.figures.compactMap {
      figure($0, of: night, named: FigureCatalogue.name(ofNight: $0.key), in: group)
    }
  }

  /// The figures of the day; none without data.
  var day: [DayViewModel.Figure] {
    let summary = diaryDay.summary
    return DaySummary.figures.compactMap { figure($0, of: summary, named: $0.key, in: .day) }
  }

  /// A figure in words; nil where it is hidden or there is nothing to tell.
  private func figure<Source>(
    _ figure: FigureDefinition<Source>,
    of source: Source,
    named name: String,
    in group: FigureGroup
  ) -> DayViewModel.Figure? {
    guard !diaryDay.settings.hides(name, in: group), let value = figure.value(source),
      !(figure.isQuiet && value.isNothing),
      let text = FigureWriter(messages: messages).text(value, clock: clock)
    else { return nil }
    return DayViewModel.Figure(name: name, label: messages(figure.label), value: text)
  }
}
