import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

extension DiaryProblems {
  /// Why the diary refuses, and what to do.
  func sentence(for error: DiaryError) -> String {
    switch error {
    case .noChildren: messages("web.refused.no-children")
    case .badName(let limit), .badWord(let limit): messages("web.refused.bad-name", limit)
    case .bornInFuture(let day):
      messages("web.refused.born-in-future", messages.dateText(day, .long))
    case .nameTaken(let name): messages("web.refused.name-taken", name)
    case .noTimer, .noSuchTimer, .timerNotNamed: messages("web.refused.no-timer")
    case .timerRuns(let name, let since): messages("web.refused.timer-runs", name, clock(since))
    case .notAsleep(let child): messages("web.refused.not-asleep", child)
    case .endNotAfterStart(let start, let end):
      messages("web.refused.end-not-after-start", clock(end), clock(start))
    case .tooLong(let seconds): messages("web.refused.too-long", length(seconds))
    case .badAmount: messages("web.refused.bad-amount")
    case .tooManyDays(let limit): messages("web.refused.too-many-days", limit)
    case .daysReversed(let from, let to):
      messages("web.refused.days-reversed", from.description, to.description)
    case .event(let fault): sentence(for: fault)
    case .forgottenStop(let forgotten): sentence(for: forgotten)
    case .sleep(let error): sentence(for: error)
    case .feeding(let error): sentence(for: error)
    case .conflict(let conflict): sentence(for: conflict)
    case .minutesDoNotFit: messages("web.refused.minutes-do-not-fit")
    case .minutesWithoutBreast: messages("web.refused.minutes-without-breast")
    case .needsConfirmation(let questions):
      questions.map(sentence(for:)).joined(separator: " ")
    case .noSuchFigure(let name): messages("web.refused.no-such-figure", name)
    case .childNotNamed(let names):
      messages("web.refused.child-not-named", messages.list(names))
    case .noSuchChild, .sameName, .sameChild, .noSuchRecord, .ambiguous,
      .noSuchPerson, .noSuchTag, .notTagged:
      messages("web.problem.not-found")
    }
  }

  /// What a person is asked back.
  func sentence(for question: DiaryError.Question) -> String {
    switch question {
    case .longerThanADay(let seconds): messages("web.question.long", length(seconds))
    case .beginsInFuture(let start): messages("web.question.begins-in-future", clock(start))
    case .endsInFuture(let end): messages("web.question.ends-in-future", clock(end))
    case .bornOnOtherDays(let first, let second):
      messages("web.question.other-birth", first.description, second.description)
    case .onFutureDay(let day):
      messages("web.question.future-day", messages.dateText(day, .long))
    case .minimumGap(let name, let next): messages("web.question.minimum-gap", name, clock(next))
    case .eventsBetween(let count): messages("web.question.events-between", count)
    }
  }

  private func sentence(for fault: EventFault) -> String {
    switch fault {
    case .implausible(let measure):
      messages(
        "web.refused.implausible",
        messages("web.measure.\(measure.rawValue)"),
        Double(measure.believed.lowerBound) / Double(measure.scale),
        Double(measure.believed.upperBound) / Double(measure.scale)
      )
    case .empty(let kind): messages("web.refused.empty", messages("event.\(kind.rawValue)"))
    case .sidesExceedTotal: messages("web.refused.sides-exceed-total")
    case .segmentsOutside: messages("web.refused.segments-outside")
    case .timeDoesNotFit: messages("web.refused.time-does-not-fit")
    }
  }

  private func sentence(for conflict: SleepConflict) -> String {
    if let forgotten = conflict.forgotten { return sentence(for: forgotten) }
    let spans = conflict.existing.map { span($0.start, $0.end) }
    return messages("web.refused.conflict", messages.list(spans))
  }

  private func sentence(for forgotten: ForgottenStop) -> String {
    messages("web.refused.forgotten", clock(forgotten.sleep.start))
  }

  private func sentence(for error: SleepShapeError) -> String {
    switch error {
    case .nothingLeft(let conflict):
      messages(
        "web.refused.nothing-left",
        messages.list(conflict.existing.map { span($0.start, $0.end) })
      )
    case .stillOpen(let since): messages("web.refused.still-open", clock(since))
    case .noSleep(let child): messages("web.refused.no-sleep", child)
    case .wakingOutside(let start, let end):
      messages("web.refused.waking-outside", span(start, end))
    case .nothingToJoin, .otherChild: messages("web.refused.nothing-to-join")
    }
  }

  private func sentence(for error: RunningFeedingError) -> String {
    switch error {
    case .notRunning(let child): messages("web.refused.feeding-not-running", child)
    case .alreadyRunning(let since): messages("web.refused.feeding-running", clock(since))
    case .notNursing(let since): messages("web.refused.feeding-not-nursing", clock(since))
    case .alreadyPaused(let since): messages("web.refused.feeding-paused", clock(since))
    case .notPaused(let since): messages("web.refused.feeding-not-paused", clock(since))
    case .beforeLastChange(let last): messages("web.refused.feeding-too-early", clock(last))
    }
  }

  /// An instant for a sentence: the clock time, with the date where that is not today.
  func clock(_ instant: Instant) -> String {
    messages.clock(instant, in: zones, today: zones.local(context.now).day)
  }

  private func span(_ start: Instant, _ end: Instant?) -> String {
    messages("day.span", clock(start), end.map(clock) ?? messages("day.unbounded"))
  }

  private func length(_ seconds: Int64) -> String {
    messages.durationText(.seconds(seconds), .words)
  }
}
