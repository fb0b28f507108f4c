public import HearthModel
public import HearthSupport

extension TimerOutcome {
  /// What the timer becomes, as one of the things to choose from: "Left breast".
  public func title(in messages: Messages) -> String {
    messages("timer.as.\(rawValue.replacing(" ", with: "-"))")
  }
}

extension DiaryTimer {
  /// What a note says of a timer that it was made of: "Walk: 20 min".
  public func note(until end: Instant, in messages: Messages) -> String {
    messages("timer.note", name, messages.durationText(max(.zero, end - start), .words))
  }
}
