import HearthModel
import HearthSupport
import Testing

@testable import DiaryCore

@Suite("The table of figures")
struct FigureTableTests {
  @Test("names each figure once, with a label and a definition in every language")
  func complete() {
    let names = FigureCatalogue.all.map(\.name)
    #expect(Set(FigureCatalogue.names).count == FigureCatalogue.names.count)
    #expect(names.count == DaySummary.figures.count + NightFigures.figures.count)
    for language in Language.all {
      let messages = Messages(language, [.diary, .diaryStatistics])
      for figure in FigureCatalogue.all {
        #expect(messages.contains(figure.label) && messages.contains(figure.definition))
      }
    }
  }

  @Test("finds a night's figure without its prefix where no day's has the name")
  func names() {
    #expect(FigureCatalogue.figure(named: "wakings")?.name == "night.wakings")
    #expect(FigureCatalogue.figure(named: "feedings")?.isOfNight == false)
    #expect(FigureCatalogue.figure(named: "night.feedings")?.isOfNight == true)
    #expect(FigureCatalogue.figure(named: "night.naps") == nil)
  }

  @Test("is measured in the unit that it names")
  func units() {
    let day = DaySummary(
      day: Day(number: 20_000),
      interval: Instant(seconds: 0)..<Instant(seconds: 86_400),
      figures: DayFigures(
        hasData: true,
        sleep: SleepFigures(
          naps: 1,
          napSeconds: 2,
          longestNapSeconds: 2,
          asleepSeconds: 3,
          awakeSeconds: 4,
          longestAwakeSeconds: 4
        ),
        feeding: FeedingFigures([], now: Instant(seconds: 0)),
        care: CareFigures([])
      ),
      nextSide: .left,
      nextNight: nil
    )
    for figure in DaySummary.figures where figure.key != "bedtimeAwakeSeconds" {
      let value = figure.value(day)
      #expect(value != nil && (value?.number != nil) == figure.unit.isNumeric, "\(figure.key)")
    }
  }
}
