import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel
import HearthSupport

/// Makes the commands that add events; what differs between kinds is their form.
enum EventCommand {
  /// A command that adds an event of a kind.
  ///
  /// - Parameters:
  ///   - name: the word that calls it.
  ///   - summary: the key of what it does.
  ///   - arguments: what it takes besides the form's options, times, note and author.
  ///   - form: the options of the kind.
  ///   - takesNote: false where the note is an argument.
  ///   - isShared: whether the event can be the household's.
  ///   - put: puts the arguments in.
  /// - Returns: the command.
  static func adding<Event: DiaryEvent>(
    _ name: String,
    summary: String,
    arguments: [any CommandParameter] = [],
    form: EventForm<Event>,
    takesNote: Bool = true,
    isShared: Bool = false,
    _ put: @escaping @Sendable (Values, inout Event) throws -> Void = { _, _ in }
  ) -> Command<DiarySession> {
    let note: [any CommandParameter] = takesNote ? [DiaryOptions.note] : []
    let shared: [any CommandParameter] = isShared ? [EventOptions.shared] : []
    return Command<DiarySession>(
      name,
      summary: summary,
      parameters: arguments + form.parameters + EventOptions.times(of: Event.shape) + note
        + [EventOptions.author] + shared + [DiaryOptions.yes],
      exclusive: EventOptions.exclusive(of: Event.shape)
        + form.exclusive.filter { set in set.allSatisfy(form.takes) }
    ) { values, session in
      let isHousehold = isShared && values[EventOptions.shared]
      let diary = isHousehold ? try await session.openAny() : try await session.open()
      let times = try EventOptions.times(values, of: Event.shape, in: diary, session)
      let author = try await session.author(values[EventOptions.author])
      let event = try await session.confirming(values[DiaryOptions.yes], in: diary) { confirmed in
        try await EventJournal(session.dependencies, zones: diary.zones)
          .add(Event.self, for: diary.child.id, confirmed: confirmed) { event in
            try event.set(times)
            if takesNote { event.note = values[DiaryOptions.note] }
            event.author = author
            try form.fill(&event, from: values)
            try put(values, &event)
          }
      }
      try await session.tell(event, "done.event-added", in: diary)
    }
  }
}

extension DiarySession {
  /// The diary for what is no child's in particular; the child is then any.
  func openAny() async throws -> OpenDiary {
    try await read { transaction in
      guard let child = try ChildBook.children(in: transaction).first else {
        throw DiaryError.noChildren
      }
      return OpenDiary(child: child, zones: try zones(in: transaction), now: now)
    }
  }

  /// Tells of an event that was written: whose, when, what, its identifier.
  func tell(_ event: any DiaryEvent, _ done: MessageKey, in diary: OpenDiary) async throws {
    let labels = try await read { try EventLabels(of: [event], in: $0) }
    let writer = EventWriter(messages: messages, now: diary.now.wholeSeconds, labels: labels)
    let owner = event.childID == nil ? messages("word.household") : diary.child.name
    try print(
      RecordJSON(zones: diary.zones, now: diary.now.wholeSeconds, labels: labels).event(event),
      or: [
        messages(done, owner, time(of: event, in: diary.zones), writer.summary(event)),
        messages("done.id", event.id.description),
      ]
    )
  }

  /// When an event was, for a sentence.
  func time(of event: any DiaryEvent, in zones: TimeZoneHistory) -> String {
    if let day = event.ownDay { return messages.dateText(day, .long) }
    let start = event.beginning(by: zones)
    guard let end = event.ending, end != start else { return clock(start, in: zones) }
    return span(start, end, in: zones)
  }
}
