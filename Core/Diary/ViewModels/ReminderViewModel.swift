import HearthHousehold
import HearthModel
public import HearthSupport

/// A reminder of the diary, in words.
public struct ReminderViewModel: Sendable {
  /// A sentence.
  public let text: String

  /// A reminder in the words of a language, by the household's zones.
  public init(_ reminder: DiaryReminder, _ clock: DayClock, in messages: Messages) {
    let name = reminder.child.name
    let time = { (instant: Instant) in
      messages.timeText(clock.zones.local(instant).time)
    }
    text =
      switch reminder.subject {
      case .nextSleep(let forecast):
        messages(
          "next.range",
          name,
          time(forecast.from),
          time(forecast.to),
          forecast.basis(in: messages)
        )
      case .medicine(let dose):
        messages("remind.medicine", name, dose.name, time(reminder.at))
      case .forgottenStop(let sleep):
        messages(
          "remind.forgotten-stop",
          name,
          messages.dateText(clock.zones.local(sleep.start).day, .weekdayAndDay),
          time(sleep.start)
        )
      case .feeding(_, let ago):
        messages(
          "remind.feeding",
          name,
          messages.durationText(ago, .words),
          time(reminder.at - ago)
        )
      case .nappy(let nappy, let ago):
        messages("remind.nappy", name, messages.durationText(ago, .words), time(nappy.time))
      }
  }
}
