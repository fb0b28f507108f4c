public import HearthHousehold
public import HearthModel
public import HearthSupport

/// Puts what the diary refuses or asks back into sentences, for faces that have buttons in the place of
/// options.
public struct RefusalWriter: Sendable {
  private let messages: Messages
  private let zones: TimeZoneHistory
  private let now: Instant

  /// A writer in a language, by the household's clock.
  public init(_ messages: Messages, zones: TimeZoneHistory, now: Instant) {
    self.messages = messages
    self.zones = zones
    self.now = now
  }

  /// Why the diary refuses, and what to do.
  public func sentence(_ error: DiaryError) -> String {
    switch error {
    case .noChildren: messages("refusal.no-children")
    case .childNotNamed(let names), .noSuchChild(_, let names):
      messages("refusal.which-child", messages.list(names))
    case .sameName(let name, _): messages("refusal.same-name", name)
    case .badName(let limit): messages("refusal.bad-name", limit)
    case .sameChild: messages("refusal.same-child")
    case .bornInFuture(let day): messages("refusal.born-in-future", messages.dateText(day, .long))
    case .noSuchRecord, .ambiguous: messages("refusal.gone")
    case .badWord(let limit): messages("refusal.bad-word", limit)
    case .nameTaken(let name): messages("refusal.name-taken", name)
    case .noSuchPerson(let name, _), .noSuchTag(let name, _), .notTagged(let name),
      .noSuchTimer(let name, _), .noSuchFigure(let name):
      messages("refusal.unknown-name", name)
    case .noTimer, .timerNotNamed: messages("refusal.no-timer")
    case .timerRuns(let name, let since): messages("refusal.timer-runs", name, clock(since))
    case .minutesDoNotFit: messages("refusal.minutes-do-not-fit")
    case .minutesWithoutBreast: messages("refusal.minutes-without-breast")
    case .badAmount: messages("refusal.bad-amount")
    case .tooManyDays(let limit): messages("refusal.too-many-days", limit)
    case .daysReversed: messages("refusal.days-reversed")
    case .event(let fault): sentence(fault)
    case .needsConfirmation(let questions): sentence(questions)
    case .feeding(let error): sentence(error)
    case .notAsleep, .endNotAfterStart, .tooLong, .conflict, .sleep, .forgottenStop:
      sleepSentence(error)
    }
  }

  /// All that a person is asked back, sentence by sentence.
  public func sentence(_ questions: [DiaryError.Question]) -> String {
    questions.map(sentence).joined(separator: " ")
  }

  /// Why what was put into a field cannot be read.
  public func sentence(_ error: EditorError) -> String {
    switch error {
    case .missing(let label): messages("refusal.field.missing", label)
    case .notANumber(let label, let text): messages("refusal.field.number", text, label)
    case .notALength(let label, let text): messages("refusal.field.length", text, label)
    case .notANight(let text): messages("refusal.field.night", text)
    }
  }

  /// The sleeps in the way, as a list.
  public func spans(_ conflict: SleepConflict) -> String {
    messages.list(
      conflict.existing.map { sleep in
        messages("day.span", clock(sleep.start), sleep.end.map(clock) ?? messages("day.unbounded"))
      }
    )
  }

  /// A moment: the clock time, with the date where that is not today.
  public func clock(_ instant: Instant) -> String {
    messages.clock(instant, in: zones, today: zones.local(now).day)
  }

  private func length(_ seconds: Int64) -> String {
    messages.durationText(.seconds(seconds), .words)
  }
}

extension RefusalWriter {
  private func sleepSentence(_ error: DiaryError) -> String {
    switch error {
    case .notAsleep(let child): messages("refusal.not-asleep", child)
    case .endNotAfterStart(let start, let end):
      messages("refusal.end-not-after-start", clock(end), clock(start))
    case .tooLong(let seconds): messages("refusal.too-long", length(seconds))
    case .conflict(let conflict): messages("refusal.conflict", spans(conflict))
    case .forgottenStop(let forgotten):
      messages(
        "refusal.forgotten-stop",
        clock(forgotten.sleep.start),
        length((forgotten.latest - forgotten.sleep.start).wholeSeconds)
      )
    case .sleep(let error): sentence(error)
    default: ""
    }
  }

  private func sentence(_ error: SleepShapeError) -> String {
    switch error {
    case .nothingLeft(let conflict): messages("refusal.nothing-left", spans(conflict))
    case .stillOpen(let since): messages("refusal.still-open", clock(since))
    case .noSleep(let child): messages("refusal.no-sleep", child)
    case .wakingOutside(let start, let end):
      messages(
        "refusal.waking-outside",
        clock(start),
        end.map(clock) ?? messages("day.unbounded")
      )
    case .nothingToJoin, .otherChild: messages("refusal.nothing-to-join")
    }
  }

  private func sentence(_ error: RunningFeedingError) -> String {
    switch error {
    case .notRunning(let child): messages("refusal.feeding-not-running", child)
    case .alreadyRunning(let since): messages("refusal.feeding-running", clock(since))
    case .notNursing(let since): messages("refusal.feeding-not-nursing", clock(since))
    case .alreadyPaused(let since): messages("refusal.feeding-paused", clock(since))
    case .notPaused(let since): messages("refusal.feeding-not-paused", clock(since))
    case .beforeLastChange(let last): messages("refusal.feeding-too-early", clock(last))
    }
  }

  private func sentence(_ fault: EventFault) -> String {
    switch fault {
    case .implausible(let measure):
      messages(
        "refusal.implausible.\(measure.rawValue)",
        Double(measure.believed.lowerBound) / Double(measure.scale),
        Double(measure.believed.upperBound) / Double(measure.scale)
      )
    case .empty(let kind): messages("refusal.empty.\(kind.rawValue)")
    case .sidesExceedTotal: messages("refusal.sides-exceed-total")
    case .segmentsOutside: messages("refusal.segments-outside")
    case .timeDoesNotFit: messages("refusal.time-does-not-fit")
    }
  }

  private func sentence(_ question: DiaryError.Question) -> String {
    switch question {
    case .longerThanADay(let seconds): messages("refusal.ask.longer-than-a-day", length(seconds))
    case .beginsInFuture(let start): messages("refusal.ask.begins-in-future", clock(start))
    case .endsInFuture(let end): messages("refusal.ask.ends-in-future", clock(end))
    case .bornOnOtherDays(let first, let second):
      messages(
        "refusal.ask.born-on-other-days",
        messages.dateText(first, .long),
        messages.dateText(second, .long)
      )
    case .onFutureDay(let day):
      messages("refusal.ask.on-future-day", messages.dateText(day, .long))
    case .minimumGap(let name, let next):
      messages("refusal.ask.minimum-gap", name, clock(next))
    case .eventsBetween(let count): messages("refusal.ask.events-between", count)
    }
  }
}
