import HearthHousehold
import HearthSupport

extension DayWriter {
  /// The figures of a night; none without one.
  func night(_ night: NightFigures?) -> [DayViewModel.Figure] {
    guard let night else { return [] }
    let woke = night.wokeUp.map(clock) ?? messages("figure.woke.not")
    return [
      figure("figure.fell-asleep", clock(night.fellAsleep)),
      figure("figure.woke", woke),
      figure("figure.asleep", length(night.asleepSeconds)),
      figure("figure.awake", length(night.awakeSeconds)),
      figure("figure.wakings", messages("figure.count", night.wakings)),
      figure("figure.longest-sleep", length(night.longestStretchSeconds)),
      figure("figure.feedings", messages("figure.count", night.feedings)),
    ] + pumpings(night.pumpings)
  }

  /// The figures of the day; none without data.
  var day: [DayViewModel.Figure] {
    let figures = diaryDay.figures
    return sleepFigures(figures.sleep) + feedingFigures(figures.feeding)
      + careFigures(figures.care)
  }

  private func sleepFigures(_ sleep: SleepFigures?) -> [DayViewModel.Figure] {
    guard let sleep else { return [] }
    let naps = messages("figure.naps.value", sleep.naps, length(sleep.napSeconds))
    return [
      figure("figure.naps", naps),
      figure("figure.longest-nap", length(sleep.longestNapSeconds)),
      figure("figure.asleep", length(sleep.asleepSeconds)),
      figure("figure.awake", length(sleep.awakeSeconds)),
      figure("figure.longest-awake", length(sleep.longestAwakeSeconds)),
    ]
  }

  private func feedingFigures(_ feeding: FeedingFigures?) -> [DayViewModel.Figure] {
    guard let feeding else { return [] }
    var list = [figure("figure.feedings", messages("figure.count", feeding.count))]
    if feeding.bottleAmount > 0 {
      list.append(figure("figure.bottle", eventWriter.amount(feeding.bottleAmount)))
    }
    if feeding.leftSeconds + feeding.rightSeconds > 0 {
      let left = length(feeding.leftSeconds)
      list.append(
        figure("figure.sides", messages("figure.sides.value", left, length(feeding.rightSeconds)))
      )
    }
    if let side = diaryDay.nextSide {
      list.append(figure("figure.next-side", messages("side.\(side.rawValue)")))
    }
    return list
  }

  /// What a day without them says nothing of.
  private func careFigures(_ care: CareFigures?) -> [DayViewModel.Figure] {
    guard let care else { return [] }
    var list = pumpings(care.pumpings)
    if care.pumpedAmount > 0 {
      list.append(figure("figure.pumped", eventWriter.amount(care.pumpedAmount)))
    }
    if care.wet + care.dirty > 0 {
      list.append(figure("figure.nappies", messages("figure.nappies.value", care.wet, care.dirty)))
    }
    return list
  }

  private func pumpings(_ count: Int) -> [DayViewModel.Figure] {
    count > 0 ? [figure("figure.pumpings", messages("figure.count", count))] : []
  }

  private func figure(_ label: MessageKey, _ value: String) -> DayViewModel.Figure {
    DayViewModel.Figure(label: messages(label), value: value)
  }
}
