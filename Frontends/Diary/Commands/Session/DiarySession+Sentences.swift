import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel
import HearthSupport

extension DiarySession {
  /// Why the diary refuses, and what to do.
  func sentence(for error: DiaryError, in zones: TimeZoneHistory) -> String {
    switch error {
    case .noChildren: messages("refused.no-children")
    case .childNotNamed(let names): messages("refused.child-not-named", list(names))
    case .noSuchChild(let name, let names): messages("refused.no-such-child", name, list(names))
    case .sameName(let name, let ids):
      messages("refused.same-name", name, list(ids.map(\.description)))
    case .badName(let limit): messages("refused.bad-name", limit)
    case .sameChild: messages("refused.same-child")
    case .bornInFuture(let day): messages("refused.born-in-future", messages.dateText(day, .long))
    case .noSuchRecord(let id): messages("refused.no-such-record", id)
    case .ambiguous(let text, let count, let ids):
      messages("refused.ambiguous", text, count, list(ids.map(\.description)))
    case .badWord, .nameTaken, .noSuchPerson, .noSuchTag, .notTagged: wordSentence(for: error)
    case .noTimer, .timerNotNamed, .noSuchTimer, .timerRuns: timerSentence(for: error, in: zones)
    case .notAsleep(let child): messages("refused.not-asleep", child)
    case .endNotAfterStart(let start, let end):
      messages("refused.end-not-after-start", clock(end, in: zones), clock(start, in: zones))
    case .tooLong(let seconds): messages("refused.too-long", length(seconds))
    case .badAmount: messages("refused.bad-amount")
    case .noSuchFigure(let name): messages("refused.no-such-figure", name)
    case .tooManyDays(let limit): messages("refused.too-many-days", limit)
    case .daysReversed(let from, let to):
      messages("refused.days-reversed", from.description, to.description)
    case .event(let fault): sentence(for: fault)
    case .forgottenStop(let forgotten):
      sentence("refused.forgotten-stop.fed", for: forgotten, in: zones)
    case .sleep(let error): sentence(for: error, in: zones)
    case .feeding(let error): sentence(for: error, in: zones)
    case .conflict(let conflict): sentence(for: conflict, in: zones)
    case .minutesDoNotFit: messages("refused.minutes-do-not-fit")
    case .minutesWithoutBreast: messages("refused.minutes-without-breast")
    case .needsConfirmation(let questions):
      messages("refused.needs-confirmation", sentence(for: questions, in: zones))
    }
  }

  /// All that a person is asked back, sentence by sentence.
  func sentence(for questions: [DiaryError.Question], in zones: TimeZoneHistory) -> String {
    questions.map { sentence(for: $0, in: zones) }.joined(separator: " ")
  }

  /// What a person is asked back.
  func sentence(for question: DiaryError.Question, in zones: TimeZoneHistory) -> String {
    switch question {
    case .longerThanADay(let seconds): messages("question.longer-than-a-day", length(seconds))
    case .beginsInFuture(let start): messages("question.begins-in-future", clock(start, in: zones))
    case .endsInFuture(let end): messages("question.ends-in-future", clock(end, in: zones))
    case .bornOnOtherDays(let first, let second):
      messages(
        "question.born-on-other-days",
        messages.dateText(first, .long),
        messages.dateText(second, .long)
      )
    case .onFutureDay(let day): messages("question.on-future-day", messages.dateText(day, .long))
    case .minimumGap(let name, let next):
      messages("question.minimum-gap", name, clock(next, in: zones))
    case .eventsBetween(let count): messages("question.events-between", count)
    }
  }

  func list(_ items: [String]) -> String {
    messages.list(items)
  }

  func length(_ seconds: Int64) -> String {
    messages.durationText(.seconds(seconds), .words)
  }
}
