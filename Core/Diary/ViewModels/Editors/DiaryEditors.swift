public import HearthContainer
public import HearthHousehold
public import HearthModel
public import HearthSupport

/// Makes the editors of a child's diary.
public struct DiaryEditors: Sendable {
  let dependencies: Dependencies
  let messages: Messages
  let zones: TimeZoneHistory
  let child: Child
  let names: EntryNames?
  let labels: EventLabels

  /// The editors of a child's diary in the words of a language, by the household's clock.
  ///
  /// - Parameters:
  ///   - dependencies: the store, the clock, identifiers.
  ///   - child: whose diary.
  ///   - zones: the household's.
  ///   - names: the persons and tags there are; nil leaves both out.
  ///   - labels: the tags that are on the entries to be edited.
  ///   - messages: the person's texts.
  public init(
    _ dependencies: Dependencies,
    of child: Child,
    zones: TimeZoneHistory,
    names: EntryNames? = nil,
    labels: EventLabels = .none,
    in messages: Messages
  ) {
    self.dependencies = dependencies
    self.child = child
    self.zones = zones
    self.messages = messages
    self.names = names
    self.labels = labels
  }

  var writer: EditorWriter { EditorWriter(messages: messages, zones: zones) }

  func reader(_ values: EditorValues, _ fields: [EditorField]) -> EditorReader {
    let reader = TimeReader(zones: zones, now: dependencies.now())
    return EditorReader(values, of: fields, reader, in: messages.units)
  }

  /// "Saved: bottle, formula, 120 ml".
  public func saved(_ event: any DiaryEvent) -> String { messages("editor.saved", text(of: event)) }

  /// "Deleted: bottle, formula, 120 ml".
  public func deleted(_ event: any DiaryEvent) -> String {
    messages("editor.deleted", text(of: event))
  }

  /// "Saved: sleep 19:30 – 20:36".
  public func saved(_ sleep: Sleep) -> String { messages("editor.saved", text(of: sleep)) }

  /// The same of either.
  public func saved(_ entry: DiaryEntry) -> String {
    switch entry {
    case .sleep(let sleep): saved(sleep)
    case .event(let event): saved(event)
    }
  }

  /// "Deleted: sleep 19:30 – 20:36".
  public func deleted(_ sleep: Sleep) -> String { messages("editor.deleted", text(of: sleep)) }

  private func text(of event: any DiaryEvent) -> String {
    EventWriter(messages: messages, now: dependencies.now().wholeSeconds).summary(event)
  }

  private func text(of sleep: Sleep) -> String {
    let clock = { (instant: Instant) in messages.timeText(zones.local(instant).time) }
    let end = sleep.end.map(clock) ?? messages("day.unbounded")
    return messages("editor.sleep.span", messages("day.span", clock(sleep.start), end))
  }
}

extension DiaryEditors {
  /// A new event that began then, or on that day, unless a person says otherwise.
  public func new(_ kind: EventKind, at start: Instant) -> RecordEditor {
    if kind == .feeding { return newFeeding(at: start) }
    return newEvent(kind.editorForm, kind, at: start)
  }

  /// A stored event.
  public func edit(_ event: any DiaryEvent) -> RecordEditor {
    func open<Event: DiaryEvent>(_ event: Event) -> RecordEditor {
      guard let form = Event.kind.editorForm as? EventEditorForm<Event> else {
        return RecordEditor("", []) { _, _ in "" }
      }
      return edit(event, form)
    }
    return open(event)
  }

  private func newEvent<Form: EventEditing>(
    _ form: Form,
    _ kind: EventKind,
    at start: Instant
  ) -> RecordEditor {
    var blank = Form.Event.blank(dependencies.newID(), of: child.id)
    if kind == .nappy, var nappy = blank as? Nappy {
      nappy.isWet = true
      if let nappy = nappy as? Form.Event { blank = nappy }
    }
    let fields =
      times(of: blank, at: start) + form.fields(blank, writer) + note(of: blank)
      + marks(author: nil, of: nil)
    let first = form.fields(blank, writer).first?.name
    return RecordEditor(messages("editor.title.\(kind.rawValue)"), fields, focus: first) {
      values,
      answers in
      let reader = reader(values, fields)
      let times = try self.times(of: Form.Event.self, reader)
      let event = try await EventJournal(dependencies, zones: zones)
        .add(Form.Event.self, for: child.id, confirmed: answers.isConfirmed) { event in
          try event.set(times)
          try form.fill(&event, reader)
          if kind != .note { event.note = reader.text("note") }
          event.author = reader.author(event.author)
        }
      try await keepTags(reader, on: event.id)
      return saved(event)
    }
  }

  private func edit<Event: DiaryEvent>(
    _ event: Event,
    _ form: EventEditorForm<Event>
  ) -> RecordEditor {
    let fields =
      times(of: event, at: nil) + form.fields(event, writer) + note(of: event)
      + marks(author: event.author, of: event.id)
    let title = messages("editor.title.\(Event.kind.rawValue)")
    return RecordEditor(title, fields) { values, answers in
      let reader = reader(values, fields)
      let times = try self.times(of: event, reader)
      let stored = try await EventJournal(dependencies, zones: zones)
        .edit(Event.self, event.id, confirmed: answers.isConfirmed) { event in
          try event.set(times)
          if reader.text("end") == nil { event.removeEnd() }
          try form.fill(&event, reader)
          if Event.kind != .note { event.note = reader.text("note") }
          event.author = reader.author(event.author)
        }
      try await keepTags(reader, on: stored.id)
      return saved(stored)
    }
  }

  private func note(of event: some DiaryEvent) -> [EditorField] {
    event is DiaryNote ? [] : [writer.words("note", event.note)]
  }

  /// The fields of an event's times; `start` is a new event's.
  private func times<Event: DiaryEvent>(of event: Event, at start: Instant?) -> [EditorField] {
    switch Event.shape {
    case .moment: return [writer.time("time", start ?? event.beginning(by: zones))]
    case .day: return [writer.day("day", start.map(zones.day(holding:)) ?? event.ownDay)]
    case .span:
      return [
        writer.time("start", start ?? event.beginning(by: zones)),
        writer.time("end", start == nil ? event.ending : nil),
      ]
    }
  }

  /// The times of a new event.
  private func times<Event: DiaryEvent>(
    of _: Event.Type,
    _ reader: EditorReader
  ) throws -> EventTimes {
    switch Event.shape {
    case .moment: return EventTimes(start: try reader.time("time"))
    case .day: return EventTimes(day: try reader.day("day"))
    case .span:
      let start = try reader.time("start")
      return EventTimes(start: start, end: try reader.optionalTime("end", after: start))
    }
  }

  /// The times of a stored event as they are now.
  private func times<Event: DiaryEvent>(
    of event: Event,
    _ reader: EditorReader
  ) throws -> EventTimes {
    let stored = event.beginning(by: zones)
    switch Event.shape {
    case .moment: return EventTimes(start: try reader.time("time", stored: stored))
    case .day: return EventTimes(day: try reader.day("day"))
    case .span:
      let start = try reader.time("start", stored: stored)
      let end = try reader.optionalTime(
        "end",
        stored: event.ending,
        after: event.ending == nil ? start : nil
      )
      return EventTimes(start: start, end: end)
    }
  }
}

extension DiaryEvent {
  /// Takes the end away: it goes on, or was one moment.
  fileprivate mutating func removeEnd() {
    if case .span(_, let end, _) = Self.timing { self[keyPath: end] = nil }
  }
}
