import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// Events of every kind for programs, and feedings while they go on.
enum EventAPI {
  static var all: [DiaryRoute] {
    EntryForms.all.flatMap(routes) + NursingStep.allCases.map(nursing)
  }

  private static func routes(_ form: any EntryHandling) -> [DiaryRoute] {
    [list(form), add(form), one(form), change(form), delete(form)]
  }

  private static func list(_ form: any EntryHandling) -> DiaryRoute {
    let kind = form.kind.rawValue
    return DiaryAPI.get(
      "list-\(kind)",
      PathPattern("/api/children/{child}/events/\(kind)"),
      "A child's events of a kind, the latest first.",
      [DiaryInput.child, DiaryAPI.limit, DiaryAPI.cursor],
      schema: DiaryAPI.listSchema
    ) { input, context in
      let id = try input.required(DiaryInput.child)
      let limit = try input(DiaryAPI.limit) ?? APIPage.usualLimit
      let position = try input(DiaryAPI.cursor).map { try APIPage.position($0) }
      return try await context.read { transaction in
        let diary = try context.open(id, in: transaction)
        let found = try form.list(
          of: diary,
          behind: position,
          limit: limit + 1,
          in: transaction
        )
        let shown = Array(found.prefix(limit))
        let writer = RecordJSON(
          zones: diary.zones,
          now: diary.now.wholeSeconds,
          labels: try EventLabels(of: shown, in: transaction)
        )
        let next = found.count > limit ? shown.last : nil
        return APIPage.json(
          shown.map(writer.event),
          next: next.map { APIPage.cursor($0.beginning(by: diary.zones), $0.id) }
        )
      }
    }
  }

  private static func add(_ form: any EntryHandling) -> DiaryRoute {
    let kind = form.kind.rawValue
    return DiaryAPI.act(
      "add-\(kind)",
      .post,
      PathPattern("/api/children/{child}/events/\(kind)"),
      "Adds an event.",
      [DiaryInput.child] + form.parameters,
      status: .created
    ) { input, context in
      let diary = try await context.open(try input.required(DiaryInput.child))
      return try await json(of: try await form.add(input, diary, context), diary, context)
    }
  }

  private static func one(_ form: any EntryHandling) -> DiaryRoute {
    let kind = form.kind.rawValue
    return DiaryAPI.get(
      "read-\(kind)",
      PathPattern("/api/events/\(kind)/{id}"),
      "An event.",
      [DiaryInput.id],
      schema: DiaryAPI.recordSchema
    ) { input, context in
      let (diary, event) = try await context.openEvent(form, try input.required(DiaryInput.id))
      return try await json(of: event, diary, context)
    }
  }

  private static func change(_ form: any EntryHandling) -> DiaryRoute {
    let kind = form.kind.rawValue
    return DiaryAPI.act(
      "edit-\(kind)",
      .patch,
      PathPattern("/api/events/\(kind)/{id}"),
      "Changes what the body names of an event.",
      [DiaryInput.id] + form.parameters.map { OptionalParameter($0.info) }
    ) { input, context in
      let (diary, event) = try await context.openEvent(form, try input.required(DiaryInput.id))
      let labels = try await context.read { try EventLabels(of: [event], in: $0) }
      let writer = RecordJSON(zones: diary.zones, now: diary.now.wholeSeconds, labels: labels)
      let changed = try await form.edit(event.id, input, diary, context) { stored in
        // Inside the transaction that writes, so that nobody's change comes between.
        try DiaryAPI.check(input, writer.event(stored), context)
      }
      return try await json(of: changed, diary, context)
    }
  }

  private static func delete(_ form: any EntryHandling) -> DiaryRoute {
    let kind = form.kind.rawValue
    return DiaryAPI.act(
      "delete-\(kind)",
      .delete,
      PathPattern("/api/events/\(kind)/{id}"),
      "Deletes an event.",
      [DiaryInput.id]
    ) { input, context in
      let (diary, event) = try await context.openEvent(form, try input.required(DiaryInput.id))
      let shown = try await json(of: event, diary, context)
      let checking = context.meaning(input) { transaction in
        let stored = try form.stored(event.id, in: transaction)
        return RecordJSON(
          zones: diary.zones,
          now: diary.now.wholeSeconds,
          labels: try EventLabels(of: [stored], in: transaction)
        ).event(stored)
      }
      _ = try await form.delete(event.id, diary, checking)
      return shown
    }
  }

  private static func nursing(_ step: NursingStep) -> DiaryRoute {
    DiaryAPI.act(
      "feeding-\(step.rawValue)",
      .post,
      PathPattern("/api/children/{child}/nursing/\(step.rawValue)"),
      "A feeding while it goes on: begun, changed, paused, resumed, stopped.",
      [DiaryInput.child, DiaryInput.at] + DiaryInput.answers
    ) { input, context in
      let diary = try await context.open(try input.required(DiaryInput.child))
      let feeding = try await NursingActions(context, diary).perform(step, input)
      return try await json(of: feeding, diary, context)
    }
  }

  private static func json(
    of event: any DiaryEvent,
    _ diary: OpenDiary,
    _ context: DiaryContext
  ) async throws -> JSON {
    let labels = try await context.read { try EventLabels(of: [event], in: $0) }
    return RecordJSON(zones: diary.zones, now: diary.now.wholeSeconds, labels: labels).event(event)
  }
}

/// A parameter that need not be there when something is changed.
private struct OptionalParameter: RouteParameter {
  let info: RouteParameterInfo

  init(_ info: RouteParameterInfo) {
    self.info = info.optional
  }
}
