import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// The forms of events of every kind.
enum EntryPages {
  static var routes: [DiaryRoute] { [kinds, LabelForm.route] + EntryForms.all.flatMap(routes) }

  private static let at = DiaryInput.time("at", in: .query, "When it was.")
  private static let day = Parameter("day", in: .query, .day, "On which day it was.")

  /// The choice of a kind for a moment.
  private static let kinds = DiaryRoute(
    "entryKindsPage",
    .get,
    "/children/{child}/events",
    "The kinds of events.",
    isDocumented: false,
    access: .caregiver,
    parameters: [DiaryInput.child, at],
    answer: .page
  ) { input, context in
    let diary = try await context.open(try input.required(DiaryInput.child))
    let query = try input(at).map { "?at=\(PercentCoding.encoded($0))" } ?? ""
    let page = WebPage(context.messages("web.add")) {
      HTML.h1 { context.messages("web.add") }
      HTML.div(.class("actions")) {
        for kind in EventKind.allCases {
          HTML.a(
            .class("button"),
            .href("\(DiaryPath.child(diary.child.id))/events/\(kind.rawValue)/new\(query)")
          ) { context.messages("web.kind.\(kind.rawValue)") }
        }
      }
    }
    return context.response(page)
  }

  private static func routes(_ form: any EntryHandling) -> [DiaryRoute] {
    [newPage(form), add(form), page(form), change(form), delete(form)]
  }

  private static func newPage(_ form: any EntryHandling) -> DiaryRoute {
    let name = form.kind.rawValue
    return DiaryRoute(
      "new-\(name)-page",
      .get,
      PathPattern("/children/{child}/events/\(name)/new"),
      "The form of a new entry.",
      isDocumented: false,
      access: .caregiver,
      parameters: [DiaryInput.child, at, day],
      answer: .page
    ) { input, context in
      let diary = try await context.open(try input.required(DiaryInput.child))
      let moment = try moment(input, diary)
      let path = "\(DiaryPath.child(diary.child.id))/events/\(name)"
      return context.response(
        page(form, nil, nil, at: moment, to: path, diary, context)
      )
    }
  }

  /// The moment that was asked for; now on today, else the day's noon.
  private static func moment(_ input: RouteInput, _ diary: OpenDiary) throws -> Instant {
    if let text = try input(at) { return try diary.instant(text) }
    guard let day = try input(day), day != diary.today else { return diary.now.wholeSeconds }
    return diary.zones.instant(of: WallTime(secondsSinceMidnight: 43_200), on: day)
  }

  private static func add(_ form: any EntryHandling) -> DiaryRoute {
    DiaryForms.action(
      "add-\(form.kind.rawValue)-form",
      PathPattern("/children/{child}/events/\(form.kind.rawValue)"),
      "Adds an entry.",
      [DiaryInput.child] + form.formParameters
    ) { input, context in
      let diary = try await context.open(try input.required(DiaryInput.child))
      let event = try await form.add(input, diary, context)
      return DiaryPath.day(diary, holding: event.beginning(by: diary.zones), done: "added")
    }
  }

  private static func page(_ form: any EntryHandling) -> DiaryRoute {
    DiaryRoute(
      "\(form.kind.rawValue)-page",
      .get,
      PathPattern("/events/\(form.kind.rawValue)/{id}"),
      "The form of an entry.",
      isDocumented: false,
      access: .reader,
      parameters: [DiaryInput.id],
      answer: .page
    ) { input, context in
      let (diary, event) = try await context.openEvent(form, try input.required(DiaryInput.id))
      let path = DiaryPath.event(form.kind, event.id)
      let labels = try await context.read { try EntryLabels(of: event.id, in: $0) }
      return context.response(page(form, event, labels, at: diary.now, to: path, diary, context))
    }
  }

  private static func change(_ form: any EntryHandling) -> DiaryRoute {
    DiaryForms.action(
      "edit-\(form.kind.rawValue)-form",
      PathPattern("/events/\(form.kind.rawValue)/{id}"),
      "Changes an entry.",
      [DiaryInput.id] + form.formParameters
    ) { input, context in
      let (diary, event) = try await context.openEvent(form, try input.required(DiaryInput.id))
      let changed = try await form.edit(event.id, input, diary, context) { _ in }
      return DiaryPath.day(diary, holding: changed.beginning(by: diary.zones), done: "changed")
    }
  }

  private static func delete(_ form: any EntryHandling) -> DiaryRoute {
    DiaryForms.action(
      "delete-\(form.kind.rawValue)-form",
      PathPattern("/events/\(form.kind.rawValue)/{id}/delete"),
      "Deletes an entry.",
      [DiaryInput.id]
    ) { input, context in
      let (diary, event) = try await context.openEvent(form, try input.required(DiaryInput.id))
      let deleted = try await form.delete(event.id, diary, context)
      return DiaryPath.day(diary, holding: deleted.beginning(by: diary.zones), done: "deleted")
    }
  }

  private static func page(
    _ form: any EntryHandling,
    _ event: (any DiaryEvent)?,
    _ labels: EntryLabels?,
    at moment: Instant,
    to path: String,
    _ diary: OpenDiary,
    _ context: DiaryContext
  ) -> WebPage {
    let messages = context.messages
    let title = messages("web.kind.\(form.kind.rawValue)")
    let isWriting = context.may(.caregiver)
    var page = WebPage(title) {
      HTML.h1 { "\(title): \(diary.child.name)" }
      HTML.form(.post, .action(path), .class("card")) {
        form.fields(event, at: moment, diary, messages)
        if isWriting { SleepEditor.save(messages) }
      }
      if let labels, isWriting { LabelForm(labels: labels, messages: messages).html }
      if event != nil, isWriting { FormParts.button(messages("web.delete"), to: "\(path)/delete") }
    }
    page.isNight = diary.child.night.contains(diary.zones.local(diary.now).time)
    return page
  }
}

extension WebContext<DiaryWeb> {
  /// An event with the diary it belongs to; what is the household's is opened in any child's.
  ///
  /// - Throws: `DiaryError.noSuchRecord`, `StoreError`.
  func openEvent(
    _ form: any EntryHandling,
    _ id: RecordID
  ) async throws -> (diary: OpenDiary, event: any DiaryEvent) {
    try await read { transaction in
      let event = try form.stored(id, in: transaction)
      guard let child = try event.childID ?? ChildBook.children(in: transaction).first?.id else {
        throw DiaryError.noChildren
      }
      return (try self.open(child, in: transaction), event)
    }
  }
}
