import HTTPKit
import HabitsCore
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// Trackers for programs.
enum TrackerAPI {
  static var routes: [HabitsRoute] { [list, add, one, change, archive, delete] }

  private static let list = HabitsAPI.get(
    "listTrackers",
    "/api/trackers",
    "All trackers in the order in which they were added, archived ones included.",
    [HabitsAPI.limit, HabitsAPI.cursor],
    schema: HabitsAPI.listSchema
  ) { input, context in
    let limit = try input(HabitsAPI.limit) ?? APIPage.usualLimit
    let after = try input(HabitsAPI.cursor).map { try APIPage.position($0).id }
    return try await context.read { transaction in
      let all = try TrackerBook.trackers(in: transaction)
      let start = after.flatMap { id in all.firstIndex { $0.id == id } }.map { $0 + 1 } ?? 0
      let shown = all[start...].prefix(limit)
      let next = start + limit < all.count ? shown.last.map { cursor($0) } : nil
      return APIPage.json(try shown.map { try json($0, transaction) }, next: next)
    }
  }

  private static func cursor(_ tracker: Tracker) -> String {
    APIPage.cursor(Instant(milliseconds: Int64(tracker.order)), tracker.id)
  }

  private static func json(_ tracker: Tracker, _ transaction: any ReadTransaction) throws -> JSON {
    TrackerJSON().tracker(
      tracker,
      try transaction.fetch(ScheduleVersion.query.where(\.tracker, is: tracker.id)),
      category: try transaction.fetch(HabitsCore.Category.self, tracker.category)?.name
    )
  }

  private static func json(_ id: RecordID, in transaction: any ReadTransaction) throws -> JSON {
    try json(try TrackerBook.tracker(id.description, in: transaction), transaction)
  }

  private static func json(_ id: RecordID, _ context: HabitsContext) async throws -> JSON {
    try await context.read { try json(id, in: $0) }
  }

  private static let add = HabitsAPI.act(
    "addTracker",
    .post,
    "/api/trackers",
    "Adds a tracker.",
    [TrackerInput.kind, TrackerInput.name, TrackerInput.category] + TrackerInput.details,
    status: .created,
    problems: [.notFound]
  ) { input, context in
    try await json(try await TrackerActions(context).add(input).id, context)
  }

  private static let one = HabitsAPI.get(
    "readTracker",
    "/api/trackers/{id}",
    "A tracker with its schedules.",
    [HabitsInput.id],
    schema: HabitsAPI.recordSchema
  ) { input, context in
    try await json(try input.required(HabitsInput.id), context)
  }

  private static let change = HabitsAPI.act(
    "editTracker",
    .patch,
    "/api/trackers/{id}",
    "Changes what the body names; a schedule is another from a day on and leaves the past alone.",
    [HabitsInput.id, optional(TrackerInput.name), optional(TrackerInput.category)]
      + [TrackerInput.isPinned] + TrackerInput.details
  ) { input, context in
    let id = try input.required(HabitsInput.id)
    let checking = context.meaning(input) { try json(id, in: $0) }
    _ = try await TrackerActions(checking).edit(try await context.tracker(id), input)
    return try await json(id, context)
  }

  private static func optional<Value>(_ parameter: Parameter<Value>) -> Parameter<Value> {
    Parameter(parameter.info.name, in: .body, parameter.type, parameter.info.summary)
  }

  private static let archive = HabitsAPI.act(
    "archiveTracker",
    .post,
    "/api/trackers/{id}/archive",
    "Takes a tracker out of use from a day on, or back into use.",
    [HabitsInput.id, TrackerPages.isArchived, TrackerInput.from]
  ) { input, context in
    let id = try input.required(HabitsInput.id)
    let isArchived = try input.required(TrackerPages.isArchived)
    let today = try await context.open().today
    _ = try await context.trackers()
      .archive(id.description, from: isArchived ? try input(TrackerInput.from) ?? today : nil)
    return try await json(id, context)
  }

  private static let delete = HabitsAPI.act(
    "deleteTracker",
    .delete,
    "/api/trackers/{id}",
    "Deletes a tracker with all its history.",
    [HabitsInput.id]
  ) { input, context in
    let id = try input.required(HabitsInput.id)
    let shown = try await json(id, context)
    let checking = context.meaning(input) { try json(id, in: $0) }
    _ = try await checking.trackers().delete(id.description)
    return shown
  }
}
