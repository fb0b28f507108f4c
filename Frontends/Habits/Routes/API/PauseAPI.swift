import HTTPKit
import HabitsCore
import HearthContainer
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// Vacations for programs.
enum PauseAPI {
  static var routes: [HabitsRoute] { [list, add, delete] }

  private static func names(
    in transaction: any ReadTransaction
  ) throws(StoreError) -> [RecordID: String] {
    let trackers = try TrackerBook.trackers(in: transaction)
    return Dictionary(uniqueKeysWithValues: trackers.map { ($0.id, $0.name) })
  }

  private static func json(_ pause: Pause, in transaction: any ReadTransaction) throws -> JSON {
    TrackerJSON().pause(pause, names: try names(in: transaction))
  }

  private static func json(_ id: RecordID, in transaction: any ReadTransaction) throws -> JSON {
    guard let pause = try transaction.fetch(Pause.self, id) else {
      throw HabitsError.noSuchPause(id.description)
    }
    return try json(pause, in: transaction)
  }

  private static let list = HabitsAPI.get(
    "listPauses",
    "/api/pauses",
    "The vacations by their first day; `trackers` is null where all rest.",
    [],
    schema: HabitsAPI.listSchema
  ) { _, context in
    try await context.read { transaction in
      let names = try names(in: transaction)
      let pauses = try PauseBook.pauses(in: transaction)
      return APIPage.json(pauses.map { TrackerJSON().pause($0, names: names) }, next: nil)
    }
  }

  private static let add = HabitsAPI.act(
    "addPause",
    .post,
    "/api/pauses",
    "Lets all trackers rest, or some.",
    [PausePages.from, PausePages.to, PausePages.trackers],
    status: .created,
    problems: [.notFound]
  ) { input, context in
    let pause = try await PauseBook(context.dependencies).add(
      from: try input.required(PausePages.from),
      to: try input.required(PausePages.to),
      trackers: try input.all(PausePages.trackers).map(\.description)
    )
    return try await context.read { try json(pause, in: $0) }
  }

  private static let delete = HabitsAPI.act(
    "deletePause",
    .delete,
    "/api/pauses/{id}",
    "Deletes a pause, as if there had been none.",
    [HabitsInput.id]
  ) { input, context in
    let id = try input.required(HabitsInput.id)
    let shown = try await context.read { try json(id, in: $0) }
    let checking = context.meaning(input) { try json(id, in: $0) }
    _ = try await PauseBook(checking.dependencies).delete(id.description)
    return shown
  }
}
