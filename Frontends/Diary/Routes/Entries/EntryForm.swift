import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// A kind of event as pages and the API add, show and change it.
protocol EntryHandling: Sendable {
  /// Which kind.
  var kind: EventKind { get }
  /// All that a program can say of it.
  var parameters: [any RouteParameter] { get }
  /// All that a form can say of it.
  var formParameters: [any RouteParameter] { get }
  /// Adds one.
  func add(_ input: RouteInput, _ diary: OpenDiary, _ context: DiaryContext) async throws
    -> any DiaryEvent
  /// Changes one to what the request says.
  func edit(
    _ id: RecordID,
    _ input: RouteInput,
    _ diary: OpenDiary,
    _ context: DiaryContext,
    check: @escaping @Sendable (any DiaryEvent) throws -> Void
  ) async throws -> any DiaryEvent
  /// Deletes one.
  func delete(_ id: RecordID, _ diary: OpenDiary, _ context: DiaryContext) async throws
    -> any DiaryEvent
  /// One that is stored.
  func stored(_ id: RecordID, in transaction: any ReadTransaction) throws -> any DiaryEvent
  /// Some of a child's, the latest first.
  func list(
    of diary: OpenDiary,
    behind position: (instant: Instant, id: RecordID)?,
    limit: Int,
    in transaction: any ReadTransaction
  ) throws -> [any DiaryEvent]
  /// The lines of a form; of one to be added where there is none stored.
  func fields(_ event: (any DiaryEvent)?, at: Instant, _ diary: OpenDiary, _ messages: Messages)
    -> HTML
}

/// A kind of event with its values.
struct EntryForm<Event: DiaryEvent>: EntryHandling {
  typealias Adding =
    @Sendable (RouteInput, OpenDiary, DiaryContext, Answers, EntryForm) async throws -> Event

  let values: [EntryField<Event>]
  /// Values that make sense only while it is added.
  let extra: [any RouteParameter]
  private let extraHTML: @Sendable (Messages) -> HTML
  private let adding: Adding?

  init(
    _ values: [EntryField<Event>],
    extra: [any RouteParameter] = [],
    extraHTML: @escaping @Sendable (Messages) -> HTML = { _ in .none },
    adding: Adding? = nil
  ) {
    self.values = values
    self.extra = extra
    self.extraHTML = extraHTML
    self.adding = adding
  }

  var kind: EventKind { Event.kind }

  static var day: Parameter<Day> { Parameter("day", in: .body, .day, "On which day.") }

  private var times: [any RouteParameter] {
    switch Event.shape {
    case .moment: [DiaryInput.at]
    case .span: [DiaryInput.start, DiaryInput.end]
    case .day: [Self.day]
    }
  }

  var parameters: [any RouteParameter] {
    times + values.map(\.parameter) + extra
      + (Event.self is DiaryNote.Type ? [] : [DiaryInput.note as any RouteParameter])
      + DiaryInput.answers
  }

  var formParameters: [any RouteParameter] { parameters + values.compactMap(\.written) }

  func add(
    _ input: RouteInput,
    _ diary: OpenDiary,
    _ context: DiaryContext
  ) async throws -> any DiaryEvent {
    let answers = try context.answers(input, in: diary)
    if let adding { return try await adding(input, diary, context, answers, self) }
    let times = try times(input, diary)
    let author = context.author
    return try await EventJournal(context.dependencies, zones: diary.zones)
      .add(Event.self, for: diary.child.id, confirmed: answers.isConfirmed) { event in
        try event.set(times)
        event.author = author
        try fill(&event, input)
      }
  }

  func edit(
    _ id: RecordID,
    _ input: RouteInput,
    _ diary: OpenDiary,
    _ context: DiaryContext,
    check: @escaping @Sendable (any DiaryEvent) throws -> Void
  ) async throws -> any DiaryEvent {
    let answers = try context.answers(input, in: diary)
    return try await EventJournal(context.dependencies, zones: diary.zones)
      .edit(Event.self, id, confirmed: answers.isConfirmed) { event in
        try check(event)
        try move(&event, input, diary)
        try fill(&event, input)
      }
  }

  func delete(
    _ id: RecordID,
    _ diary: OpenDiary,
    _ context: DiaryContext
  ) async throws -> any DiaryEvent {
    try await EventJournal(context.dependencies, zones: diary.zones).delete(Event.self, id)
  }

  func stored(_ id: RecordID, in transaction: any ReadTransaction) throws -> any DiaryEvent {
    guard let event = try transaction.fetch(Event.self, id) else {
      throw DiaryError.noSuchRecord(id.description)
    }
    return event
  }

  /// Puts in what the request says besides the times.
  func fill(_ event: inout Event, _ input: RouteInput) throws {
    for value in values { try value.apply(input, &event) }
    if !(Event.self is DiaryNote.Type), input.names(DiaryInput.note) {
      event.note = try input(DiaryInput.note)
    }
  }

  /// When a new one was: now where nothing is said.
  func times(_ input: RouteInput, _ diary: OpenDiary) throws -> EventTimes {
    switch Event.shape {
    case .moment: return EventTimes(start: try diary.instant(try input(DiaryInput.at)))
    case .day: return EventTimes(day: try input(Self.day) ?? diary.today)
    case .span:
      let start = try input(DiaryInput.start).map { try diary.instant($0) }
      let text = try input(DiaryInput.end)
      let end =
        try start.map { try diary.end(text, after: $0) } ?? text.map { try diary.instant($0) }
      return EventTimes(start: start ?? end ?? diary.now.wholeSeconds, end: end)
    }
  }

  private func move(_ event: inout Event, _ input: RouteInput, _ diary: OpenDiary) throws {
    switch Event.timing {
    case .moment(let path):
      event[keyPath: path] = try diary.instant(try input(DiaryInput.at), near: event[keyPath: path])
    case .day(let path): event[keyPath: path] = try input(Self.day) ?? event[keyPath: path]
    case .span(let path, let end, _):
      let stored = event[keyPath: end]
      let start = try diary.instant(try input(DiaryInput.start), near: event[keyPath: path])
      event[keyPath: path] = start
      guard input.names(DiaryInput.end) else { return }
      let text = try input(DiaryInput.end)
      event[keyPath: end] =
        try stored.flatMap { stored in try text.map { try diary.instant($0, near: stored) } }
        ?? diary.end(text, after: start)
    }
  }
}

extension EntryForm {
  func list(
    of diary: OpenDiary,
    behind position: (instant: Instant, id: RecordID)?,
    limit: Int,
    in transaction: any ReadTransaction
  ) throws -> [any DiaryEvent] {
    let child = diary.child.id
    let all: Query<Event> =
      switch Event.owner {
      case .child(let path): Event.query.where(path, is: child)
      case .childOrHousehold(let path): Event.query.where(path, is: child)
      }
    let behind = position.map { (key: $0.instant, id: $0.id) }
    switch Event.timing {
    case .moment(let path):
      return try RecordPage.records(all, by: path, behind: behind, limit: limit, in: transaction)
    case .span(let path, _, _):
      return try RecordPage.records(all, by: path, behind: behind, limit: limit, in: transaction)
    case .day(let path):
      let day = position.map { (key: diary.zones.day(holding: $0.instant), id: $0.id) }
      return try RecordPage.records(all, by: path, behind: day, limit: limit, in: transaction)
    }
  }

  func fields(
    _ event: (any DiaryEvent)?,
    at: Instant,
    _ diary: OpenDiary,
    _ messages: Messages
  ) -> HTML {
    let stored = event as? Event
    let shown = stored ?? Event.blank(RecordID(high: 0, low: 0), of: diary.child.id)
    return .several([
      timeFields(stored, at, diary, messages),
      .several(values.map { $0.html(shown, messages) }),
      stored == nil ? extraHTML(messages) : .none,
      Event.self is DiaryNote.Type
        ? .none : FormParts.lines("note", messages("web.field.note"), value: shown.note ?? ""),
    ])
  }

  private func timeFields(
    _ stored: Event?,
    _ at: Instant,
    _ diary: OpenDiary,
    _ messages: Messages
  ) -> HTML {
    switch Event.timing {
    case .moment(let path):
      return FormParts.moment(
        "at",
        messages("web.field.at"),
        stored?[keyPath: path] ?? at,
        diary.zones
      )
    case .day(let path):
      let day = stored?[keyPath: path] ?? diary.zones.day(holding: at)
      return FormParts.line("day", messages("web.day.date"), .date, value: day.description)
    case .span(let path, let end, _):
      return .several([
        FormParts.moment(
          "start",
          messages("web.field.start"),
          stored?[keyPath: path] ?? at,
          diary.zones
        ),
        FormParts.moment("end", messages("web.field.end"), stored?[keyPath: end], diary.zones),
      ])
    }
  }
}
