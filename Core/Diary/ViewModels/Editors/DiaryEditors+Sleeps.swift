import HearthHousehold
public import HearthModel
import HearthSupport

extension DiaryEditors {
  /// A new sleep with these times, unless a person says otherwise; without an end it lasts.
  public func newSleep(from start: Instant?, to end: Instant?) -> RecordEditor {
    let fields =
      [writer.time("start", start), writer.time("end", end)] + words(of: nil)
      + marks(author: nil, of: nil)
    return RecordEditor(messages("editor.title.sleep"), fields) { values, answers in
      let reader = reader(values, fields)
      let start = try reader.time("start")
      var draft = SleepDraft(start: start, end: try reader.optionalTime("end", after: start))
      draft.kind = reader.text("kind").map { SleepKind(rawValue: $0) }
      draft.place = reader.text("place").map { Place(rawValue: $0) }
      draft.settling = reader.text("settling")
      draft.moodAtStart = reader.text("mood-start")
      draft.moodAtEnd = reader.text("mood-end")
      draft.note = reader.text("note")
      draft.author = reader.author(nil)
      let written = try await SleepJournal(dependencies).add(draft, for: child.id, answers)
      try await keepTags(reader, on: written.sleep.id)
      return saved(written.sleep)
    }
  }

  /// A stored sleep.
  public func edit(_ sleep: Sleep) -> RecordEditor {
    let fields =
      [writer.time("start", sleep.start), writer.time("end", sleep.end)] + words(of: sleep)
      + marks(author: sleep.author, of: sleep.id)
    return RecordEditor(messages("editor.title.sleep"), fields) { values, answers in
      let reader = reader(values, fields)
      let start = try reader.time("start", stored: sleep.start)
      let end = try reader.optionalTime(
        "end",
        stored: sleep.end,
        after: sleep.end == nil ? start : nil
      )
      let written = try await SleepJournal(dependencies).edit(sleep.id, answers) { sleep in
        (sleep.start, sleep.end) = (start.wholeSeconds, end?.wholeSeconds)
        sleep.kindByHand = reader.text("kind").map { SleepKind(rawValue: $0) }
        sleep.place = reader.text("place").map { Place(rawValue: $0) }
        sleep.settling = reader.text("settling")
        sleep.moodAtStart = reader.text("mood-start")
        sleep.moodAtEnd = reader.text("mood-end")
        sleep.note = reader.text("note")
        sleep.author = reader.author(sleep.author)
      }
      try await keepTags(reader, on: written.sleep.id)
      return saved(written.sleep)
    }
  }

  /// The edges of a wakefulness, which are those of the sleeps beside it.
  public func editWakefulness(_ section: Section, of day: DiaryDay) -> RecordEditor {
    let (before, after) = day.neighbours(of: section)
    let fields =
      (before == nil ? [] : [writer.time("woke", section.start)])
      + (after == nil ? [] : [writer.time("fell-asleep", section.end)])
    let ids = (before?.members.last?.sleep.id, after?.first.id)
    return RecordEditor(messages("editor.title.wakefulness"), fields) { values, answers in
      let reader = reader(values, fields)
      let woke = try reader.optionalTime("woke", stored: section.start)
      let slept = try reader.optionalTime("fell-asleep", stored: section.end)
      let start = woke ?? section.extent.lowerBound
      let end = slept ?? section.extent.upperBound
      guard start < end else { throw DiaryError.endNotAfterStart(start: start, end: end) }
      let sleeps = try await SleepJournal(dependencies)
        .editWakefulness(after: ids.0, before: ids.1, to: start..<end, answers)
      return sleeps.first.map(saved) ?? ""
    }
  }

  /// A waking inside a sleep, which becomes two.
  public func split(_ sleep: Sleep, counted range: Range<Instant>) -> RecordEditor {
    let middle = range.lowerBound + .seconds((range.upperBound - range.lowerBound).wholeSeconds / 2)
    let fields = [
      writer.time("woke", middle), writer.time("fell-asleep", middle + .minutes(1)),
    ]
    return RecordEditor(messages("editor.title.waking"), fields) { values, answers in
      let reader = reader(values, fields)
      let woke = try reader.time("woke", stored: middle)
      let slept = try reader.time("fell-asleep", stored: middle + .minutes(1))
      let written = try await SleepJournal(dependencies)
        .split(sleep.id, from: woke, to: slept, answers)
      return saved(written.sleep)
    }
  }

  /// What can be said of a sleep besides its times.
  private func words(of sleep: Sleep?) -> [EditorField] {
    [
      writer.choice("kind", sleep?.kindByHand, among: [.night, .day]) { kind in
        kind == .night ? messages("day.night") : messages("day.nap")
      },
      writer.choice("place", sleep?.place, among: Place.known) { $0.text(in: messages) },
      writer.words("settling", sleep?.settling), writer.words("mood-start", sleep?.moodAtStart),
      writer.words("mood-end", sleep?.moodAtEnd), writer.words("note", sleep?.note),
    ]
  }
}
