import HearthContainer
import HearthHousehold
import HearthModel
import HearthSupport

extension DiaryEditors {
  /// A feeding that is over; a child that sleeps for longer than is plausible is asked about.
  func newFeeding(at start: Instant) -> RecordEditor {
    let blank = Feeding.blank(dependencies.newID(), of: child.id)
    let form = EventEditorForm<Feeding>.feeding
    let fields =
      [writer.time("start", start), writer.time("end", nil)] + form.fields(blank, writer)
      + [
        writer.number("minutes-left", nil), writer.number("minutes-right", nil),
        writer.words("note", nil),
      ] + marks(author: nil, of: nil)
    return RecordEditor(messages("editor.title.feeding"), fields, focus: "method") {
      values,
      answers in
      let reader = reader(values, fields)
      let draft = try draft(reader, blank)
      let feeding = try await FeedingJournal(dependencies)
        .add(draft, for: child.id, confirmed: answers.isConfirmed, woke: answers.woke)
      try await keepTags(reader, on: feeding.id)
      return saved(feeding)
    }
  }

  private func draft(_ reader: EditorReader, _ blank: Feeding) throws -> FeedingDraft {
    var feeding = blank
    try EventEditorForm<Feeding>.feeding.fill(&feeding, reader)
    let start = try reader.time("start")
    let end = try reader.optionalTime("end", after: start)
    var draft = FeedingDraft(
      method: feeding.method,
      content: reader.text("content").map { FeedingContent(rawValue: $0) },
      start: start,
      end: end ?? start
    )
    draft.amount = feeding.amount
    draft.foods = feeding.foods
    draft.reaction = feeding.reaction
    draft.note = reader.text("note")
    draft.author = reader.author(nil)
    let left = try reader.count("minutes-left") ?? 0
    let right = try reader.count("minutes-right") ?? 0
    if left + right > 0 {
      try draft.setNursing(
        .minutes(Int64(min(left, 10_000))),
        .minutes(Int64(min(right, 10_000))),
        from: start,
        to: end,
        now: dependencies.now()
      )
    }
    return draft
  }
}
