import HTTPKit
import HabitsCore
import HearthContainer
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// Categories for programs.
enum CategoryAPI {
  static var routes: [HabitsRoute] { [list, add, one, rename, delete] }

  private static let list = HabitsAPI.get(
    "listCategories",
    "/api/categories",
    "The categories in the order in which they were added.",
    [],
    schema: HabitsAPI.listSchema
  ) { _, context in
    let categories = try await context.read { try CategoryBook.categories(in: $0) }
    return APIPage.json(categories.map(TrackerJSON().category), next: nil)
  }

  private static let add = HabitsAPI.act(
    "addCategory",
    .post,
    "/api/categories",
    "Adds a category; two of one name are refused.",
    [CategoryPages.name],
    status: .created
  ) { input, context in
    let name = try input.required(CategoryPages.name)
    return TrackerJSON().category(
      try await CategoryBook(context.dependencies).add(name, zone: try context.firstZone())
    )
  }

  private static func json(_ id: RecordID, in transaction: any ReadTransaction) throws -> JSON {
    TrackerJSON().category(try CategoryBook.category(id.description, in: transaction))
  }

  private static let one = HabitsAPI.get(
    "readCategory",
    "/api/categories/{id}",
    "A category.",
    [HabitsInput.id],
    schema: HabitsAPI.recordSchema
  ) { input, context in
    let id = try input.required(HabitsInput.id)
    return try await context.read { try json(id, in: $0) }
  }

  private static let rename = HabitsAPI.act(
    "renameCategory",
    .patch,
    "/api/categories/{id}",
    "Gives a category another name.",
    [HabitsInput.id, CategoryPages.name]
  ) { input, context in
    let id = try input.required(HabitsInput.id)
    let checking = context.meaning(input) { try json(id, in: $0) }
    return TrackerJSON().category(
      try await CategoryBook(checking.dependencies)
        .rename(id.description, to: try input.required(CategoryPages.name))
    )
  }

  private static let moveTo = Parameter(
    "moveTo",
    in: .query,
    .id,
    "The category that its trackers move to."
  )
  private static let deletesTrackers = Parameter(
    "deleteTrackers",
    in: .query,
    .flag,
    "Whether its trackers go with all their history."
  )

  private static let delete = HabitsAPI.act(
    "deleteCategory",
    .delete,
    "/api/categories/{id}",
    "Deletes a category; where it has trackers, say what becomes of them.",
    [HabitsInput.id, moveTo, deletesTrackers]
  ) { input, context in
    let id = try input.required(HabitsInput.id)
    let checking = context.meaning(input) { try json(id, in: $0) }
    let target = try await CategoryActions(context).move(to: try input(moveTo)?.description)
    let isAll = try input(deletesTrackers) ?? false
    return TrackerJSON().category(
      try await CategoryBook(checking.dependencies)
        .delete(id.description, trackers: target ?? (isAll ? .delete : nil))
    )
  }
}
